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
  return splitQuery(text).map(({ name, value }) => ({
    name: decodePercent(name),
    value: decodePercent(value),
  }))
}

/** The pairs of a query string as they stand there, but for `+`, which is a space already. */
export function splitQuery(text: string): (QueryPair & { hasSign: boolean })[] {
  const query = text.startsWith('?') ? text.slice(1) : text
  return query
    .replaceAll('+', ' ')
    .split('&')
    .filter((piece) => piece !== '')
    .map((piece) => {
      const sign = piece.indexOf('=')
      return sign < 0
        ? { name: piece, value: '', hasSign: false }
        : { name: piece.slice(0, sign), value: piece.slice(sign + 1), hasSign: true }
    })
}
