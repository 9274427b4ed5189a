import { computed } from 'vue'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'

export type QueryLock =
  /** The form has a raw body. */
  | 'raw-body'
  /** The rows are from another connection than the current one. */
  | 'other-connection'
  /** The form has another endpoint than the rows. */
  | 'other-endpoint'

/** Why the query in the form cannot be changed from the rows; null if it can. */
export function useQueryLock() {
  const answers = useAnswerStore()
  const connections = useConnectionsStore()
  const query = useQueryStore()
  return computed<QueryLock | null>(() => {
    const sent = answers.answer?.sent
    if (sent?.connectionId !== connections.currentId) return 'other-connection'
    if (sent.form.endpoint.trim() !== query.form.endpoint.trim()) return 'other-endpoint'
    return query.rawBody === null ? null : 'raw-body'
  })
}
