/** Arbitrary order of rows that are not sorted (datacycle-core.md 5). */
import { startOfCut, type Cut } from '#sample/datacycle/read/page.ts'
import type { ArbitraryOrders, StoredThing } from '#sample/datacycle/store/stored-content.ts'
import { byDefault, byNumber, lexicographic, rankIn } from './rank.ts'

/**
 * A database reads few rows by another plan than many; the limit is an eighth of all rows (measured
 * with 71 rows: 8 and 9 rows differ). Pages on both sides of the limit do not fit together, so a walk repeats
 * some items and misses others; with large pages this does not happen.
 */
const fewDivisor = 8

export function leaveUnsorted(
  things: readonly StoredThing[],
  cut: Cut,
  unsorted: ArbitraryOrders['unsorted'],
): StoredThing[] {
  const rowsRead = startOfCut(cut) + cut.size
  const isFew = rowsRead <= Math.floor(things.length / fewDivisor)
  return [...things].sort(
    lexicographic(byNumber(rankIn(isFew ? unsorted.few : unsorted.many)), byDefault),
  )
}
