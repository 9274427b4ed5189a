import { computed } from 'vue'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'

/** The complete response to the form's current request; null if another response is shown. */
export function useOwnAnswer() {
  const query = useQueryStore()
  const connections = useConnectionsStore()
  const answer = useAnswerStore()
  return computed(() => {
    const shown = answer.answer
    if (!shown?.end || shown.sent.connectionId !== connections.currentId) return null
    const isOwn = JSON.stringify(shown.sent.plan) === JSON.stringify(query.plan)
    return isOwn ? { ...shown, end: shown.end } : null
  })
}
