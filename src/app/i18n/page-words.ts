import { computed, inject, shallowRef, type InjectionKey, type Plugin, type Ref } from 'vue'
import { type Language, chooseDateLocale } from '#core/language/language.ts'
import { renderMessage, type MessageValues } from '#core/language/render-message.ts'
import { ownValue } from '#core/own-value.ts'
import type { StartWords } from './language-words.ts'
import { loadStartWords, loadLaterWords } from './load-words.ts'

/** The page's language and its messages. */
export interface PageWords {
  locale: Readonly<Ref<Language>>
  /** The language tag for dates and times. */
  dateLocale: Readonly<Ref<string>>
  /** The message of a key with its values; `count` selects the plural form. '' if there is no message. */
  render: (key: string, values?: MessageValues, count?: number) => string
  has: (key: string) => boolean
  change: (language: Language, messages: StartWords) => void
}

const pageWordsKey: InjectionKey<PageWords> = Symbol('page words')

/**
 * Creates the page's messages in its first language; `useLanguage` loads others when they are chosen.
 * `preferred`: language tags preferred by the browser.
 */
export function createPageWords(
  first: Language,
  words: StartWords,
  preferred: readonly string[],
): Plugin {
  const shown = shallowRef({ language: first, messages: words })
  const page: PageWords = {
    locale: computed(() => shown.value.language),
    dateLocale: computed(() => chooseDateLocale(shown.value.language, preferred)),
    render(key, values, count) {
      const { language, messages } = shown.value
      // Unknown keys do not compile, so a missing message is one that is still being loaded.
      return renderMessage(language, findMessage(messages, key) ?? '', values, count)
    },
    has: (key) => findMessage(shown.value.messages, key) !== null,
    change(language, messages) {
      shown.value = { language, messages }
    },
  }
  return {
    install(app) {
      app.provide(pageWordsKey, page)
    },
  }
}

/** The message of a key such as `results.tab.items`; null if there is none. */
function findMessage(messages: object, key: string): string | null {
  const found = key
    .split('.')
    .reduce<unknown>((words, name) => (isWords(words) ? ownValue(words, name) : null), messages)
  return typeof found === 'string' ? found : null
}

const isWords = (words: unknown): words is Record<string, unknown> =>
  typeof words === 'object' && words !== null

export function usePageWords(): PageWords {
  const words = inject(pageWordsKey)
  if (!words) throw new Error('The page has no words')
  return words
}

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
