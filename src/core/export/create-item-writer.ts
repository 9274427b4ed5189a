import type { ItemColumn, ColumnPath } from '#core/content/item-columns.ts'
import { createCsvWriter, type CsvOptions } from './csv-writer.ts'
import type { ExportFormat } from './export-format.ts'
import { createJsonWriter, type ItemWriter } from './item-writer.ts'
import { createSheetWriter, type SheetTexts } from './html-sheet-writer.ts'
import type { TableColumns } from './table-row.ts'
import { createXlsxWriter } from './xlsx-writer.ts'

/** The columns are for CSV, XLSX and sheets only. */
export interface ExportOptions extends TableColumns {
  csv: CsvOptions
  /** File date in the zip container of XLSX. */
  date: Date
  /** UTF-8: `(text) => new TextEncoder().encode(text)`. */
  encode: (text: string) => Uint8Array
  /** Sheet name of XLSX. */
  sheet?: string
  /** Texts around the items of a sheet, which also needs `words`. */
  people?: SheetTexts | null
  /** The observed kinds of values in a column. */
  kindsOf?: (path: ColumnPath) => ItemColumn['kinds']
}

/**
 * Creates a writer for one file. JSON and NDJSON contain the items as sent; CSV and XLSX a table with one row
 * per item; a sheet is a page for people.
 */
export function createItemWriter(kind: ExportFormat, options: ExportOptions): ItemWriter {
  switch (kind) {
    case 'json':
    case 'ndjson':
      return createJsonWriter(kind, options)
    case 'csv':
      return createCsvWriter(options)
    case 'xlsx':
      return createXlsxWriter(options)
    case 'sheet': {
      const { words, people: texts } = options
      // Unreachable: whoever chooses a sheet passes its texts.
      if (!words || !texts) throw new Error('A sheet has no texts')
      return createSheetWriter({ ...options, words, texts })
    }
  }
}
