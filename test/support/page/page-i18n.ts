import { createPageI18n } from '#app/i18n/create-i18n.ts'
import { de } from '#app/i18n/de/messages.ts'
import { en } from '#app/i18n/en/messages.ts'
import type { Language } from '#core/language/language.ts'

const words = { en, de }

/** The page's words in one language, for a component that is mounted by itself. */
export const pageI18n = (language: Language) => createPageI18n(language, { words: words[language] })
