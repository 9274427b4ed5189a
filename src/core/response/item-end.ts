/** What came of asking for one item by its ID. */
export type ItemEnd =
  | { kind: 'there' }
  /** Its validity is over: the server's own words (datacycle-core.md 6). */
  | { kind: 'expired'; words: string }
  /** No item has this ID, or this way does not lead to it. */
  | { kind: 'unknown' }
  /** 401 or 403. */
  | { kind: 'refused'; status: number }
  /** Any other answer without an item. */
  | { kind: 'other'; status: number; words: string }
  | { kind: 'no-answer'; problem: string }

/**
 * Reads the answer of `things/{id}` or `endpoints/{e}/{id}`. The latter is a list that holds nothing where the
 * item is not to be had that way (datacycle-core.md 1).
 */
export function readItemEnd({
  status,
  items,
  words,
}: {
  status: number
  items: number
  /** What the server says about a request that it refused. */
  words: readonly string[]
}): ItemEnd {
  const said = words.join(' ')
  if (status >= 200 && status <= 299) return items > 0 ? { kind: 'there' } : { kind: 'unknown' }
  if (status === 401 || status === 403) return { kind: 'refused', status }
  if (status === 404 && /\bexpired\b/i.test(said)) return { kind: 'expired', words: said }
  // Another 404 is another program's, or of a path that the server does not have.
  if (status === 404 && /^Not found$/i.test(said.trim())) return { kind: 'unknown' }
  return { kind: 'other', status, words: said }
}
