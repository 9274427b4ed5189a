import { pairsOf } from './pairs-of.ts'
import type { SubsetCounts } from './subset-counts.ts'

/** A set of conditions to count, and the purpose of the count. */
export interface CountStep {
  kind: 'whole' | 'alone' | 'without' | 'pair'
  /** Indexes of the conditions in the request. */
  set: readonly number[]
  /** Indexes of the conditions that the step examines. */
  about: readonly number[]
}

/** The query with all its conditions; its count may already be known. */
export const countAll = ({ all }: SubsetCounts): CountStep => ({
  kind: 'without',
  set: all,
  about: [],
})

/** The sets to count, by round. A round is listed only if all previous rounds are counted. */
export function listRounds(counts: SubsetCounts): CountStep[][] {
  const { all, without, isZero } = counts
  const first: CountStep[] = [
    { kind: 'whole', set: [], about: [] },
    ...all.map((at): CountStep => ({ kind: 'alone', set: [at], about: [at] })),
    ...all.map((at): CountStep => ({ kind: 'without', set: without([at]), about: [at] })),
    countAll(counts),
  ]
  const isCounted = ({ set }: CountStep) => counts.countOf(set).kind === 'counted'
  if (!first.every(isCounted) || !isZero(all) || isZero([])) return [first]
  const alone = findAlone(counts)
  const rest = without(alone)
  const second: CountStep[] =
    alone.length === 0 ? [] : [{ kind: 'without', set: rest, about: alone }]
  if (!second.every(isCounted) || !isZero(rest)) return [first, second]
  const third = pairsOf(rest).map((pair): CountStep => ({ kind: 'pair', set: pair, about: pair }))
  if (!third.every(isCounted)) return [first, second, third]
  const causes = findCauses(counts)
  // The conclusion states the hits without the causes.
  const fourth: CountStep[] = [{ kind: 'without', set: without(causes), about: causes }]
  return [first, second, third, fourth]
}

/** Indexes of the conditions that have no hits on their own. */
export const findAlone = ({ all, isZero }: SubsetCounts): number[] =>
  all.filter((at) => isZero([at]))

/** Indexes of the conditions without hits on their own, and of the others those without hits in a pair. */
export function findCauses(counts: SubsetCounts): number[] {
  const alone = findAlone(counts)
  const rest = counts.without(alone)
  const paired = counts.isZero(rest) ? pairsOf(rest).filter(counts.isZero).flat() : []
  return [...new Set([...alone, ...paired])].toSorted((one, other) => one - other)
}
