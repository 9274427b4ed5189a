import { createPageI18n } from '#app/i18n/create-i18n.ts'
import { language as german } from '#app/i18n/de/page-language.ts'
import { language as english } from '#app/i18n/en/page-language.ts'
import type { Language } from '#core/language/language.ts'

const pages = { en: english, de: german }

/** The page's words in one language, for a component that is mounted by itself. */
export const pageI18n = (language: Language) => createPageI18n(language, pages[language])
