export type Language = 'de' | 'en'

/** A text in the languages it exists in; at least one of them is there. */
export type Text = Readonly<{ de: string; en: string | null } | { de: null; en: string }>

/** The text in `language`, or in the other one where it has not been translated. */
export function preferred(text: Text, language: Language): string {
  if (text.de === null) return text.en
  return language === 'en' ? (text.en ?? text.de) : text.de
}

/** A description's words without its HTML, as a full-text index sees them. */
export const withoutTags = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A readable name for addresses: `Kräuterweg Mühlbrück` becomes `kraeuterweg-muehlbrueck`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
