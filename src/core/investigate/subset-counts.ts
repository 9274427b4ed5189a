import { hitsOf, type Hits, type Outcomes, type StepFailure } from './investigation.ts'

/** What is known of the hits of a request. */
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

/** The hits of a query with some of its conditions only; these are given by their positions. */
export interface SubsetCounts {
  /** All conditions. */
  all: readonly number[]
  without: (left: readonly number[]) => number[]
  of: (set: readonly number[]) => Counted
  isZero: (set: readonly number[]) => boolean
  /** Of a set that is counted; none for any other. */
  hitsOf: (set: readonly number[]) => Hits
}

/** Names the step that counts a set, whatever its order: so no set is counted twice. */
export const keyOfSet = (set: readonly number[]): string =>
  set.toSorted((one, other) => one - other).join(',')

/** Reads the counts that came; the hits of the query itself may be known without one. */
export function readSubsetCounts(
  size: number,
  hitsOfAll: Hits | null,
  outcomes: Outcomes,
): SubsetCounts {
  const all = Array.from({ length: size }, (_, at) => at)

  function of(set: readonly number[]): Counted {
    const key = keyOfSet(set)
    return hitsOfAll !== null && key === keyOfSet(all)
      ? { kind: 'counted', hits: hitsOfAll }
      : readCount(outcomes, key)
  }

  return {
    all,
    without: (left) => all.filter((at) => !left.includes(at)),
    of,
    isZero(set) {
      const count = of(set)
      return count.kind === 'counted' && count.hits.count === 0n
    },
    hitsOf(set) {
      const count = of(set)
      return count.kind === 'counted' ? count.hits : { count: 0n, isExact: false }
    },
  }
}
