import { createHash } from 'node:crypto'

/** Puts IDs in an order that has no meaning, the same for the same seed. */
export function shuffled(ids: Iterable<string>, seed: string): string[] {
  const lots = Array.from(ids, (id) => ({
    id,
    lot: createHash('sha1').update(`${seed}/${id}`).digest('hex'),
  }))
  return lots.sort((one, other) => (one.lot < other.lot ? -1 : 1)).map(({ id }) => id)
}
