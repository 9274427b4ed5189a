import { inject, provide, shallowRef, watch, type InjectionKey, type Ref, computed } from 'vue'
import { apiNamer } from '#core/content/api-namer.ts'
import type { Namer, NameWords } from '#core/content/name-words.ts'
import { type Language, nameOfLanguage } from '#core/language/language.ts'
import { loadNames } from '#app/i18n/load-words.ts'
import type { Suggestion } from '#app/ui/use-suggestions.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { meaningOf } from '#core/dialect/sort-key.ts'
import { findShippedName } from '#core/connection/match-connection.ts'
import { type QueryForm } from '#core/query/form.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { findDefinition } from '#core/query/filter-key.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useFilterKeyWords } from './use-filter-key-words.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'

/** The current namer and its words; `words` is null if the API's names are shown. */
interface Naming {
  namer: Namer
  words: NameWords | null
}

const namingKey: InjectionKey<Readonly<Ref<Naming>>> = Symbol('names in words')

const apiNaming: Naming = { namer: apiNamer, words: null }

/** Loaded only once the page can be used, because it includes the code that reads paths. */
async function loadNaming(language: Language): Promise<Naming> {
  const [{ createNamer }, words] = await Promise.all([
    import('#core/content/name-words.ts'),
    loadNames(language),
  ])
  return { namer: createNamer(words), words }
}

/**
 * Provides the words for attributes and types in a language; null for the API's names, which are also shown
 * until the words are loaded and if loading fails.
 */
export function provideNameWords(language: () => Language | null): void {
  const naming = shallowRef<Naming>(apiNaming)
  watch(
    language,
    async (wanted) => {
      const loaded = wanted === null ? apiNaming : await loadNaming(wanted).catch(() => apiNaming)
      if (language() === wanted) naming.value = loaded
    },
    { immediate: true },
  )
  provide(namingKey, naming)
}

const useNaming = () => inject(namingKey, () => shallowRef(apiNaming), true)

/** The words as data, to be sent to workers; null if the API's names are shown. */
export function useNamesAsData(): () => Pick<NameWords, 'attributes' | 'types'> | null {
  const naming = useNaming()
  return () => {
    const { words } = naming.value
    return words && { attributes: words.attributes, types: words.types }
  }
}

/** Names attributes and types as a Namer does: in words or by their API names, depending on the settings. */
export function useNameWords() {
  const naming = useNaming()
  return {
    /** Whether the API's names are shown. */
    showsApiNames: () => naming.value.words === null,
    /** `nameOf`, `typeOf` and `pluralOf` are for use within a sentence, the headings begin with a capital. */
    nameOf: (key: string) => naming.value.namer.nameOf(key),
    headingOf: (key: string) => naming.value.namer.headingOf(key),
    /** With the API's name in parentheses, if it differs: “Place (location)”. */
    nameWithApiName: (key: string) => {
      const heading = naming.value.namer.headingOf(key)
      return heading === key ? key : `${heading} (${key})`
    },
    typeOf: (type: string) => naming.value.namer.typeOf(type),
    headingsOfTypes: (types: readonly string[]) => naming.value.namer.headingsOfTypes(types),
    headingOfTypes: (types: readonly string[]) => naming.value.namer.headingOfTypes(types),
    pluralOf: (type: string) => naming.value.namer.pluralOf(type),
    pluralAfterCount: (type: string) => naming.value.namer.pluralAfterCount(type),
    /** Suggestions for API names, also found by their words. */
    asSuggestions: (names: readonly string[]): Suggestion[] =>
      names.map((value) => {
        const heading = naming.value.namer.headingOf(value)
        return heading === value ? { value } : { value, listLabel: heading }
      }),
  }
}

/** Returns a function that names a connection; samples have translated names until they are renamed. */
export function useConnectionName(): (
  connection: { id: string; name: string } | null | undefined,
) => string {
  const { say } = useWords()
  return (connection) => {
    if (!connection) return ''
    const shipped = findShippedName(connection.id, connection.name)
    return shipped === null ? connection.name : say(`connect.shippedName.${shipped}`)
  }
}

/** Leaves room for the added words within the longest allowed name. */
const maxLength = 70

/** Returns a function that names a copy of a connection. */
export function useCopyName(): (connection: { id: string; name: string }) => string {
  const { say } = useWords()
  const nameOfConnection = useConnectionName()
  return (connection) =>
    say('connect.copyName', { name: nameOfConnection(connection).slice(0, maxLength) })
}

export interface ItemSource {
  connectionId: string
  connectionName: string
  form: Pick<QueryForm, 'endpoint'>
}

/** Names a source by its connection, its endpoint or both. */
export function useSourceName() {
  const endpoints = useEndpointsStore()
  const nameOfConnection = useConnectionName()

  return (
    { connectionId, connectionName, form }: ItemSource,
    by: { connection: boolean; endpoint: boolean },
  ): string => {
    const connection = nameOfConnection({ id: connectionId, name: connectionName })
    const endpoint = endpoints.displayNameOf(connectionId, form.endpoint)
    if (by.connection && by.endpoint) return `${connection} · ${endpoint}`
    return by.connection ? connection : endpoint
  }
}

/** Names languages by their codes (`de` or `de,en`) in the page's language; unknown codes stay unchanged. */
export function useLanguageNames(): (codes: string) => string {
  const { locale } = useWords()
  return (codes) =>
    codes
      .split(',')
      .map((code) => nameOfLanguage(code.trim(), locale.value))
      .join(', ')
}

/** Names a filter key: by its definition, else as a known CORE key, else by the key itself. */
export function useFilterNames(): (key: string) => string {
  const query = useQueryStore()
  const { nameOfKey } = useFilterKeyWords()
  return (key) => {
    const own = findDefinition(query.definitions, key)?.label ?? ''
    return own === '' ? (nameOfKey(key) ?? key) : own
  }
}

/** Names what a query is sorted by: a key of a CORE by its meaning, other attributes by their names. */
export function useSortNames(): (attribute: string) => string {
  const { say } = useWords()
  const { headingOf } = useNameWords()
  return (attribute) => {
    const meaning = headingOf(attribute) === attribute ? meaningOf(attribute) : null
    return meaning === null ? headingOf(attribute) : say(`hint.sortsBy.${meaning}`)
  }
}

/** True while a sample inside the app is chosen; other programs cannot use its token. */
export function useIsSample() {
  const connections = useConnectionsStore()
  return computed(() => (connections.current?.builtIn ?? null) !== null)
}
