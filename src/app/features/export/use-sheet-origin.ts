import type { ExportScope } from '#core/export/export-format.ts'
import type { SheetOrigin } from '#core/export/html-sheet-writer.ts'
import { steadySort } from '#core/export/plan-export-start.ts'
import type { QueryForm } from '#core/query/form.ts'
import { maxSafeLinkLength, renderEndpointLink } from '#core/share/render-endpoint.ts'
import { withoutTokens } from '#core/workspace/without-tokens.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { isWholeForm } from '#app/stores/query-store.ts'
import type { ShownResponse } from '#app/stores/response-store.ts'
import { useClauses, useClauseWords } from '#app/features/query/use-clause-words.ts'
import { useQueryName } from '#app/features/query/use-query-name.ts'
import { useConnectionName } from '#app/words/use-name-words.ts'

/** What decides which items a list has, and in which order. */
const conditionKinds = ['full-text', 'filter', 'sort', 'extra']

/** What was exported of a query. */
export interface ExportedPart {
  scope: ExportScope
  /** The scope in words. */
  scopeWords: string
  /** Whether items without the server's default language are not among them. */
  isDefaultLanguageOnly: boolean
  /** Whether all pages came in another order than that of the query. */
  isSortedSteadily: boolean
}

/** Returns a function that says how the list of a sheet was made; null for a body that the form cannot express. */
export function useSheetOrigin(): (
  response: ShownResponse,
  part: ExportedPart,
) => SheetOrigin | null {
  const { say } = useWords()
  const connections = useConnectionsStore()
  const nameOfConnection = useConnectionName()
  const nameOfQuery = useQueryName()
  const clausesOf = useClauses()
  const { nameOf, textOf } = useClauseWords()

  return ({ sent }, { scope, scopeWords, isDefaultLanguageOnly, isSortedSteadily }) => {
    const connection = connections.connections.find(({ id }) => id === sent.connectionId)
    if (!connection || !isWholeForm({ sent })) return null
    const { baseUrl, conventions } = sent
    const form: QueryForm = withoutTokens({
      ...sent.form,
      ...(isSortedSteadily && { sort: [{ attribute: steadySort, direction: 'ascending' }] }),
      ...(scope === 'all' && { pageNumber: '' }),
    })
    const title = nameOfQuery(connection.id, form)
    const connectionName = nameOfConnection(connection)
    const link = renderEndpointLink({ title, connectionName, baseUrl, conventions, form })
    return {
      title: say('share.origin.title'),
      lines: [
        `${say('share.markdown.connection')}: ${connectionName}`,
        ...clausesOf(connection, form).flatMap((clause) => {
          if (clause.kind === 'endpoint') return `${nameOf(clause)}: ${clause.title ?? clause.name}`
          return conditionKinds.includes(clause.kind) ? `${nameOf(clause)}: ${textOf(clause)}` : []
        }),
        `${say('share.origin.scope')}: ${scopeWords}`,
        ...(isDefaultLanguageOnly ? [say('results.onlyDefaultLanguage')] : []),
      ],
      linkLabel: say('share.origin.open'),
      // A longer one may be cut off.
      link: link.length > maxSafeLinkLength ? null : link,
    }
  }
}
