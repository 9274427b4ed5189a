import { useWords } from '#app/i18n/use-words.ts'
import { pruneForm, type QueryForm } from '#core/query/form.ts'
import { languageRowOf } from '#core/query/language-choice.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useLanguageNames } from './use-language-names.ts'

/**
 * Returns a function that names a query by its endpoint, full text and language. Without a full text, the name
 * tells whether there are filters, because an endpoint's name alone stands for all of its items.
 */
export function useQueryName(): (connectionId: string | null, form: QueryForm) => string {
  const { say } = useWords()
  const endpoints = useEndpointsStore()
  const namesOfLanguages = useLanguageNames()
  return (connectionId, form) => {
    const name = endpoints.displayNameOf(connectionId, form.endpoint)
    const { q, filters, extra } = pruneForm(form)
    const named =
      q === '' && filters.length > 0 && name !== ''
        ? say('exporting.file.filtered', { name })
        : name
    const language = extra[languageRowOf(extra)]?.value
    const languages = language?.kind === 'text' ? namesOfLanguages(language.text) : ''
    return [named, q, languages].filter((part) => part !== '').join(' - ')
  }
}
