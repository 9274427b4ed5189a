import { limitsDetails } from '#core/query/flat-fields.ts'
import { useAnswerStore } from '#app/stores/answer-store.ts'

/** Returns whether the shown response was asked for only some attributes of a relation's items. */
export function useLimitedDetails(): (relation: string) => boolean {
  const answers = useAnswerStore()
  return (relation) => answers.answer !== null && limitsDetails(answers.answer.sent.form, relation)
}
