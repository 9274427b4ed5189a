import { toWellFormed } from '#core/text/well-formed.ts'

/**
 * Percent-encodes a name or value as UTF-8 (api.md 4.2.1, RFC 3986).
 *
 * Like `encodeURIComponent`, but also encodes `'`: WHATWG URL parsers (Chromium, Node's fetch) rewrite a
 * plain `'` in a query to `%27`, so only the encoded form stays the same everywhere.
 */
export function encodeComponent(text: string): string {
  return encodeURIComponent(toWellFormed(text)).replaceAll("'", '%27')
}
