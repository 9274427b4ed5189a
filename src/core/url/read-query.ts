import { decodePercent } from '#core/url/decode-percent.ts'

export interface QueryPair {
  name: string
  value: string
}

/**
 * Reads a query string, with or without its `?`, into decoded pairs in their order. `+` and `%20` are
 * spaces, broken `%` sequences stay as they are, bytes that are no UTF-8 become U+FFFD; a name
 * without `=` has an empty value. Knows nothing of brackets: `page[size]` is a name like any other.
 */
export function readQuery(text: string): QueryPair[] {
  const query = text.startsWith('?') ? text.slice(1) : text
  return query
    .split('&')
    .filter((piece) => piece !== '')
    .map((piece) => {
      const sign = piece.indexOf('=')
      const name = sign < 0 ? piece : piece.slice(0, sign)
      const value = sign < 0 ? '' : piece.slice(sign + 1)
      return { name: decodePart(name), value: decodePart(value) }
    })
}

const decodePart = (part: string) => decodePercent(part.replaceAll('+', ' '))
