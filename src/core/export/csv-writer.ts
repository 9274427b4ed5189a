import type { ColumnPath } from '#core/content/column-values.ts'
import { renderPath } from '#core/json/json-path.ts'
import { renderCsvCell } from './csv-cell.ts'
import type { ItemWriter } from './item-writer.ts'
import { createTableReader, type TableCell } from './table-row.ts'

export interface CsvOptions {
  /** Spreadsheets expect `;` where the comma is the decimal sign, as in German. */
  separator: ',' | ';'
  /** Whether the file begins with a byte order mark: Excel needs it to read UTF-8. */
  hasBom: boolean
}

/**
 * Creates a writer of a CSV file (RFC 4180, UTF-8): a line of names, and one line per item.
 *
 * Names are texts like others, so that `@id` becomes `'@id` (csv-cell.ts). The file is safe to open with
 * its own separator: opened with another, a text would be cut where that one stands in it.
 */
export function createCsvWriter({
  columns,
  csv: { separator, hasBom },
  encode,
}: {
  columns: readonly ColumnPath[]
  csv: CsvOptions
  encode: (text: string) => Uint8Array
}): ItemWriter {
  const table = createTableReader(columns)
  const line = (cells: readonly TableCell[]) => `${cells.map(renderCsvCell).join(separator)}\r\n`
  const names = columns.map((path): TableCell => ({ kind: 'text', text: renderPath(path) }))
  return {
    facts: table.facts,
    begin: () => encode((hasBom ? '\ufeff' : '') + line(names)),
    add: (itemText) => encode(line(table.read(itemText))),
    end: () => encode(''),
  }
}
