/** Decodes a query component; null if it is not percent-encoded UTF-8. A plus is a space. */
export function decodeComponent(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded.replaceAll('+', ' '))
  } catch {
    return null
  }
}

/** Encodes everything except letters, digits and the comma between list members. */
const encodeComponent = (text: string): string => encodeURIComponent(text).replaceAll('%2C', ',')

/** Renders pairs as a query string without `?`. */
export const renderQuery = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, value]) => `${encodeComponent(name)}=${encodeComponent(value)}`).join('&')
