/** The positions of a longest increasing subsequence of distinct numbers (patience sorting, n log n). */
export function longestRising(numbers: readonly number[]): number[] {
  /**
   * For each length, the position of the smallest number that ends an increasing subsequence of that length.
   */
  const ends: number[] = []
  const previous: number[] = []
  for (const [position, number] of numbers.entries()) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1
      else high = middle
    }
    previous[position] = ends[low - 1] ?? -1
    ends[low] = position
  }
  const selection: number[] = []
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) selection.push(at)
  return selection.reverse()
}
