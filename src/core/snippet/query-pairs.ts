import { readPercent } from '#core/url/percent-encoding.ts'

/** A URL and its decoded query parameters, in order. */
export interface QueryPairs {
  /** The part before the `?`. */
  address: string
  pairs: readonly (readonly [name: string, value: string])[]
}

/**
 * Splits a URL for languages that encode parameters themselves. null without parameters, or if encoding them
 * again might change them: languages write a blank as `+`, which api.md 4.2 leaves open, and links received from a
 * server may be encoded in other ways.
 */
export function readQueryPairs(url: string): QueryPairs | null {
  const [, address, query] = /^([^?#]*)\?([^#]+)$/s.exec(url) ?? []
  if (address === undefined || query === undefined) return null
  const pairs = query.split('&').map(readPair)
  const read = pairs.filter((pair) => pair !== null)
  return read.length === pairs.length ? { address, pairs: read } : null
}

function readPair(raw: string): readonly [string, string] | null {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(raw) ?? []
  if (name === undefined || value === undefined || !isPlain(name) || !isPlain(value)) return null
  return [readPercent(name).text, readPercent(value).text]
}

/** True for UTF-8 text whose reserved characters have no special meaning in a query string. */
function isPlain(raw: string): boolean {
  const { encoding } = readPercent(raw)
  return (
    (encoding === 'utf-8' || encoding === 'encoded-twice') &&
    /^(?:[\w.~!$'()*,;:@/?[\]-]|%(?!20))*$/.test(raw)
  )
}

/** True if no name is repeated, so that a map can hold the parameters. */
export const hasUniqueNames = ({ pairs }: QueryPairs): boolean =>
  new Set(pairs.map(([name]) => name)).size === pairs.length
