import { toWellFormed } from '#core/text/characters.ts'
import { decodeUtf8 } from '#core/url/decode-percent.ts'

/**
 * Percent-encodes a name or value as UTF-8 (api.md 4.2.1, RFC 3986).
 *
 * Like `encodeURIComponent`, but also encodes `'`: WHATWG URL parsers (Chromium, Node's fetch) rewrite a
 * plain `'` in a query to `%27`, so only the encoded form stays the same everywhere.
 */
export function encodeComponent(text: string): string {
  return encodeURIComponent(toWellFormed(text)).replaceAll("'", '%27')
}

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
  text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    const decoded = decodeUtf8(run)
    return decoded === null ? run : decoded.replace(keepEncoded, encodeURIComponent)
  })
