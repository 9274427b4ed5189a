import { useWords } from '#app/i18n/use-words.ts'
import { nameLanguage } from '#core/language/code-name.ts'

/** Names languages by their codes (`de` or `de,en`) in the page's language; unknown codes stay unchanged. */
export function useLanguageNames(): (codes: string) => string {
  const { locale } = useWords()
  return (codes) =>
    codes
      .split(',')
      .map((code) => nameLanguage(code.trim(), locale.value))
      .join(', ')
}
