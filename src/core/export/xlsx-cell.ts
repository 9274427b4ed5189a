import { toWellFormed } from '#core/text/well-formed.ts'
import { readSheetDate } from './sheet-date.ts'
import type { TableCell } from './table-cell.ts'
import { xlsxStyles } from './xlsx-parts.ts'

/** In UTF-16 code units; Excel rejects files with longer texts (Excel specifications and limits). */
const maxCellTextLength = 32_767

/**
 * Renders one cell of a sheet as XML (ECMA-376 part 1, 18.3.1.4); '' for an empty cell. Texts are inline
 * strings, which are never read as formulas; characters not allowed in XML are written `_x0000_`.
 *
 * Dates are date cells, with the time as written. Numbers are number cells only if spreadsheets keep them
 * exactly (at most 15 significant digits); others (`12345678901234567890`, `1e400`, `-0`) are texts. The
 * spelling of `1.0` is not preserved.
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

export const isTooLong = (cell: TableCell): boolean =>
  cell.kind === 'text' && cell.text.length > maxCellTextLength

function isKeptBySpreadsheets(source: string): boolean {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(source) ?? []
  const significant = (whole + fraction).replace(/^0+|0+$/g, '')
  if (significant === '') return sign === '' && /^\d/.test(source)
  // 250 keeps well within the range of a double, which ends at 1e308.
  return significant.length <= 15 && Math.abs(Number(exponent)) <= 250 && source.length <= 250
}

function renderDate(text: string, reference: string): string | null {
  const date = readSheetDate(text)
  return date && `<c r="${reference}" s="${xlsxStyles[date.kind]}"><v>${date.days}</v></c>`
}

/** A bold column heading. */
export const renderXlsxHead = (name: string, reference: string): string =>
  renderText(name, reference, xlsxStyles.head)

function renderText(text: string, reference: string, fixedStyle?: number): string {
  const shown = toWellFormed(text.length > maxCellTextLength ? cut(text) : text).replaceAll(
    '\r\n',
    '\n',
  )
  const number = fixedStyle ?? (shown.includes('\n') ? xlsxStyles.lines : null)
  const style = number === null ? '' : ` s="${number}"`
  return `<c r="${reference}"${style} t="inlineStr"><is><t xml:space="preserve">${escapeXml(shown)}</t></is></c>`
}

const cut = (text: string): string => `${text.slice(0, maxCellTextLength - 1)}…`

/**
 * Escapes XML characters, and control characters as `_x000D_` (ECMA-376). Texts that look like such an escape
 * are escaped, too.
 */
const escapeXml = (text: string): string =>
  text.replace(unsafe, (char) => {
    switch (char) {
      case '&':
        return '&amp;'
      case '<':
        return '&lt;'
      case '>':
        return '&gt;'
      case '_':
        return '_x005F_'
      default:
        return `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
    }
  })

// Includes carriage returns, which XML parsers convert to line feeds. Line feeds and tabs are kept.
const unsafe = /(?![\n\t])[&<>\p{Cc}\ufffe\uffff]|_(?=x[\dA-Fa-f]{4}_)/gu

/** The letters of a column by its position, from 0: `A`, `Z`, `AA`. */
export function renderColumnName(position: number): string {
  const before = Math.floor(position / 26)
  const letter = String.fromCharCode(65 + (position % 26))
  return before === 0 ? letter : renderColumnName(before - 1) + letter
}
