import { guardFormula } from '#core/text/formula.ts'
import type { TableCell } from './table-cell.ts'

/**
 * One cell of a CSV file (RFC 4180).
 *
 * A text that a spreadsheet would take for a formula gets an apostrophe in front: `=1+1` is `'=1+1`. A
 * number is written as it was sent and never gets one, because a JSON number can be no formula (`-5`,
 * `1.0`, `12345678901234567890`), but for its point, which is `decimal`. Nothing at all is an empty cell, the
 * empty text `""`.
 */
export function renderCsvCell(cell: TableCell, decimal: '.' | ',' = '.'): string {
  switch (cell.kind) {
    case 'empty':
      return ''
    case 'number':
      return cell.source.replace('.', decimal)
    case 'boolean':
      return String(cell.value)
    case 'text':
      return quote(guardFormula(cell.text))
  }
}

/** Quoted where either separator stands in the text, and where white space at an end could get lost. */
const quote = (text: string): string =>
  text === '' || /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
