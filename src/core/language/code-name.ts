type CodeKind = 'language' | 'region'

/** Cached, because each takes milliseconds to create. */
const cache = new Map<string, Intl.DisplayNames>()

/** The name of a language code in another language; the code itself if it is unknown. */
export const nameLanguage = (code: string, inLanguage: string): string =>
  nameCode(code, 'language', inLanguage)

/** The name of a country's code of two letters in a language; the code itself if it is unknown. */
export const nameCountry = (code: string, inLanguage: string): string =>
  nameCode(code, 'region', inLanguage)

function nameCode(code: string, kind: CodeKind, inLanguage: string): string {
  try {
    return namesIn(inLanguage, kind).of(code) ?? code
  } catch {
    // A server may send an invalid code.
    return code
  }
}

function namesIn(language: string, type: CodeKind): Intl.DisplayNames {
  const key = `${language} ${type}`
  const known = cache.get(key)
  if (known) return known
  const names = new Intl.DisplayNames(language, { type })
  cache.set(key, names)
  return names
}
