import type { Language } from '#core/language/language.ts'
import { usePageWords } from './page-words.ts'
import { loadStartWords, loadLaterWords } from './load-words.ts'

/** Changes the page's language; the previous texts stay until the new ones are loaded. */
export function useLanguage() {
  const pageWords = usePageWords()
  let latest: Language | null = null

  /**
   * Loads the texts needed at startup, or all texts. Resolves once they are shown, or if another language was
   * chosen meanwhile.
   */
  async function changeLanguage(name: Language, texts: 'start' | 'all'): Promise<void> {
    latest = name
    const [words, later] = await Promise.all([
      loadStartWords(name),
      texts === 'all' ? loadLaterWords(name) : null,
    ])
    if (latest !== name) return
    pageWords.change(name, later === null ? words : { ...words, ...later })
    document.documentElement.lang = name
  }

  return { changeLanguage }
}
