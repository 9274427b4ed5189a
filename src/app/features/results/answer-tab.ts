/** The views of one answer. */
export const answerTabs = ['items', 'completeness', 'text', 'tree', 'head'] as const
export type AnswerTab = (typeof answerTabs)[number]
