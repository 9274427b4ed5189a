import { useWords } from '#app/i18n/use-words.ts'
import { describeForm } from '#core/query/describe-form.ts'
import type { WrittenForm } from '#core/query/form.ts'
import { useFilterNames } from './use-filter-names.ts'
import { useNameWords } from './use-name-words.ts'

/** A query in one line: in the page's words, or with the API's names for tooltips. */
export function useFormWords() {
  const { say, formatRelative, formatWritten } = useWords()
  const { headingOf, showsApiNames } = useNameWords()
  const nameOfFilter = useFilterNames()
  const quote = (text: string) => say('workspace.tabText', { text })
  const asSent = (name: string) => name

  return {
    inWords: (form: WrittenForm): string =>
      describeForm(form, {
        quote,
        nameOf: headingOf,
        nameOfFilter: showsApiNames() ? asSent : nameOfFilter,
        sayValue: formatWritten,
        sayRelative: formatRelative,
      }),
    inApiNames: (form: WrittenForm): string =>
      describeForm(form, {
        quote,
        nameOf: asSent,
        nameOfFilter: asSent,
        sayValue: asSent,
        sayRelative: formatRelative,
      }),
  }
}
