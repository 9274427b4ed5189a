import { guardFormula } from '#core/text/formula.ts'

/**
 * Renders tab-separated values for the clipboard of spreadsheets: a cell with a tab, line break or quote is
 * quoted. Lines end with a line feed.
 *
 * A text that looks like a formula gets a leading apostrophe, as in CSV.
 */
export function renderTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(tsvCell).join('\t')).join('\n')
}

function tsvCell(given: string): string {
  const text = guardFormula(given)
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
