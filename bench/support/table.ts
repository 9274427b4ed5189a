import { loadavg } from 'node:os'
import { median, p95 } from './measure.ts'

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

/** As in the text of a figure: `100 000`. */
export const grouped = (count: number) => count.toLocaleString('en-US').replaceAll(',', ' ')
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
