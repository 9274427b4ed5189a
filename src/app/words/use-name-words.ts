import { inject, provide, shallowRef, watch, type InjectionKey, type Ref } from 'vue'
import {
  apiNames,
  headAttribute,
  headType,
  headTypes,
  nameAttribute,
  nameCountedTypes,
  nameType,
  nameTypes,
  type NameWords,
} from '#core/content/name-words.ts'
import type { Language } from '#core/language/language.ts'
import { loadNames } from '../i18n/load-names.ts'
import type { Suggestion } from '../ui/suggestion.ts'

export const nameWordsKey: InjectionKey<Readonly<Ref<NameWords>>> = Symbol('name words')

/**
 * Gives the page the words for attributes and types in a language, null for the API's own names; until they
 * have come, and where they cannot be fetched, the API's names stand.
 */
export function provideNameWords(language: () => Language | null): void {
  const words = shallowRef<NameWords>(apiNames)
  watch(
    language,
    async (wanted) => {
      const loaded = wanted === null ? apiNames : await loadNames(wanted).catch(() => apiNames)
      if (language() === wanted) words.value = loaded
    },
    { immediate: true },
  )
  provide(nameWordsKey, words)
}

/** Names attributes and types as the person chose: in words, or as the API has them. */
export function useNameWords() {
  const words = inject(nameWordsKey, () => shallowRef(apiNames), true)
  return {
    /** Names to choose from, found by their words as well. */
    asSuggestions: (names: readonly string[]): Suggestion[] =>
      names.map((value) => {
        const head = headAttribute(words.value, value)
        return head === value ? { value } : { value, words: head }
      }),
    /** Within a sentence: “opening hours”. */
    nameOf: (key: string) => nameAttribute(words.value, key),
    /** Alone: “Opening hours”. */
    headOf: (key: string) => headAttribute(words.value, key),
    typeOf: (type: string) => nameType(words.value, type),
    headOfType: (type: string) => headType(words.value, type),
    /** What an item with these types is. */
    headOfTypes: (types: readonly string[]) => headTypes(words.value, types),
    typesOf: (type: string) => nameTypes(words.value, type),
    /** Behind a count of all: “3 of 39 places”. */
    countedTypesOf: (type: string) => nameCountedTypes(words.value, type),
  }
}
