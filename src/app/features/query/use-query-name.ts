import { filterInputOf } from '#core/dialect/filter-input.ts'
import { readFilterKey } from '#core/query/filter-key.ts'
import type { QueryClause } from '#core/query/describe-query.ts'
import { pruneForm, type StoredForm } from '#core/query/form.ts'
import { languageRowOf } from '#core/query/endpoint-name.ts'
import { limitsOfPeriod, namedPeriods } from '#core/query/relative-date.ts'
import { cutEnd } from '#core/text/cut-middle.ts'
import { maxNameLength } from '#core/workspace/saved-name.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useFilterNames, useLanguageNames } from '#app/words/use-name-words.ts'
import { useClauses, useClauseWords } from './use-clause-words.ts'

type FilterClause = Extract<QueryClause, { kind: 'filter' }>

/** A name says no more filters, each no longer. */
const maxFilters = 3
const maxFilterLength = 50

/**
 * Returns a function that names a query by its endpoint, full text, filters and language, and without conditions by its
 * sort, where `saysSort`.
 */
export function useQueryName(): (
  connectionId: string | null,
  form: StoredForm,
  saysSort?: boolean,
) => string {
  const { say } = useWords()
  const connections = useConnectionsStore()
  const endpoints = useEndpointsStore()
  const namesOfLanguages = useLanguageNames()
  const nameOfFilter = useFilterNames()
  const { textOf } = useClauseWords()
  const clausesOf = useClauses()

  /** A chosen category stands for itself; what another value is of is said. */
  function sayFilter(clause: FilterClause): string {
    const { key } = clause
    const [first = '', ...others] = clause.values.flatMap((choice) =>
      choice.flatMap((one) => (one.kind === 'text' ? [one.value] : [])),
    )
    if (filterInputOf(key)?.kind === 'numbers' && key.endsWith('.perimeter'))
      return say('query.near', { point: [others[0] ?? '', first].join(', ') })
    const isChosen = filterInputOf(key)?.kind === 'concepts' && readFilterKey(key)[1] === 'in'
    return isChosen ? textOf(clause) : `${nameOfFilter(key)}: ${textOf(clause)}`
  }

  /** Both limits of a period are one text. */
  function sayFilters(clauses: readonly FilterClause[]): string[] {
    const period = namedPeriods.find((one) => {
      const limits = limitsOfPeriod(one)
      return (['min', 'max'] as const).every((end) =>
        clauses.some(({ key, values }) => {
          const value = values[0]?.[0]
          return (
            key === `schedule.in.${end}` &&
            value?.kind === 'relative' &&
            value.unit === limits[end].unit &&
            value.amount === limits[end].amount
          )
        }),
      )
    })
    const others = clauses.filter(
      ({ key }) => period === undefined || !key.startsWith('schedule.in.'),
    )
    const texts = others.map(sayFilter)
    return period === undefined ? texts : [say(`relative.period.${period}`), ...texts]
  }

  return (connectionId, form, saysSort = false) => {
    const { q, extra } = pruneForm(form)
    const connection = connections.connections.find(({ id }) => id === connectionId)
    const clauses = clausesOf(connection, form)
    const filters = sayFilters(clauses.filter((one) => one.kind === 'filter'))
    const sorts = clauses.filter(({ kind }) => saysSort && kind === 'sort')
    const conditions = [
      q,
      ...filters.slice(0, maxFilters).map((text) => cutEnd(text, maxFilterLength)),
      ...(filters.length > maxFilters ? ['…'] : []),
    ].filter((part) => part !== '')
    const language = extra[languageRowOf(extra)]?.value
    const whole = [
      endpoints.displayNameOf(connectionId, form.endpoint),
      ...(conditions.length > 0 ? conditions : sorts.map(textOf)),
      language?.kind === 'text' ? namesOfLanguages(language.text) : '',
    ].filter((part) => part !== '')
    // As long as a saved query may be called, without half a character at the end.
    return whole
      .join(' - ')
      .slice(0, maxNameLength)
      .replace(/[\ud800-\udbff]$/, '')
      .trim()
  }
}
