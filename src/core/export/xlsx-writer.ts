import type { ColumnPath } from '#core/content/column-values.ts'
import type { ItemColumn } from '#core/content/item-columns.ts'
import type { ItemWriter } from './item-writer.ts'
import { createTableReader, type TableColumns } from './table-row.ts'
import { planColumnWidth } from './xlsx-column-width.ts'
import { isTooLong, renderColumnName, renderXlsxCell, renderXlsxHead } from './xlsx-cell.ts'
import { renderSheetEnd, renderSheetStart, renderWorkbookParts, sheetPath } from './xlsx-parts.ts'
import { createZipStream } from './zip-stream.ts'

/** Limits of a sheet (Excel specifications and limits). */
const limits = { rows: 1_048_576, columns: 16_384 }
/** Rows are buffered up to about this many characters before compression. */
const flushLength = 64 * 1024

/**
 * Creates a writer of an XLSX file: a row of headings and one row per item, in as many sheets as needed.
 *
 * Buffers at most 64 KiB of XML. Omits columns beyond the 16,384th; a sheet can have up to 4 GiB of XML.
 */
export function createXlsxWriter({
  date,
  encode,
  rowsPerSheet = limits.rows,
  sheet = 'Items',
  kindsOf = () => [],
  ...columns
}: TableColumns & {
  date: Date
  /** Sheet name: at most 20 letters, digits and spaces. */
  sheet?: string
  /** The observed kinds of values in a column, for its width. */
  kindsOf?: (path: ColumnPath) => ItemColumn['kinds']
  encode: (text: string) => Uint8Array
  rowsPerSheet?: number
}): ItemWriter {
  const table = createTableReader(columns)
  const names = table.names.slice(0, limits.columns)
  const widths = names.map((name, at) => planColumnWidth(name, kindsOf(table.paths[at] ?? [])))
  const letters = names.map((_, position) => renderColumnName(position))
  const zip = createZipStream(date)
  /** The filtered range of each finished sheet. */
  const ranges: string[] = []
  let row = 0
  let pending = ''

  function addRow<C>(cells: readonly C[], render: (cell: C, reference: string) => string) {
    row += 1
    const rendered = cells.map((cell, position) =>
      render(cell, `${letters[position] ?? 'A'}${row}`),
    )
    pending += `<row r="${row}">${rendered.join('')}</row>`
  }

  function flush() {
    if (pending !== '') zip.write(encode(pending))
    pending = ''
  }

  function beginSheet() {
    row = 0
    zip.beginFile(sheetPath(ranges.length + 1))
    pending += renderSheetStart(widths)
    addRow(names, renderXlsxHead)
  }

  function endSheet() {
    const range = `A1:${letters.at(-1) ?? 'A'}${row}`
    ranges.push(range)
    pending += renderSheetEnd(range)
    flush()
    zip.endFile()
  }

  return {
    facts: table.facts,
    begin() {
      beginSheet()
      return zip.drain()
    },
    add(itemText) {
      if (row >= rowsPerSheet) {
        endSheet()
        beginSheet()
      }
      const cells = table.read(itemText).slice(0, limits.columns)
      table.facts.truncatedCells += cells.filter(isTooLong).length
      addRow(cells, renderXlsxCell)
      if (pending.length >= flushLength) flush()
      return zip.drain()
    },
    end() {
      endSheet()
      for (const { name, text } of renderWorkbookParts(ranges, sheet)) {
        zip.beginFile(name)
        zip.write(encode(text))
        zip.endFile()
      }
      zip.end()
      return zip.drain()
    },
  }
}
