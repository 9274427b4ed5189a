import { guardFormula } from '#core/text/formula.ts'

/**
 * Renders a table as tab-separated values, as spreadsheets read them from the clipboard: a cell with a
 * tab, a line break or a quote stands in quotes, its quotes doubled. Lines end with a line feed.
 *
 * A text that a spreadsheet could take for a formula has an apostrophe in front, as in a CSV file.
 */
export function renderTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(tsvCell).join('\t')).join('\n')
}

function tsvCell(given: string): string {
  const text = guardFormula(given)
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
