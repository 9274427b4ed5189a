/** Each takes milliseconds to make. */
const made = new Map<string, Intl.DisplayNames>()

/** Names a language by its code, in the words of another; a code that stands for none stays as it is. */
export function nameLanguage(code: string, inLanguage: string): string {
  try {
    return namesIn(inLanguage).of(code) ?? code
  } catch {
    // What a server sends need be no code at all.
    return code
  }
}

function namesIn(language: string): Intl.DisplayNames {
  const known = made.get(language)
  if (known) return known
  const names = new Intl.DisplayNames(language, { type: 'language' })
  made.set(language, names)
  return names
}
