import { inject, provide, shallowRef, watch, type InjectionKey, type Ref } from 'vue'
import { apiNamer } from '#core/content/api-namer.ts'
import type { Namer, NameWords } from '#core/content/name-words.ts'
import type { Language } from '#core/language/language.ts'
import { loadNames } from '#app/i18n/load-names.ts'
import type { Suggestion } from '#app/ui/suggestion.ts'

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
