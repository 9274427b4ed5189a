/** The result of requesting one item by its ID. */
export type ItemResult =
  /** The response is the item. */
  | { kind: 'there' }
  /** Its validity has expired, with the server's message (datacycle-core.md 6). */
  | { kind: 'expired'; words: string }
  /** No item has this ID, or this endpoint does not contain it. */
  | { kind: 'unknown' }
  /** 401 or 403. */
  | { kind: 'refused'; status: number }
  /** Any other response without an item. */
  | { kind: 'other'; status: number; words: string }
  | { kind: 'no-answer'; problem: string }

/**
 * Reads the response of `things/{id}` or `endpoints/{e}/{id}`. The latter is an empty list if the item is not
 * available there (datacycle-core.md 1).
 */
export function readItemResult({
  status,
  itemCount,
  words,
}: {
  status: number
  itemCount: number
  /** The server's error messages. */
  words: readonly string[]
}): ItemResult {
  const text = words.join(' ')
  if (status >= 200 && status <= 299) return itemCount > 0 ? { kind: 'there' } : { kind: 'unknown' }
  if (status === 401 || status === 403) return { kind: 'refused', status }
  if (status === 404 && /\bexpired\b/i.test(text)) return { kind: 'expired', words: text }
  // Any other 404 comes from another program or an unknown path.
  if (status === 404 && /^Not found$/i.test(text.trim())) return { kind: 'unknown' }
  return { kind: 'other', status, words: text }
}
