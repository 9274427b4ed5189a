/** Orders by chance: the same one for the same seed, a new one for none (datacycle-core.md 5). */
import { createHash, randomUUID } from 'node:crypto'
import type { OrdersWithoutMeaning, StoredThing } from '#sample/datacycle/store/stored-content.ts'
import { byNumber, first, rankIn, type Compare } from './rank.ts'

export function byChance(seed: number | null, tables: OrdersWithoutMeaning['chance']): Compare {
  const table = seed === null ? undefined : tables.get(seed)
  const salt = seed === null ? randomUUID() : String(seed)
  const lot = ({ id }: StoredThing) =>
    createHash('sha1').update(`${salt}/${id}`).digest().readUInt32BE()
  return table === undefined ? byNumber(lot) : first(byNumber(rankIn(table)), byNumber(lot))
}
