/**
 * A name as a slug: its words in lower case, joined by hyphens, without accents and punctuation, umlauts
 * transcribed. '' if nothing remains.
 */
export const slugOf = (text: string): string =>
  writeOutUmlauts(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** In lower case, with ä, ö, ü and ß as they are written where there are none. */
export const writeOutUmlauts = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
