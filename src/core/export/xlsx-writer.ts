import type { ItemWriter } from './item-writer.ts'
import { createTableReader, type TableColumns } from './table-row.ts'
import { isCut, renderColumnName, renderXlsxCell, renderXlsxHead } from './xlsx-cell.ts'
import { renderSheetEnd, renderSheetStart, renderWorkbookParts, sheetName } from './xlsx-parts.ts'
import { createZipStream } from './zip-stream.ts'

/** What a sheet can hold (Excel specifications and limits). */
const limits = { rows: 1_048_576, columns: 16_384 }
/** Rows are gathered up to about this many characters before they are compressed. */
const gathered = 64 * 1024

/**
 * Creates a writer of an XLSX file: a row of names and one row per item, in as many sheets as it takes.
 *
 * Only the rows since the last 64 KiB of XML are in memory. Columns beyond the 16 384th are not written;
 * one sheet can hold up to 4 GiB of XML.
 */
export function createXlsxWriter({
  date,
  encode,
  rowsPerSheet = limits.rows,
  sheet = 'Items',
  widths = [],
  ...columns
}: TableColumns & {
  date: Date
  /** What the sheet is called: at most 20 letters, digits and spaces. */
  sheet?: string
  /** Of the columns, in characters; what has none is as wide as its program makes it. */
  widths?: readonly number[]
  encode: (text: string) => Uint8Array
  rowsPerSheet?: number
}): ItemWriter {
  const table = createTableReader(columns)
  const names = table.names.slice(0, limits.columns)
  const letters = names.map((_, position) => renderColumnName(position))
  const zip = createZipStream(date)
  let sheets = 0
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
    sheets += 1
    row = 0
    zip.beginFile(sheetName(sheets))
    pending += renderSheetStart(widths.slice(0, limits.columns))
    addRow(names, renderXlsxHead)
  }

  function endSheet() {
    pending += renderSheetEnd(`A1:${letters.at(-1) ?? 'A'}${row}`)
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
      table.facts.cutCells += cells.filter(isCut).length
      addRow(cells, renderXlsxCell)
      if (pending.length >= gathered) flush()
      return zip.drain()
    },
    end() {
      endSheet()
      for (const { name, text } of renderWorkbookParts(sheets, sheet)) {
        zip.beginFile(name)
        zip.write(encode(text))
        zip.endFile()
      }
      zip.end()
      return zip.drain()
    },
  }
}
