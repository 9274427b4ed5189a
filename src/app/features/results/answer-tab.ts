/** The views of one answer. */
export const answerTabs = ['items', 'text', 'tree', 'head'] as const
export type AnswerTab = (typeof answerTabs)[number]
