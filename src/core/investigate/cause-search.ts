import { pairsOf } from './pairs-of.ts'
import type { SubsetCounts } from './subset-counts.ts'

/** A set of conditions to count, and what for. */
export interface Counting {
  kind: 'whole' | 'alone' | 'without' | 'pair'
  /** The conditions that are asked for, by position. */
  set: readonly number[]
  /** The conditions that the step is about. */
  about: readonly number[]
}

/** The query itself: known, or the step of the only condition. */
export const countAll = ({ all }: SubsetCounts): Counting => ({
  kind: 'without',
  set: all,
  about: [],
})

/** The sets that each round counts; the next round is there once all before it are counted. */
export function listRounds(counts: SubsetCounts): Counting[][] {
  const { all, without, isZero } = counts
  const first: Counting[] = [
    { kind: 'whole', set: [], about: [] },
    ...all.map((at): Counting => ({ kind: 'alone', set: [at], about: [at] })),
    ...all.map((at): Counting => ({ kind: 'without', set: without([at]), about: [at] })),
    countAll(counts),
  ]
  const isCounted = ({ set }: Counting) => counts.of(set).kind === 'counted'
  if (!first.every(isCounted) || !isZero(all) || isZero([])) return [first]
  const alone = findAlone(counts)
  const rest = without(alone)
  const second: Counting[] =
    alone.length === 0 ? [] : [{ kind: 'without', set: rest, about: alone }]
  if (!second.every(isCounted) || !isZero(rest)) return [first, second]
  const third = pairsOf(rest).map((pair): Counting => ({ kind: 'pair', set: pair, about: pair }))
  if (!third.every(isCounted)) return [first, second, third]
  const causes = findCauses(counts)
  // What is left without them is told with the verdict.
  const fourth: Counting[] = [{ kind: 'without', set: without(causes), about: causes }]
  return [first, second, third, fourth]
}

/** Those that bring zero by themselves. */
export const findAlone = ({ all, isZero }: SubsetCounts): number[] =>
  all.filter((at) => isZero([at]))

/** Those that bring zero alone, and of the rest those that bring zero in a pair. */
export function findCauses(counts: SubsetCounts): number[] {
  const alone = findAlone(counts)
  const rest = counts.without(alone)
  const paired = counts.isZero(rest) ? pairsOf(rest).filter(counts.isZero).flat() : []
  return [...new Set([...alone, ...paired])].toSorted((one, other) => one - other)
}
