import { toWellFormed } from '#core/text/well-formed.ts'
import { readSheetDate } from './sheet-date.ts'
import type { TableCell } from './table-cell.ts'
import { xlsxStyles } from './xlsx-parts.ts'

/** In UTF-16 units; Excel refuses files with longer texts (Excel specifications and limits). */
const maxCellTextLength = 32_767

/**
 * One cell of a sheet as XML (ECMA-376 part 1, 18.3.1.4); '' for an empty one. Texts are inline strings,
 * which no program takes for a formula; characters that XML cannot hold are written `_x0000_`.
 *
 * A date is a date cell, with the time as it is written. A number is a number cell only where a spreadsheet keeps it: with at most 15 significant digits. Others
 * (`12345678901234567890`, `1e400`, `-0`) are texts, so that nothing is rounded. Of `1.0`, the value is kept
 * and not the way it was written.
 */
export function renderXlsxCell(cell: TableCell, reference: string): string {
  switch (cell.kind) {
    case 'empty':
      return ''
    case 'boolean':
      return `<c r="${reference}" t="b"><v>${cell.value ? 1 : 0}</v></c>`
    case 'number':
      return isKeptBySpreadsheets(cell.source)
        ? `<c r="${reference}"><v>${cell.source}</v></c>`
        : renderText(cell.source, reference)
    case 'text':
      return renderDate(cell.text, reference) ?? renderText(cell.text, reference)
  }
}

export const isCut = (cell: TableCell): boolean =>
  cell.kind === 'text' && cell.text.length > maxCellTextLength

function isKeptBySpreadsheets(source: string): boolean {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(source) ?? []
  const significant = (whole + fraction).replace(/^0+|0+$/g, '')
  if (significant === '') return sign === '' && /^\d/.test(source)
  return significant.length <= 15 && Math.abs(Number(exponent)) <= 250 && source.length <= 250
}

function renderDate(text: string, reference: string): string | null {
  const date = readSheetDate(text)
  return date && `<c r="${reference}" s="${xlsxStyles[date.kind]}"><v>${date.days}</v></c>`
}

/** The name of a column, bold. */
export const renderXlsxHead = (name: string, reference: string): string =>
  renderText(name, reference, xlsxStyles.head)

function renderText(text: string, reference: string, styled?: number): string {
  const shown = toWellFormed(text.length > maxCellTextLength ? cut(text) : text).replaceAll(
    '\r\n',
    '\n',
  )
  const number = styled ?? (shown.includes('\n') ? xlsxStyles.lines : null)
  const style = number === null ? '' : ` s="${number}"`
  return `<c r="${reference}"${style} t="inlineStr"><is><t xml:space="preserve">${escapeXml(shown)}</t></is></c>`
}

const cut = (text: string): string => `${text.slice(0, maxCellTextLength - 1)}…`

/** `_x000D_` is the escape of ECMA-376 for one character; what looks like one is escaped itself. */
const escapeXml = (text: string): string =>
  text.replace(unsafe, (sign) => {
    switch (sign) {
      case '&':
        return '&amp;'
      case '<':
        return '&lt;'
      case '>':
        return '&gt;'
      case '_':
        return '_x005F_'
      default:
        return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
    }
  })

// A carriage return too: XML readers make a line feed of it. Line feeds and tabs stand as they are.
const unsafe = /(?![\n\t])[&<>\p{Cc}\ufffe\uffff]|_(?=x[\dA-Fa-f]{4}_)/gu

/** `A`, `Z`, `AA`: a column by its position from 0. */
export function renderColumnName(position: number): string {
  const before = Math.floor(position / 26)
  const letter = String.fromCharCode(65 + (position % 26))
  return before === 0 ? letter : renderColumnName(before - 1) + letter
}
