import { useWords } from '#app/i18n/use-words.ts'
import { dateFormat, readWrittenMoment } from '#core/language/intl-formats.ts'
import { describeQuery, type QueryClause } from '#core/query/describe-query.ts'
import type { ConnectionView } from '#core/connection/connection.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useValueNamesStore } from '#app/stores/value-names-store.ts'
import { useFilterKeyWords } from '#app/words/use-filter-key-words.ts'
import {
  useNameWords,
  useLanguageNames,
  useFilterNames,
  useSortNames,
} from '#app/words/use-name-words.ts'
import type { RelativeDate, StoredForm } from '#core/query/form.ts'
import { isEdgeUnit } from '#core/query/relative-date-range.ts'
import type { listRelativeRows } from '#core/query/relative-date.ts'

const joinWords = { AND: 'query.and', OR: 'query.or' } as const

export function useClauseWords() {
  const { say, dateLocale, formatRelative } = useWords()
  const { headingOf } = useNameWords()
  const { nameOfKey } = useFilterKeyWords()
  const nameOfSort = useSortNames()
  const namesOfLanguages = useLanguageNames()

  function nameOf(clause: QueryClause): string {
    switch (clause.kind) {
      case 'endpoint':
        return say('query.endpoint')
      case 'full-text':
        return say('query.fullText')
      case 'filter':
        // Without a label in its definition, a key uses its built-in name.
        return say('query.clause.filter', {
          label: clause.label === clause.key ? (nameOfKey(clause.key) ?? clause.key) : clause.label,
        })
      case 'include':
        return say('query.include')
      case 'fields':
        return say('query.clause.fields', {
          relation:
            clause.relation === null ? say('query.clause.root') : headingOf(clause.relation),
        })
      case 'sort':
        return say('query.sort')
      case 'page':
        return say('query.pageSize')
      case 'extra':
        return clause.name === 'language' ? say('query.language') : clause.name
    }
  }

  /** A day in the language of the page; null for other values. */
  function dayWords(value: string): string | null {
    if (!/^\d{4}-\d\d-\d\d$/.test(value)) return null
    const moment = readWrittenMoment(value)
    return moment && dateFormat(dateLocale.value, 'date').format(moment.writtenAsUtc)
  }

  function textOf(clause: QueryClause): string {
    switch (clause.kind) {
      case 'endpoint':
        return `${clause.title ?? clause.name} (${clause.method})`
      case 'full-text':
        return clause.text
      case 'filter': {
        const word = clause.join === null ? ', ' : ` ${say(joinWords[clause.join])} `
        return clause.values
          .map((choice) => {
            const text = choice
              .map((one) =>
                one.kind === 'relative'
                  ? formatRelative(one)
                  : (one.label ?? dayWords(one.value) ?? one.value),
              )
              .join(` ${say('query.or')} `)
            return choice.length > 1 && clause.values.length > 1 ? `(${text})` : text
          })
          .join(word)
      }
      case 'include':
        return clause.relations.map(headingOf).join(', ')
      case 'fields':
        return clause.attributes.map(headingOf).join(', ')
      case 'sort':
        return [...clause.criteria, ...clause.ignored]
          .map(
            ({ attribute, direction }) =>
              `${nameOfSort(attribute)} ${direction === 'ascending' ? '↑' : '↓'}`,
          )
          .join(', ')
      case 'page':
        return [
          ...(clause.size === null ? [] : [clause.size]),
          ...(clause.number === null ? [] : [say('results.pageOnly', { number: clause.number })]),
        ].join(', ')
      case 'extra':
        return clause.values
          .map((value) => (clause.name === 'language' ? namesOfLanguages(value) : value))
          .join(', ')
    }
  }

  /** In a few words, beside other clauses. */
  function shortTextOf(clause: QueryClause): string {
    if (clause.kind === 'full-text') return say('workspace.tabText', { text: clause.text })
    if (clause.kind === 'filter') return textOf(clause)
    return clause.kind === 'include' ? `+${textOf(clause)}` : `${nameOf(clause)}: ${textOf(clause)}`
  }

  return { nameOf, textOf, shortTextOf }
}

/** Returns a function that describes a query of a connection as clauses; none if the connection is unknown. */
export function useClauses(): (
  connection: ConnectionView | null | undefined,
  form: StoredForm,
) => QueryClause[] {
  const endpoints = useEndpointsStore()
  const values = useValueNamesStore()
  return (connection, form) =>
    connection
      ? describeQuery(form, connection.conventions, connection.filterDefinitions, {
          nameOfValue: values.nameOfAt(connection),
          endpointLabelOf: (name) => endpoints.endpointLabelOf(connection.id, name),
        })
      : []
}

export function useRelativeWords() {
  const { say, formatRelative } = useWords()
  const nameOfFilter = useFilterNames()

  /** For example `30 days before the day of sending`. */
  function describeDistance({ amount, unit }: RelativeDate): string {
    if (isEdgeUnit(unit))
      return say('relative.fromTheDay', {
        words: formatRelative({ kind: 'relative', amount, unit }),
      })
    if (amount === 0) return say('relative.onTheDay')
    const count = Math.abs(amount)
    return say(amount < 0 ? 'relative.before' : 'relative.after', {
      distance: `${String(count)} ${say(`relative.units.${unit}`, {}, count)}`,
    })
  }

  /** For example `Changed from: 30 days before the day of sending`. */
  const describeRelative = ({ key, value }: ReturnType<typeof listRelativeRows>[number]): string =>
    `${nameOfFilter(key)}: ${describeDistance(value)}`

  return { describeDistance, describeRelative }
}
