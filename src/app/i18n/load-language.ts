import type { Language } from '#core/language/language.ts'
import type { PageLanguage } from './page-language.ts'

const loads: Readonly<Record<Language, () => Promise<{ language: PageLanguage }>>> = {
  en: () => import('#app/i18n/en/page-language.ts'),
  de: () => import('#app/i18n/de/page-language.ts'),
}

/** Fetches what a language needs, the first time it is used: nobody waits for words that nobody reads. */
export async function loadLanguage(name: Language): Promise<PageLanguage> {
  const { language } = await loads[name]()
  return language
}
