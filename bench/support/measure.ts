/** The median; of an even count, the lower of the two middle numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** The median of several measurements, one after the other. */
export async function medianOfRuns(runs: number, measure: () => Promise<number>): Promise<number> {
  const measured: number[] = []
  for (let run = 0; run < runs; run += 1) measured.push(await measure())
  return median(measured)
}

/** The 95th percentile. */
export function p95(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN
}

/**
 * What each of these takes, one of each in every round: the same app took three times as long on one computer as on
 * another, and an hour later, so that only what is measured in turns can be compared.
 */
export async function measureInTurns<Name extends string, Taken>(
  runs: number,
  measures: Readonly<Record<Name, () => Promise<Taken>>>,
): Promise<(name: Name) => readonly Taken[]> {
  const taken = new Map<string, Taken[]>()
  for (let run = 0; run < runs; run += 1)
    for (const [name, measure] of Object.entries<() => Promise<Taken>>(measures)) {
      const ofName = taken.get(name) ?? []
      ofName.push(await measure())
      taken.set(name, ofName)
    }
  return (name) => taken.get(name) ?? []
}
