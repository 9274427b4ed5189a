import { computed } from 'vue'
import { useAnswerStore } from '#app/stores/answer-store.ts'

/** Whether the rows are those of one page, or of a saved set, which has no pages. */
export function useRowsScope() {
  const answers = useAnswerStore()
  return computed(() => (answers.answer?.sent.set === undefined ? 'page' : 'set'))
}
