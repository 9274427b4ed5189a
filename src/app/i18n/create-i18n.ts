import { createI18n } from 'vue-i18n'
import { de } from './de/messages.ts'
import { en } from './en/messages.ts'

export type Language = 'en' | 'de'

/** The page's words. A key that one of the languages lacks does not compile (see de/messages.ts). */
export function createPageI18n(language: Language) {
  return createI18n({
    legacy: false,
    locale: language,
    fallbackLocale: 'en',
    messages: { en, de },
    numberFormats: {
      en: { count: { maximumFractionDigits: 0 } },
      de: { count: { maximumFractionDigits: 0 } },
    },
  })
}

/** The language to use for a setting; `system` takes the first of the browser's languages that the page speaks. */
export function chooseLanguage(
  setting: 'system' | Language,
  preferred: readonly string[],
): Language {
  if (setting !== 'system') return setting
  const spoken = preferred.map((tag) => tag.slice(0, 2).toLowerCase())
  return spoken.find((tag) => tag === 'en' || tag === 'de') ?? 'en'
}
