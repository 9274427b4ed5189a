import type { ColumnPath } from '#core/content/column-values.ts'
import type { ItemColumn } from '#core/content/item-columns.ts'
import { createCsvWriter, type CsvOptions } from './csv-writer.ts'
import type { ExportKind } from './export-kind.ts'
import type { ItemWriter } from './item-writer.ts'
import { createJsonWriter } from './json-writer.ts'
import { createNdjsonWriter } from './ndjson-writer.ts'
import type { TableColumns } from './table-row.ts'
import { createXlsxWriter } from './xlsx-writer.ts'

/** The columns are those of the table, for CSV and XLSX. */
export interface ExportOptions extends TableColumns {
  csv: CsvOptions
  /** When the file is made, for the zip container of XLSX. */
  date: Date
  /** UTF-8: `(text) => new TextEncoder().encode(text)`. */
  encode: (text: string) => Uint8Array
  /** What the sheet of XLSX is called. */
  sheet?: string
  /** What was found in a column of it. */
  kindsOf?: (path: ColumnPath) => ItemColumn['kinds']
}

/**
 * Creates a writer for one file. JSON and NDJSON hold the items as they were sent; CSV and XLSX hold a
 * table with one row per item (see export/csv-cell.ts and export/xlsx-cell.ts for what becomes of values).
 */
export function createItemWriter(kind: ExportKind, options: ExportOptions): ItemWriter {
  switch (kind) {
    case 'json':
      return createJsonWriter(options)
    case 'ndjson':
      return createNdjsonWriter(options)
    case 'csv':
      return createCsvWriter(options)
    case 'xlsx':
      return createXlsxWriter(options)
  }
}
