import { de } from '#app/i18n/de/messages.ts'
import { en } from '#app/i18n/en/messages.ts'
import { createPageWords } from '#app/i18n/page-words.ts'
import type { Language } from '#core/language/language.ts'

const words = { en, de }

/** The page's words in one language, for a component that is mounted by itself. */
export const pageWords = (language: Language) =>
  createPageWords(language, { words: words[language] })
