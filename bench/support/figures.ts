import { printTable } from './table.ts'

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
