import type { ItemWriter, TableCell } from './item-writer.ts'
import { createTableReader, type TableColumns } from './table-row.ts'

export interface CsvOptions {
  /** `;` for spreadsheets with a decimal comma, as in German; numbers then have a decimal comma, too. */
  separator: ',' | ';'
  /** Excel needs a byte order mark to read UTF-8. */
  hasBom: boolean
}

/**
 * Creates a writer of a CSV file (RFC 4180, UTF-8): a header line, then one line per item.
 *
 * Keywords of JSON-LD such as `@id` are not escaped in the header. Formulas are escaped for this separator only:
 * if a spreadsheet splits the lines at another one, a cell may begin with a formula.
 */
export function createCsvWriter({
  csv: { separator, hasBom },
  encode,
  ...columns
}: TableColumns & {
  csv: CsvOptions
  encode: (text: string) => Uint8Array
}): ItemWriter {
  const table = createTableReader(columns)
  const decimal = separator === ';' ? ',' : '.'
  const line = (cells: readonly string[]) => `${cells.join(separator)}\r\n`
  const render = (cell: TableCell) => renderCsvCell(cell, decimal)
  const names = table.names.map((name) =>
    jsonLdKeyword.test(name) ? name : render({ kind: 'text', text: name }),
  )
  return {
    facts: table.facts,
    begin: () => encode((hasBom ? '\ufeff' : '') + line(names)),
    add(itemText) {
      const cells = table.read(itemText)
      table.facts.escapedCells += cells.filter(isEscaped).length
      return encode(line(cells.map(render)))
    },
    end: () => encode(''),
  }
}

const jsonLdKeyword = /^@[a-z]+$/

const isEscaped = (cell: TableCell): boolean => cell.kind === 'text' && isFormula(cell.text)

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
    case 'link':
      return quote(cell.address)
    case 'text':
      return quote(guardFormula(cell.text))
  }
}

/** Quotes texts that contain a separator or outer white space. */
const quote = (text: string): string =>
  text === '' || /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

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

/** Characters that start a formula in a spreadsheet (OWASP: CSV Injection), including full-width forms. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/
/** A signed number, which is read as a number. */
const signedNumber = /^[+-]\d+(?:[.,]\d+)?$/
/** A telephone number; a formula cannot have a blank between two digits. */
const telephone = /^\+[\d \u00a0/.()-]{3,40}$/
const blankBetweenDigits = /\d\)?[ \u00a0]\(?\d/

/** True if a spreadsheet could read a text as a formula. */
export function isFormula(text: string): boolean {
  if (!formulaStart.test(text) || signedNumber.test(text)) return false
  return !(telephone.test(text) && blankBetweenDigits.test(text))
}

/** Prefixes an apostrophe if a spreadsheet could read the text as a formula. */
export const guardFormula = (text: string): string => (isFormula(text) ? `'${text}` : text)
