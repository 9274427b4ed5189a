import { loadavg } from 'node:os'

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

/** Prints rows under a title, columns aligned. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const widths: number[] = []
  for (const row of rows)
    row.forEach((cell, at) => {
      widths[at] = Math.max(widths[at] ?? 0, cell.length)
    })
  console.log(`\n${title}`)
  for (const row of rows)
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}

export const ms = (value: number) => (Number.isNaN(value) ? '–' : `${Math.round(value)} ms`)
export const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
export const asRatio = (value: number) => (Number.isFinite(value) ? `${value.toFixed(2)}x` : '–')

const figures: string[][] = []

/** Records a figure with its limit for `printFigures`, and prints it at once, for runs that are cancelled. */
export function recordFigure(
  what: string,
  value: number,
  max: number,
  show: (value: number) => string,
): void {
  figures.push([what, show(value), `≤ ${show(max)}`, value <= max ? 'kept' : 'MISSED'])
  console.log(`${what}: ${show(value)}`)
}

/** Prints the figures so far under a title. */
export const printFigures = (title: string): void => {
  printTable(title, [['what', 'measured', 'bound', ''], ...figures])
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

const ratios: string[][] = []

/** Records milliseconds of the app and of something beside it for `printRatios`, with the load of the machine. */
export function recordRatio(options: {
  what: string
  app: readonly number[]
  beside: string
  other: readonly number[]
  bound: number
}): void {
  const { what, app, beside, other, bound } = options
  const ratio = median(app) / median(other)
  const tell = (times: readonly number[]) => `${ms(median(times))}, p95 ${ms(p95(times))}`
  const load = (loadavg()[0] ?? Number.NaN).toFixed(1)
  const kept = ratio <= bound ? 'kept' : 'MISSED'
  ratios.push([what, beside, asRatio(ratio), asRatio(bound), kept, tell(app), tell(other), load])
  console.log(`${what}, of the ${beside}: ${asRatio(ratio)}`)
}

/** Prints the ratios so far under a title; the milliseconds beside them are what this computer gave. */
export const printRatios = (title: string): void => {
  printTable(title, [
    ['what', 'beside', 'ratio', 'bound', '', 'app', 'the other', 'load'],
    ...ratios,
  ])
}
