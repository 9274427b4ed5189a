import { shallowRef } from 'vue'
import type { Language } from '#core/language/language.ts'
import { loadLanguage, loadLaterWords } from './load-language.ts'
import type { PageLanguage } from './page-language.ts'
import { usePageWords } from './page-words.ts'

/** Changes the page's language; the words of the one before stay until the new ones are there. */
export function useLanguage() {
  const pageWords = usePageWords()
  /** The words of the component library; null until a language has been loaded. */
  const controls = shallowRef<PageLanguage['controls'] | null>(null)
  let latest: Language | null = null

  /**
   * Resolves once the page speaks it, or another has been chosen since. The window opens with the words of its
   * `start`; from then on it needs the `whole` language.
   */
  async function speak(name: Language, amount: 'start' | 'whole'): Promise<void> {
    latest = name
    const [language, later] = await Promise.all([
      loadLanguage(name),
      amount === 'whole' ? loadLaterWords(name) : null,
    ])
    if (latest !== name) return
    pageWords.change(name, later === null ? language.words : { ...language.words, ...later })
    controls.value = language.controls
    document.documentElement.lang = name
  }

  return { controls, speak }
}
