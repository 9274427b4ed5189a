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
