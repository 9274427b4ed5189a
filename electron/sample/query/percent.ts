/** A query component's text; null where the percent-encoding is not valid UTF-8. A plus is a space. */
export function decodeComponent(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded.replaceAll('+', ' '))
  } catch {
    return null
  }
}

/** Everything but letters, digits and the comma between list members is encoded. */
const encodeComponent = (text: string): string => encodeURIComponent(text).replaceAll('%2C', ',')

/** Writes pairs as a query string, without the question mark. */
export const renderQuery = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, value]) => `${encodeComponent(name)}=${encodeComponent(value)}`).join('&')
