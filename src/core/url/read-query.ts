import { decodePercent } from '#core/url/decode-percent.ts'

export interface QueryPair {
  name: string
  value: string
}

/**
 * Reads a query string, with or without `?`, into decoded pairs in order. `+` and `%20` are spaces, broken
 * `%` sequences stay, invalid UTF-8 becomes U+FFFD; a name without `=` has an empty value. Brackets have no
 * meaning here.
 */
export function readQuery(text: string): QueryPair[] {
  return splitQuery(text).map(({ name, value }) => ({
    name: decodePercent(name),
    value: decodePercent(value),
  }))
}

/** The pairs of a query string, not decoded except for `+`. */
export function splitQuery(text: string): (QueryPair & { hasEqualsSign: boolean })[] {
  const query = text.startsWith('?') ? text.slice(1) : text
  return query
    .replaceAll('+', ' ')
    .split('&')
    .filter((piece) => piece !== '')
    .map((piece) => {
      const equalsAt = piece.indexOf('=')
      return equalsAt < 0
        ? { name: piece, value: '', hasEqualsSign: false }
        : { name: piece.slice(0, equalsAt), value: piece.slice(equalsAt + 1), hasEqualsSign: true }
    })
}
