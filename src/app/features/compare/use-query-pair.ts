import type { QueryPair } from '#core/set/find-pair-sets.ts'
import type { ListedEntry } from '#core/workspace/history-entry.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { isWholeForm } from '#app/stores/is-whole-form.ts'
import { readFigures, requestedPageSize } from '#app/stores/response-figures.ts'
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
    const { result } = entry
    const conventionsOfSaved =
      connections.connections.find(({ id }) => id === entry.connectionId)?.conventions ??
      answer.sent.conventions
    const queryOf = (side: ComparedSide): ComparedQuery => {
      const { connectionId, connectionName, baseUrl, form, total, itemCount } = side
      const query = { connectionId, connectionName, baseUrl, form }
      if (side.role === 'shown')
        return { ...query, conventions: answer.sent.conventions, figures: readFigures(answer) }
      return {
        ...query,
        conventions: conventionsOfSaved,
        figures: {
          total,
          items: itemCount,
          bytes: result.kind === 'answer' ? result.sizeBytes : 0,
          tookMs: result.kind === 'answer' ? result.durationMs : 0,
          pageSize: requestedPageSize(form),
        },
      }
    }
    return isWholeForm(answer) ? [queryOf(before), queryOf(after)] : null
  }
}
