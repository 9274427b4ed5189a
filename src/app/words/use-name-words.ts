import { inject, provide, shallowRef, watch, type InjectionKey, type Ref } from 'vue'
import type { Namer } from '#core/content/name-words.ts'
import type { Language } from '#core/language/language.ts'
import { loadNames } from '#app/i18n/load-names.ts'
import type { Suggestion } from '#app/ui/suggestion.ts'

const namerKey: InjectionKey<Readonly<Ref<Namer>>> = Symbol('names in words')

const same = (name: string): string => name

/** Every name as the API has it. */
const apiNamer: Namer = {
  nameOf: same,
  headOf: same,
  typeOf: same,
  headsOfTypes: (types) => [...types],
  headOfTypes: (types) => types.at(-1) ?? '',
  typesOf: same,
  countedTypesOf: same,
}

/** Only fetched once the page can be used, as it brings the reading of paths along. */
async function loadNamer(language: Language): Promise<Namer> {
  const [{ createNamer }, words] = await Promise.all([
    import('#core/content/name-words.ts'),
    loadNames(language),
  ])
  return createNamer(words)
}

/**
 * Gives the page the words for attributes and types in a language, null for the API's own names; until they
 * have come, and where they cannot be fetched, the API's names stand.
 */
export function provideNameWords(language: () => Language | null): void {
  const namer = shallowRef<Namer>(apiNamer)
  watch(
    language,
    async (wanted) => {
      const loaded = wanted === null ? apiNamer : await loadNamer(wanted).catch(() => apiNamer)
      if (language() === wanted) namer.value = loaded
    },
    { immediate: true },
  )
  provide(namerKey, namer)
}

/** Names attributes and types as the person chose: in words, or as the API has them. */
export function useNameWords() {
  const namer = inject(namerKey, () => shallowRef(apiNamer), true)
  return {
    nameOf: (key: string) => namer.value.nameOf(key),
    headOf: (key: string) => namer.value.headOf(key),
    typeOf: (type: string) => namer.value.typeOf(type),
    headsOfTypes: (types: readonly string[]) => namer.value.headsOfTypes(types),
    headOfTypes: (types: readonly string[]) => namer.value.headOfTypes(types),
    typesOf: (type: string) => namer.value.typesOf(type),
    countedTypesOf: (type: string) => namer.value.countedTypesOf(type),
    /** Names to choose from, found by their words as well. */
    asSuggestions: (names: readonly string[]): Suggestion[] =>
      names.map((value) => {
        const head = namer.value.headOf(value)
        return head === value ? { value } : { value, words: head }
      }),
  }
}
