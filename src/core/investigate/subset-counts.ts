import { hitsOf, type Hits, type Outcomes, type StepFailure } from './investigation.ts'

/** The known hits of a request. */
export type Counted =
  { kind: 'unknown' } | { kind: 'counted'; hits: Hits } | { kind: 'failed'; failure: StepFailure }

export function readCount(outcomes: Outcomes, key: string): Counted {
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
  without: (left: readonly number[]) => number[]
  countOf: (set: readonly number[]) => Counted
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

  function countOf(set: readonly number[]): Counted {
    const key = keyOfSet(set)
    return hitsOfAll !== null && key === keyOfSet(all)
      ? { kind: 'counted', hits: hitsOfAll }
      : readCount(outcomes, key)
  }

  return {
    all,
    without: (left) => all.filter((at) => !left.includes(at)),
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
