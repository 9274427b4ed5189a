/** Whether a text is the code of a language that exists (`de`, `pt-BR`); `xx` and `deutsch` are none. */
export function isLanguage(code: string): boolean {
  try {
    // Longer names than three letters are only reserved, and no language has one.
    const { language } = new Intl.Locale(code)
    return language.length <= 3 && names.of(code) !== undefined
  } catch {
    return false
  }
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
