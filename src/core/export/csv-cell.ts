import { guardFormula } from '#core/text/formula.ts'
import type { TableCell } from './table-cell.ts'

/**
 * Renders one cell of a CSV file (RFC 4180).
 *
 * A text that looks like a formula gets a leading apostrophe: `=1+1` is `'=1+1`. Numbers are written as sent,
 * with `decimal` as the decimal separator. A missing value is an empty cell, an empty text is `""`.
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

/** Quotes texts that contain a separator or outer white space. */
const quote = (text: string): string =>
  text === '' || /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
