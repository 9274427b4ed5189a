import { shallowRef } from 'vue'
import type { Language } from '#core/language/language.ts'
import { loadLanguage, loadLaterWords } from './load-language.ts'
import type { PageLanguage } from './page-language.ts'
import { usePageWords } from './page-words.ts'

/** Changes the page's language; the previous texts stay until the new ones are loaded. */
export function useLanguage() {
  const pageWords = usePageWords()
  /** The words of the component library; null until a language has been loaded. */
  const controls = shallowRef<PageLanguage['controls'] | null>(null)
  let latest: Language | null = null

  /**
   * Loads the texts needed at startup, or all texts. Resolves once they are shown, or if another language was
   * chosen meanwhile.
   */
  async function changeLanguage(name: Language, texts: 'start' | 'all'): Promise<void> {
    latest = name
    const [language, later] = await Promise.all([
      loadLanguage(name),
      texts === 'all' ? loadLaterWords(name) : null,
    ])
    if (latest !== name) return
    pageWords.change(name, later === null ? language.words : { ...language.words, ...later })
    controls.value = language.controls
    document.documentElement.lang = name
  }

  return { controls, changeLanguage }
}
