import { computed } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import { describeForm } from '#core/query/describe-query.ts'
import type { StoredForm } from '#core/query/form.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useValueNamesStore } from '#app/stores/value-names-store.ts'
import { useNameWords, useLanguageNames, useFilterNames, useSortNames } from './use-name-words.ts'

/** A query in one line: in the page's words, or with the API's names for tooltips. */
export function useFormWords() {
  const { say, formatRelative, formatWritten } = useWords()
  const { headingOf, showsApiNames } = useNameWords()
  const nameOfFilter = useFilterNames()
  const nameOfSort = useSortNames()
  const quote = (text: string) => say('workspace.tabText', { text })
  const namesOfLanguages = useLanguageNames()
  const connections = useConnectionsStore()
  const valueNames = useValueNamesStore()
  const namesByConnection = computed(
    () => new Map(connections.connections.map((one) => [one.id, valueNames.nameOfAt(one)])),
  )
  const asSent = (name: string) => name
  const parameterAsSent = (name: string, value: string) => `${name}=${value}`
  const sayParameter = (name: string, value: string) =>
    name === 'language'
      ? `${say('query.language')}: ${namesOfLanguages(value)}`
      : parameterAsSent(name, value)

  function sayValueOf(connectionId: string | null) {
    const nameOf = showsApiNames() ? undefined : namesByConnection.value.get(connectionId ?? '')
    return (text: string, key: string) =>
      text
        .split(',')
        .map((one) => nameOf?.(key, one.trim()) ?? formatWritten(one))
        .join(',')
  }

  return {
    /** Values are named as their connection or its server names them. */
    inWords: (form: StoredForm, connectionId: string | null): string =>
      describeForm(form, {
        quote,
        separator: showsApiNames() ? ' ' : ' · ',
        nameOf: headingOf,
        nameOfFilter: showsApiNames() ? asSent : nameOfFilter,
        nameOfSort: showsApiNames() ? asSent : nameOfSort,
        sayValue: sayValueOf(connectionId),
        sayParameter: showsApiNames() ? parameterAsSent : sayParameter,
        sayRelative: formatRelative,
      }),
    inApiNames: (form: StoredForm): string =>
      describeForm(form, {
        quote,
        separator: ' ',
        nameOf: asSent,
        nameOfFilter: asSent,
        nameOfSort: asSent,
        sayValue: asSent,
        sayParameter: parameterAsSent,
        sayRelative: formatRelative,
      }),
  }
}
