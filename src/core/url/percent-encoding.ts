import { toWellFormed } from '#core/text/characters.ts'

/**
 * Percent-encodes a name or value as UTF-8 (api.md 4.2.1, RFC 3986).
 *
 * Like `encodeURIComponent`, but also encodes `'`: WHATWG URL parsers (Chromium, Node's fetch) rewrite a
 * plain `'` in a query to `%27`, so only the encoded form stays the same everywhere.
 */
export function encodeComponent(text: string): string {
  return encodeURIComponent(toWellFormed(text)).replaceAll("'", '%27')
}

/** True for a URL with `..`, also encoded once or twice, which CORE's guard rejects (datacycle-core.md 6). */
export const hasTwoDots = (url: string): boolean => /(?:\.|%(?:25)?2e){2}/i.test(url)

/**
 * A readable URL: `page[size]=25` instead of `page%5Bsize%5D=25`.
 *
 * It can be read back (query/read-query-form.ts): characters that would change its meaning or be invisible
 * stay encoded (`%`, `&`, `=`, `+`, `#`, white space, control characters, and slashes in the path).
 */
export function renderReadableUrl(url: string): string {
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  return decodeRuns(path, /[%&=+#?/\\\s\p{C}]/gu) + decodeRuns(url.slice(path.length), sensitive)
}

const sensitive = /[%&=+#?\s\p{C}]/gu

const decodeRuns = (text: string, keepEncoded: RegExp): string =>
  text.replace(escapes, (run) => {
    const decoded = decodeUtf8(run)
    return decoded === null ? run : decoded.replace(keepEncoded, encodeURIComponent)
  })

const escapes = /(?:%[0-9A-Fa-f]{2})+/g

/**
 * Decodes percent-encoded UTF-8. A `%` without two hex digits stays; invalid bytes become as many U+FFFD as
 * in a browser (WHATWG Encoding, UTF-8 decoder).
 */
export const decodePercent = (text: string): string =>
  text.replace(escapes, (encoded) => decodeUtf8(encoded) ?? decodeLoosely(encoded))

/**
 * `latin-1`: ISO 8859-1, as old programs write umlauts (`%F6`). `encoded-twice`: UTF-8 whose decoded text is
 * percent-encoded again (`%25C3%25B6`). `broken-escape`: UTF-8 with a `%` without two hex digits. `unknown`:
 * neither UTF-8 nor Latin-1.
 */
export type PercentEncoding = 'utf-8' | 'latin-1' | 'encoded-twice' | 'broken-escape' | 'unknown'

/**
 * Like `decodePercent`, but decodes invalid UTF-8 as Latin-1 if all bytes are characters there, and returns
 * the encoding. Text in neither encoding contains U+FFFD.
 */
export function readPercent(text: string): { text: string; encoding: PercentEncoding } {
  const runs = Array.from(text.matchAll(escapes), ([encoded]) => encoded)
  const invalidRuns = new Set(runs.filter((encoded) => decodeUtf8(encoded) === null))
  if (invalidRuns.size === 0) {
    const decoded = decodePercent(text)
    if (/%(?![\dA-F]{2})/i.test(text)) return { text: decoded, encoding: 'broken-escape' }
    return { text: decoded, encoding: decodeAgain(decoded) === null ? 'utf-8' : 'encoded-twice' }
  }
  // 80 to 9F are control characters in Latin-1, which are not used in texts.
  if ([...invalidRuns].some((encoded) => /%[89]/.test(encoded)))
    return { text: decodePercent(text), encoding: 'unknown' }
  const decoded = text.replace(escapes, (encoded) =>
    invalidRuns.has(encoded) ? decodeLatin1(encoded) : decodePercent(encoded),
  )
  return { text: decoded, encoding: 'latin-1' }
}

/** Decodes a text that is itself percent-encoded; null for any other text. */
export const decodeAgain = (text: string): string | null =>
  text.includes('%') ? decodeUtf8(text) : null

/**
 * Decodes a percent-encoded text; null for invalid UTF-8 or escapes. Also used to check a text: a bundler would
 * drop a call of `decodeURIComponent` whose value is not used.
 */
export function decodeUtf8(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}

/** Latin-1 is the first 256 code points of Unicode. */
const decodeLatin1 = (encoded: string): string =>
  encoded.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Decodes the longest valid character at each position, or one U+FFFD for the longest invalid prefix. */
function decodeLoosely(encoded: string): string {
  const bytes = Array.from(encoded.matchAll(/%(..)/g), ([, hex]) => Number.parseInt(hex ?? '', 16))
  let text = ''
  for (let at = 0; at < bytes.length;) {
    const length = characterLength(bytes, at)
    const character = encoded.slice(at * 3, (at + Math.abs(length)) * 3)
    text += length > 0 ? decodeURIComponent(character) : '\ufffd'
    at += Math.abs(length)
  }
  return text
}

/** Length of the character at a position; negative for an invalid prefix of that length. */
function characterLength(bytes: readonly number[], at: number): number {
  const lead = bytes[at] ?? 0
  if (lead < 0x80) return 1
  if (lead < 0xc2 || lead > 0xf4) return -1
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
  let lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
  let highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
  for (let read = 1; read < length; read += 1) {
    const byte = bytes[at + read] ?? 0
    if (byte < lowest || byte > highest) return -read
    lowest = 0x80
    highest = 0xbf
  }
  return length
}
