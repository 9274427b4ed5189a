/** Cached, because each takes milliseconds to create. */
const cache = new Map<string, Intl.DisplayNames>()

/** The name of a language code in another language; the code itself if it is unknown. */
export function nameOfLanguage(code: string, inLanguage: string): string {
  try {
    return namesIn(inLanguage).of(code) ?? code
  } catch {
    // A server may send an invalid code.
    return code
  }
}

function namesIn(language: string): Intl.DisplayNames {
  const known = cache.get(language)
  if (known) return known
  const names = new Intl.DisplayNames(language, { type: 'language' })
  cache.set(language, names)
  return names
}
