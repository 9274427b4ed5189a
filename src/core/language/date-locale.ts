import { dateFormat } from './intl-formats.ts'
import { byLanguage, type Language } from './language.ts'

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
