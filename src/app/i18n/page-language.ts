import type { dateEnUS, enUS } from 'naive-ui'
import type { en } from '#app/i18n/en/messages.ts'
import type { Words } from '#app/i18n/en/words.ts'

/** All that a language is to the page. A key that one of the languages lacks does not compile. */
export interface PageLanguage {
  words: Words<typeof en>
  /** The words of the component library. */
  controls: { locale: typeof enUS; dateLocale: typeof dateEnUS }
}
