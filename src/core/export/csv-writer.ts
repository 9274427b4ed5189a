import { renderCsvCell } from './csv-cell.ts'
import type { ItemWriter } from './item-writer.ts'
import { isFormula } from '#core/text/formula.ts'
import type { TableCell } from './table-cell.ts'
import { createTableReader, type TableColumns } from './table-row.ts'

export interface CsvOptions {
  /** Spreadsheets expect `;` where the comma is the decimal sign, as in German: numbers have one then. */
  separator: ',' | ';'
  /** Whether the file begins with a byte order mark: Excel needs it to read UTF-8. */
  hasBom: boolean
}

/**
 * Creates a writer of a CSV file (RFC 4180, UTF-8): a line of names, and one line per item.
 *
 * A keyword of JSON-LD such as `@id` stands in the line of names as it is: alone it calls nothing. The file
 * is safe to open with its own separator: opened with another, a text would be cut where that one stands.
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
    keyword.test(name) ? name : render({ kind: 'text', text: name }),
  )
  return {
    facts: table.facts,
    begin: () => encode((hasBom ? '\ufeff' : '') + line(names)),
    add(itemText) {
      const cells = table.read(itemText)
      table.facts.guardedCells += cells.filter(isGuarded).length
      return encode(line(cells.map(render)))
    },
    end: () => encode(''),
  }
}

const keyword = /^@[a-z]+$/

const isGuarded = (cell: TableCell): boolean => cell.kind === 'text' && isFormula(cell.text)
