import { readPercent } from '#core/url/decode-percent.ts'

/** An address and the parameters of its query, decoded, in order. */
export interface QueryPairs {
  /** Up to the `?`, without it. */
  address: string
  pairs: readonly (readonly [name: string, value: string])[]
}

/**
 * The parameters of a URL, for a language that encodes them itself; null where it has none, or where what a
 * language makes of them need not mean the same: a link that was followed is as its server wrote it.
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

/** UTF-8, and of the signs that may stand in a query only those that mean themselves. */
function isPlain(raw: string): boolean {
  const { encoding } = readPercent(raw)
  return (
    (encoding === 'utf-8' || encoding === 'encoded-twice') && /^[\w.~!$'()*,;:@/?%[\]-]*$/.test(raw)
  )
}

/** Whether no name comes twice, so that a map can hold them. */
export const isMap = ({ pairs }: QueryPairs): boolean =>
  new Set(pairs.map(([name]) => name)).size === pairs.length
