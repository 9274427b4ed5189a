/**
 * Creates an evenly spaced sample of a stream of unknown length: at most `maxKept` elements (must be even),
 * always including the first. Deterministic.
 */
export function createEvenSampler<T>(maxKept: number) {
  let kept: T[] = []
  let stride = 1
  let observed = 0
  return {
    /** `make` is called only for elements that are kept. */
    add(make: () => T): void {
      if (observed % stride === 0) {
        if (kept.length === maxKept) {
          kept = kept.filter((_, at) => at % 2 === 0)
          stride *= 2
        }
        if (observed % stride === 0) kept.push(make())
      }
      observed += 1
    },
    list: (): readonly T[] => kept,
  }
}
