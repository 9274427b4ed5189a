import { describeFilterKey, filterInputOf, periodsOf } from '#core/dialect/filter-input.ts'
import { readFilterKey, isRangePair } from '#core/query/filter-key.ts'
import type { DescribedValue, QueryClause } from '#core/query/describe-query.ts'
import { pruneForm, type RelativeDate, type StoredForm } from '#core/query/form.ts'
import { languageRowOf } from '#core/query/request-parameter.ts'
import { limitsOfPeriod } from '#core/query/relative-date.ts'
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
    const input = filterInputOf(key)?.kind
    if (input === 'numbers' && key.endsWith('.perimeter'))
      return say('query.near', { point: [others[0] ?? '', first].join(', ') })
    if (input === 'concepts' && readFilterKey(key)[1] === 'in') return textOf(clause)
    return `${nameOfFilter(key)}${input === 'date' && first !== '' ? '' : ':'} ${textOf(clause)}`
  }

  /** Both limits of a period as one text; null if they are none. */
  function sayPeriod(begin: FilterClause, end: FilterClause): string | null {
    const meaning = describeFilterKey(begin.key)?.meaning
    const [from, until] = [begin, end].map(({ values }) => values[0]?.[0])
    if (meaning === undefined || from?.kind !== until?.kind) return null
    const words = say(`filterKeys.asks.${meaning}`)
    const period = periodsOf(begin.key).find((one) => {
      const { min, max } = limitsOfPeriod(one)
      return isSameDate(min, from) && isSameDate(max, until)
    })
    if (period !== undefined) {
      const name = say(`relative.period.${period}`)
      return meaning === 'takes-place' ? name : say('filterKeys.inPeriod', { words, period: name })
    }
    if (from?.kind === 'text' && until?.kind === 'text' && from.value === until.value)
      return say('query.onDay', { words, day: textOf(begin) })
    return say('query.fromTo', { words, from: textOf(begin), until: textOf(end) })
  }

  const sayFilters = (clauses: readonly FilterClause[]): string[] =>
    clauses.flatMap((clause) => {
      const end = clauses.find(({ key }) => isRangePair(clause.key, key))
      const begin = clauses.find(({ key }) => isRangePair(key, clause.key))
      const isSaid = begin !== undefined && sayPeriod(begin, clause) !== null
      return isSaid ? [] : ((end && sayPeriod(clause, end)) ?? sayFilter(clause))
    })

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

const isSameDate = ({ unit, amount }: RelativeDate, value: DescribedValue | undefined): boolean =>
  value?.kind === 'relative' && value.unit === unit && value.amount === amount
