import { pairsOf } from './pairs-of.ts'
import type { SubsetCounts } from './subset-counts.ts'

/** A request that counts a set of conditions, and its purpose. */
export interface CountStep {
  /** `whole`: the endpoint without conditions; `alone`: only one; `without`: all, or all but some; `pair`: only two. */
  kind: 'whole' | 'alone' | 'without' | 'pair'
  /** Indexes of the conditions in the request. */
  counted: readonly number[]
  /** Indexes of the conditions that the step examines. */
  examined: readonly number[]
}

/** The query with all its conditions; its count may already be known. */
export const stepForAll = ({ all }: SubsetCounts): CountStep => ({
  kind: 'without',
  counted: all,
  examined: [],
})

/** The sets to count, by round. A round is listed only if all previous rounds are counted. */
export function listRounds(counts: SubsetCounts): CountStep[][] {
  const { all, without, isZero } = counts
  const first: CountStep[] = [
    { kind: 'whole', counted: [], examined: [] },
    ...all.map((at): CountStep => ({ kind: 'alone', counted: [at], examined: [at] })),
    ...all.map((at): CountStep => ({ kind: 'without', counted: without([at]), examined: [at] })),
    stepForAll(counts),
  ]
  const isCounted = ({ counted }: CountStep) => counts.countOf(counted).kind === 'counted'
  if (!first.every(isCounted) || !isZero(all) || isZero([])) return [first]
  const zeroAlone = findZeroAlone(counts)
  const rest = without(zeroAlone)
  const second: CountStep[] =
    zeroAlone.length === 0 ? [] : [{ kind: 'without', counted: rest, examined: zeroAlone }]
  if (!second.every(isCounted) || !isZero(rest)) return [first, second]
  const third = pairsOf(rest).map((pair): CountStep => ({
    kind: 'pair',
    counted: pair,
    examined: pair,
  }))
  if (!third.every(isCounted)) return [first, second, third]
  const causes = findCauses(counts)
  // The conclusion states the hits without the causes.
  const fourth: CountStep[] = [{ kind: 'without', counted: without(causes), examined: causes }]
  return [first, second, third, fourth]
}

/** Indexes of the conditions that have no hits on their own. */
export const findZeroAlone = ({ all, isZero }: SubsetCounts): number[] =>
  all.filter((at) => isZero([at]))

/** Indexes of the conditions that have no hits alone, and of pairs of the remaining ones that have none. */
export function findCauses(counts: SubsetCounts): number[] {
  const zeroAlone = findZeroAlone(counts)
  const rest = counts.without(zeroAlone)
  const paired = counts.isZero(rest) ? pairsOf(rest).filter(counts.isZero).flat() : []
  return [...new Set([...zeroAlone, ...paired])].toSorted((one, other) => one - other)
}
