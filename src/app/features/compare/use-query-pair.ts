import type { QueryPair } from '#core/set/find-pair-sets.ts'
import type { ListedEntry } from '#core/workspace/history-entry.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { isWholeForm } from '#app/stores/is-whole-form.ts'
import type { ComparedQuery } from '#app/stores/sets-store.ts'
import type { ComparedSide, ComparisonState } from './use-comparison.ts'

/**
 * Returns a function that describes the queries of two compared responses, to fetch all of their items. Its result
 * is null for a body typed by hand, whose items cannot be fetched.
 */
export function useQueryPair(entry: ListedEntry) {
  const connections = useConnectionsStore()

  return ({
    answer,
    before,
    after,
  }: Extract<ComparisonState, { kind: 'compared' }>): QueryPair<ComparedQuery> | null => {
    const ofShown = {
      conventions: answer.sent.conventions,
      bytes: answer.progress.bytes,
      tookMs: answer.head.timing.firstByteMs + (answer.end?.outcome?.downloadMs ?? 0),
    }
    const { result } = entry
    const ofSaved = {
      conventions:
        connections.connections.find(({ id }) => id === entry.connectionId)?.conventions ??
        answer.sent.conventions,
      bytes: result.kind === 'answer' ? result.sizeBytes : 0,
      tookMs: result.kind === 'answer' ? result.durationMs : 0,
    }
    const queryOf = (side: ComparedSide): ComparedQuery => {
      const { connectionId, connectionName, baseUrl, form, total, items } = side
      const { conventions, bytes, tookMs } = side.role === 'shown' ? ofShown : ofSaved
      const pageSize = form.pageSize === '' ? null : Number(form.pageSize)
      const figures = { total, items, bytes, tookMs, pageSize }
      return { connectionId, connectionName, baseUrl, form, conventions, figures }
    }
    return isWholeForm(answer) ? [queryOf(before), queryOf(after)] : null
  }
}
