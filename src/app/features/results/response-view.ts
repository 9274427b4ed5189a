import { surveyViews, type SurveyView } from '#app/features/survey/survey-view.ts'

/** The views of a response, in the order of their tabs. */
export const responseViews = ['items', 'overview', ...surveyViews, 'raw'] as const
export type ResponseView = (typeof responseViews)[number]

/** The parts of the view `raw`. */
export const rawViews = ['text', 'tree', 'head'] as const
export type RawView = (typeof rawViews)[number]

/** The view that a tab shows next to the rows; null if there is none. */
export function surveyViewOf(tab: ResponseView): SurveyView | null {
  return surveyViews.find((view) => view === tab) ?? null
}
