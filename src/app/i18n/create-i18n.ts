import { createI18n } from 'vue-i18n'
import { languages, type Language } from '#core/language/language.ts'
import type { PageLanguage } from './page-language.ts'

/** Gives the page the words of one language; `use-language.ts` brings the others when they are chosen. */
export function createPageI18n(name: Language, { words }: Pick<PageLanguage, 'words'>) {
  return createI18n({
    legacy: false,
    locale: name,
    fallbackLocale: false,
    messages: { [name]: words },
    // A key without a message does not compile: what lacks here is a later word that is a moment away.
    missing: () => '',
    missingWarn: false,
    numberFormats: Object.fromEntries(
      languages.map((language) => [language, { count: { maximumFractionDigits: 0 } }]),
    ),
  })
}
