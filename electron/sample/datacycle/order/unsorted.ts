/** The rows as the database happens to find them where nothing sorts them (datacycle-core.md 5). */
import { startOfCut, type Cut } from '#sample/datacycle/read/page.ts'
import type { OrdersWithoutMeaning, StoredThing } from '#sample/datacycle/store/stored-content.ts'
import { byDefault, byNumber, first, rankIn } from './rank.ts'

/**
 * A database finds the first few rows on another way than many of them: up to an eighth of all, so
 * measured on 71 (8 rows one way, 9 the other). Pages on both sides of that line fit together no
 * more, so that a walk repeats some items and loses as many; with large pages it does not happen.
 */
const share = 8

export function leaveUnsorted(
  things: readonly StoredThing[],
  cut: Cut,
  unsorted: OrdersWithoutMeaning['unsorted'],
): StoredThing[] {
  const found = startOfCut(cut) + cut.size
  const few = found <= Math.floor(things.length / share)
  return [...things].sort(first(byNumber(rankIn(few ? unsorted.few : unsorted.many)), byDefault))
}
