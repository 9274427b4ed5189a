/**
 * Renders a table as tab-separated values, as spreadsheets read them from the clipboard: a cell with a
 * tab, a line break or a quote stands in quotes, its quotes doubled. Lines end with a line feed.
 *
 * Does not guard against formulas: what is copied is what was sent.
 */
export function renderTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(tsvCell).join('\t')).join('\n')
}

function tsvCell(text: string): string {
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
