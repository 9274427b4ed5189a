import type { Reply } from '#app/answer-worker/protocol.ts'
import type { KeptQuestion } from '#app/export-worker/protocol.ts'

/** Who can be asked about items: those of an answer or of a kept file. */
export interface SurveySource {
  ask<Q extends KeptQuestion>(question: Q): Promise<Extract<Reply, { kind: Q['kind'] }>>
}

/** The views of all items beside their rows. */
export const surveyViews = ['map', 'timeline', 'gallery'] as const
export type SurveyView = (typeof surveyViews)[number]

/** Those of a kept file, which has no columns whose heads say what is in it. */
export type KeptView = SurveyView | 'attributes'

export type Survey = Extract<Reply, { kind: 'survey' }>

/** Each view is offered only where items have something to be seen in it, or name what would bring it. */
export function offeredViews(survey: Survey): SurveyView[] {
  const { places, times, pictures } = survey
  const has = {
    map: places.located.length > 0,
    timeline: times.dated.length > 0,
    gallery: pictures.owners.length > 0,
  }
  return surveyViews.filter((view) => has[view])
}
