import { hitsOf, type Hits, type Outcomes, type StepFailure } from './investigation.ts'

/** Whether a request was counted, and its hits. */
export type CountState =
  { kind: 'unknown' } | { kind: 'counted'; hits: Hits } | { kind: 'failed'; failure: StepFailure }

export function readCount(outcomes: Outcomes, key: string): CountState {
  const outcome = outcomes.get(key)
  switch (outcome?.kind) {
    case undefined:
      return { kind: 'unknown' }
    case 'failed':
      return outcome
    case 'answered':
      return { kind: 'counted', hits: hitsOf(outcome.answer) }
  }
}

/** The hits of a query with only some of its conditions, which are given by index. */
export interface SubsetCounts {
  /** The indexes of all conditions. */
  all: readonly number[]
  without: (removed: readonly number[]) => number[]
  countOf: (set: readonly number[]) => CountState
  isZero: (set: readonly number[]) => boolean
  /** An inexact 0 if the set is not counted. */
  hitsOf: (set: readonly number[]) => Hits
}

/** The step key of a set, independent of its order, so that no set is counted twice. */
export const keyOfSet = (set: readonly number[]): string =>
  set.toSorted((one, other) => one - other).join(',')

/** Reads the counts so far; `hitsOfAll` are the hits of the query itself, null if unknown. */
export function readSubsetCounts(
  size: number,
  hitsOfAll: Hits | null,
  outcomes: Outcomes,
): SubsetCounts {
  const all = Array.from({ length: size }, (_, at) => at)

  function countOf(set: readonly number[]): CountState {
    const key = keyOfSet(set)
    return hitsOfAll !== null && key === keyOfSet(all)
      ? { kind: 'counted', hits: hitsOfAll }
      : readCount(outcomes, key)
  }

  return {
    all,
    without: (removed) => all.filter((at) => !removed.includes(at)),
    countOf,
    isZero(set) {
      const count = countOf(set)
      return count.kind === 'counted' && count.hits.count === 0n
    },
    hitsOf(set) {
      const count = countOf(set)
      return count.kind === 'counted' ? count.hits : { count: 0n, isExact: false }
    },
  }
}
