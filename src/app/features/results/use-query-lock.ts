import { computed } from 'vue'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'

/** Why the query in the form is not to be changed from the rows; null where it can be. */
export type QueryLock = 'typed-body' | 'elsewhere' | 'other-endpoint'

export function useQueryLock() {
  const answers = useAnswerStore()
  const connections = useConnectionsStore()
  const query = useQueryStore()
  return computed<QueryLock | null>(() => {
    const sent = answers.answer?.sent
    if (sent?.connectionId !== connections.currentId) return 'elsewhere'
    // The form's query would be changed, and that of the rows be meant.
    if (sent.form.endpoint.trim() !== query.form.endpoint.trim()) return 'other-endpoint'
    return query.rawBody === null ? null : 'typed-body'
  })
}
