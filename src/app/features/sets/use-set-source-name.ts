import { describeQuery } from '#core/query/describe-query.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { useClauseWords } from '#app/features/query/use-clause-words.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useValueNamesStore } from '#app/stores/value-names-store.ts'

export interface SetSource {
  connectionId: string
  form: QueryForm
  conventions: Conventions
}

/** Returns functions that name what a set holds: its endpoint, and the full text and filters if it has any. */
export function useSetSourceName() {
  const connections = useConnectionsStore()
  const endpoints = useEndpointsStore()
  const values = useValueNamesStore()
  const { nameOf, textOf } = useClauseWords()

  /** Full text and filters; empty for the whole endpoint. */
  function listFilters({ connectionId, form, conventions }: SetSource) {
    const connection = connections.connections.find(({ id }) => id === connectionId)
    return describeQuery(form, conventions, connection?.filterDefinitions ?? [], {
      nameOfValue: connection === undefined ? () => null : values.nameOfAt(connection),
      endpointLabelOf: () => null,
    }).filter(({ kind }) => kind === 'full-text' || kind === 'filter')
  }

  /** “Places · Kurpark”. */
  const nameOfSetSource = (source: SetSource): string =>
    [
      endpoints.displayNameOf(source.connectionId, source.form.endpoint),
      ...listFilters(source).map(textOf),
    ].join(' · ')
  const describeFilters = (source: SetSource): string[] =>
    listFilters(source).map((clause) => `${nameOf(clause)}: ${textOf(clause)}`)

  return { nameOfSetSource, describeFilters }
}
