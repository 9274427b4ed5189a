export type Language = 'de' | 'en'

/** A text in German, English or both. */
export type Text = Readonly<{ de: string; en: string | null } | { de: null; en: string }>

/** The text in `language`, or in the other language if it is not translated. */
export function preferred(text: Text, language: Language): string {
  if (text.de === null) return text.en
  return language === 'en' ? (text.en ?? text.de) : text.de
}

/** The text of a description without HTML, for full-text search. */
export const withoutTags = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A slug for URLs: `Kräuterweg Mühlbrück` becomes `kraeuterweg-muehlbrueck`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
