/**
 * Keeps a few of many, from their whole length: the first, and others at equal distances from each other. The
 * same ones come of the same many, however many they are. `most` is even.
 */
export function createSpread<T>(most: number) {
  let kept: T[] = []
  let stride = 1
  let observed = 0
  return {
    /** `make` is called for what is kept alone. */
    add(make: () => T): void {
      if (observed % stride === 0) {
        if (kept.length === most) {
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
