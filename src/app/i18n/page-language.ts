import type { dateEnUS, enUS } from 'naive-ui'
import type { laterWords } from '#app/i18n/en/later-words.ts'
import type { startWords } from '#app/i18n/en/start-words.ts'
import type { Words } from '#app/i18n/en/words.ts'

/** What a language is to the window that opens. A key that one of the languages lacks does not compile. */
export interface PageLanguage {
  words: Words<typeof startWords>
  /** The words of the component library. */
  controls: { locale: typeof enUS; dateLocale: typeof dateEnUS }
}

/** The words of what is shown once somebody did something: the window opens without them. */
export type LaterWords = Words<typeof laterWords>
