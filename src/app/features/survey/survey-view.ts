import type { Reply } from '#app/answer-worker/protocol.ts'
import { picturesAmong } from '#core/gallery/collect-pictures.ts'
import { placesAmong } from '#core/place/collect-places.ts'
import { timesAmong } from '#core/timeline/collect-times.ts'
import type { ItemsQuestion } from '#app/export-worker/protocol.ts'

/** Answers questions about the items of a response or of a saved file. */
export interface SurveySource {
  ask<Q extends ItemsQuestion>(question: Q): Promise<Extract<Reply, { kind: Q['kind'] }>>
}

/** The views of all items next to their rows. */
export const surveyViews = ['map', 'timeline', 'gallery'] as const
export type SurveyView = (typeof surveyViews)[number]

/** The views of a saved file. It has no column headers, so its attributes are a view. */
export type KeptView = SurveyView | 'attributes'

export type Survey = Extract<Reply, { kind: 'survey' }>

/** Limits a survey to the items at these positions. */
export const surveyAmong = (survey: Survey, among: ReadonlySet<number>): Survey => ({
  kind: 'survey',
  places: placesAmong(survey.places, among),
  times: timesAmong(survey.times, among),
  pictures: picturesAmong(survey.pictures, among),
})

/** A relation that would add data to a view, and how many items link it without details. */
export interface UnresolvedRelation {
  relation: string
  count: number
}

export function unresolvedOf(survey: Survey, view: SurveyView): UnresolvedRelation[] {
  const { places, times, pictures } = survey
  const { unresolved } = { map: places, timeline: times, gallery: pictures }[view]
  return Array.from(unresolved, ([relation, { length: count }]) => ({ relation, count }))
}

/** Number of items that might have something to show once their details are loaded. */
export const countUnresolved = (survey: Survey, view: SurveyView): number =>
  unresolvedOf(survey, view).reduce((sum, { count }) => sum + count, 0)

/** False if a view has nothing to show because of the query's list of fields. */
export const isRequested = ({ places, times, pictures }: Survey, view: SurveyView): boolean =>
  ({ map: places, timeline: times, gallery: pictures })[view].isRequested

/** The views that have something to show. */
export function offeredViews(survey: Survey): SurveyView[] {
  const { places, times, pictures } = survey
  const has = {
    map: places.located.length > 0,
    timeline: times.positions.length > 0,
    gallery: pictures.owners.length > 0,
  }
  return surveyViews.filter((view) => has[view])
}
