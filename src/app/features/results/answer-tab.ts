import { surveyViews, type SurveyView } from '#app/features/survey/survey-view.ts'

/** The views of one answer, as their tabs stand. */
export const answerTabs = ['items', ...surveyViews, 'completeness', 'raw'] as const
export type AnswerTab = (typeof answerTabs)[number]

/** What the tab `raw` holds: the answer as it came. */
export const rawViews = ['text', 'tree', 'head'] as const
export type RawView = (typeof rawViews)[number]

/** The view that stands beside the rows with a tab, or null. */
export function surveyOf(tab: AnswerTab): SurveyView | null {
  return surveyViews.find((view) => view === tab) ?? null
}
