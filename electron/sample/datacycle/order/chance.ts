/** Random order: repeatable with a seed, new on every call without one (datacycle-core.md 5). */
import { createHash, randomUUID } from 'node:crypto'
import type { ArbitraryOrders, StoredThing } from '#sample/datacycle/store/stored-content.ts'
import { byNumber, first, rankIn, type Compare } from './rank.ts'

export function byRandom(seed: number | null, recordedOrders: ArbitraryOrders['chance']): Compare {
  const table = seed === null ? undefined : recordedOrders.get(seed)
  const salt = seed === null ? randomUUID() : String(seed)
  const randomKey = ({ id }: StoredThing) =>
    createHash('sha1').update(`${salt}/${id}`).digest().readUInt32BE()
  return table === undefined
    ? byNumber(randomKey)
    : first(byNumber(rankIn(table)), byNumber(randomKey))
}
