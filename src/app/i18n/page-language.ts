import type { dateEnUS, enUS } from 'naive-ui'
import type { laterWords } from '#app/i18n/en/later-words.ts'
import type { startWords } from '#app/i18n/en/start-words.ts'
import type { Words } from '#app/i18n/en/words.ts'

/** The texts that the window needs at startup, in one language. A missing text does not compile. */
export interface PageLanguage {
  words: Words<typeof startWords>
  /** The words of the component library. */
  controls: { locale: typeof enUS; dateLocale: typeof dateEnUS }
}

/** All other texts, loaded after startup. */
export type LaterWords = Words<typeof laterWords>
