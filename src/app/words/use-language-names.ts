import { useWords } from '#app/i18n/use-words.ts'
import { nameLanguage } from '#core/language/language-name.ts'

/** Names a language by its code, in the page's own; a code that stands for none stays as it is. */
export function useLanguageNames(): (code: string) => string {
  const { locale } = useWords()
  return (code) => nameLanguage(code, locale.value)
}
