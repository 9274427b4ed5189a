import { computed } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'

/** Names a language by its code, in the page's own; a code that stands for none stays as it is. */
export function useLanguageNames(): (code: string) => string {
  const { locale } = useWords()
  const names = computed(() => new Intl.DisplayNames(locale.value, { type: 'language' }))
  return (code) => {
    try {
      return names.value.of(code) ?? code
    } catch {
      // What a server sends need be no code at all.
      return code
    }
  }
}
