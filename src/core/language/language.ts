import { dateFormat } from './intl-formats.ts'

/** The app's languages as BCP 47 tags; the first is the fallback. */
export const languages = ['en', 'de'] as const

export type Language = (typeof languages)[number]

export const byLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> => ({
  en: make('en'),
  de: make('de'),
})

/** Likely languages of the content of a server that does not list its own, the likeliest first. */
export const likelyLanguages: readonly string[] = ['de', 'en', 'it', 'fr']

/** The language for a setting; `system` uses the first of the system's languages that the app supports. */
export function chooseLanguage(
  setting: 'system' | Language,
  preferred: readonly string[],
): Language {
  if (setting !== 'system') return setting
  for (const tag of preferred) {
    const supported = languages.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (supported) return supported
  }
  return languages[0]
}

type CodeKind = 'language' | 'region'

/** Cached, because each takes milliseconds to create. */
const cache = new Map<string, Intl.DisplayNames>()

/** The name of a language code in another language; the code itself if it is unknown. */
export const nameOfLanguage = (code: string, inLanguage: string): string =>
  nameCode(code, 'language', inLanguage)

/** The name of a country's code of two letters in a language; the code itself if it is unknown. */
export const nameOfCountry = (code: string, inLanguage: string): string =>
  nameCode(code, 'region', inLanguage)

function nameCode(code: string, kind: CodeKind, inLanguage: string): string {
  try {
    return code && (namesIn(inLanguage, kind).of(code) ?? code)
  } catch {
    // A server may send an invalid code.
    return code
  }
}

/** True if a language with this code exists (`de`, `pt-BR`; not `xx`, `deutsch`). */
export function isLanguage(code: string): boolean {
  try {
    // Codes longer than three letters are reserved and unused.
    const { language } = new Intl.Locale(code)
    return language.length <= 3 && namesIn('en', 'language', 'none').of(code) !== undefined
  } catch {
    return false
  }
}

function namesIn(
  language: string,
  type: CodeKind,
  fallback: 'code' | 'none' = 'code',
): Intl.DisplayNames {
  const key = `${language} ${type} ${fallback}`
  const known = cache.get(key)
  if (known) return known
  const names = new Intl.DisplayNames(language, { type, fallback })
  cache.set(key, names)
  return names
}

const fallbacks = { en: 'en-GB', de: 'de-DE' } as const satisfies Readonly<Record<Language, string>>
const regionTags = byLanguage((language) => new RegExp(`^${language}-(?:[a-z]{2}|\\d{3})$`, 'i'))

/**
 * The tag for dates and times beside words of a language: the first preferred tag of that language with a
 * region, such as `de-AT`. Tags that write the month first do not count: many European computers were delivered
 * with `en-US`. Numbers do not use it, because `en-DE` writes 1,234 as `1.234`.
 */
export const chooseDateLocale = (language: Language, preferred: readonly string[]): string =>
  preferred.find((tag) => regionTags[language].test(tag) && writesDayFirst(tag)) ??
  fallbacks[language]

/** True if dates begin with the day and cannot be read as month first: `1 Dec`, `01.12.` */
const writesDayFirst = (tag: string): boolean =>
  /^0?1[. ]/.test(dateFormat(tag, 'date').format(Date.UTC(2026, 11, 1)))
