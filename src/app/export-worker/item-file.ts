import { mebibyte } from '#core/exchange/mebibyte.ts'
import { createItemColumns, type ItemColumn } from '#core/content/item-columns.ts'
import type { CsvOptions } from '#core/export/csv-writer.ts'
import type { ColumnPath } from '#core/content/column-values.ts'
import { contactPaths } from '#core/content/contact-paths.ts'
import { createItemWriter } from '#core/export/create-item-writer.ts'
import type { ExportFormat } from '#core/export/export-format.ts'
import type { ExportFacts } from '#core/export/item-writer.ts'
import { createSpoolReader, frameItem, unframeItem } from '#core/export/item-spool.ts'
import { planColumns } from '#core/export/plan-columns.ts'
import { planReadableColumns } from '#core/export/readable-columns.ts'
import { createOffsets } from '#core/growing-array.ts'
import { renderPath } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { gatherPieces } from './gather-pieces.ts'
import type { WrittenItems } from './written-items.ts'
import type { TableChoice } from './protocol.ts'
import type { OpenTemporaryFile } from './temporary-file.ts'

/** The file of an export, item by item. */
export interface ItemFile {
  /** `read` parses the text on demand; null if it is not JSON. Throws NoRoom. */
  add(text: string, read: () => JsonValue | null): void
  /** Ends the file. For a table, which is written only now, `step` is called after each item. */
  finish(step: (items: number) => Promise<unknown>): Promise<FinishedFile>
}

export interface FinishedFile {
  file: Blob
  facts: ExportFacts
  isTruncated: boolean
  /** The written items, readable as long as the file exists. */
  items: WrittenItems
}

/** Maximum number of columns of an Excel sheet (Excel specifications and limits). */
const maxColumns = 16_384
const spoolPieceBytes = mebibyte

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const encode = (text: string) => encoder.encode(text)

/** Creates the file. JSON and NDJSON are written as items arrive, a table once its columns are known. */
export function createItemFile(
  format: ExportFormat,
  options: { csv: CsvOptions; table: TableChoice; date: Date; open: OpenTemporaryFile },
): Promise<ItemFile> {
  return format === 'json' || format === 'ndjson'
    ? createStreamedFile(format, options)
    : createTableFile(format, options)
}

type Options = Parameters<typeof createItemFile>[1]

async function createStreamedFile(format: ExportFormat, options: Options): Promise<ItemFile> {
  const file = await options.open(format)
  const writer = createItemWriter(format, { ...options, columns: [], encode })
  const pieces = gatherPieces(file)
  const starts = createOffsets()
  let length = 0
  function write(piece: Uint8Array) {
    pieces.add(piece)
    length += piece.length
  }
  write(writer.begin())
  return {
    add(text) {
      starts.push(length)
      write(writer.add(text))
    },
    async finish() {
      starts.push(length)
      write(writer.end())
      pieces.close()
      const written = await file.finish()
      return {
        file: written,
        facts: writer.facts,
        isTruncated: false,
        items: { file: written, starts: starts.read(), textOf: withoutSeparator },
      }
    },
  }
}

/** The separator before an item belongs to that item; white space is insignificant in JSON. */
const withoutSeparator = (bytes: Uint8Array) => decoder.decode(bytes).replace(/^\s*,/, '')

async function createTableFile(format: ExportFormat, options: Options): Promise<ItemFile> {
  const spool = await options.open('items')
  const spoolPieces = gatherPieces(spool)
  const itemColumns = createItemColumns({ maxColumns, maxListMembers: Infinity })
  const starts = createOffsets()
  let length = 0
  return {
    add(text, read) {
      const framed = frameItem(encode(text))
      starts.push(length)
      length += framed.length
      spoolPieces.add(framed)
      const item = read()
      if (item) itemColumns.add(item)
    },
    async finish(step) {
      spoolPieces.close()
      const file = await options.open(format)
      const pieces = gatherPieces(file)
      const writer = createTableWriter(format, options, itemColumns.list())
      pieces.add(writer.begin())
      const readItems = createSpoolReader()
      for (let at = 0; at < spool.byteLength; at += spoolPieceBytes) {
        const piece = await spool.read(at, Math.min(at + spoolPieceBytes, spool.byteLength))
        for (const item of readItems(piece)) {
          pieces.add(writer.add(decoder.decode(item)))
          await step(writer.facts.itemCount)
        }
      }
      pieces.add(writer.end())
      pieces.close()
      starts.push(length)
      const spooled = await spool.finish()
      const isChosen = options.table.columns !== null
      return {
        file: await file.finish(),
        // Columns that the user left out are not reported.
        facts: isChosen ? { ...writer.facts, attributesLeftOut: [] } : writer.facts,
        isTruncated: !isChosen && itemColumns.isTruncated,
        items: {
          file: spooled,
          starts: starts.read(),
          textOf: (bytes) => decoder.decode(unframeItem(bytes)),
        },
      }
    },
  }
}

/** The attributes whose values a column has: several for contact data. */
const valuePathsOf = (path: ColumnPath): readonly ColumnPath[] =>
  (path.length === 1 ? contactPaths(path[0] ?? '') : null) ?? [path]

function createTableWriter(format: ExportFormat, options: Options, found: readonly ItemColumn[]) {
  const { columns, hasPlainText, words, sheet } = options.table
  const isForPeople = words !== null
  const htmlColumns = found.filter(({ kinds }) => kinds.some(({ kind }) => kind === 'html'))
  const kindsOf = new Map(found.map(({ key, kinds }) => [key, kinds]))
  return createItemWriter(format, {
    ...options,
    columns: columns ?? (isForPeople ? planReadableColumns(found) : planColumns(found)),
    plainTextOf: new Set(hasPlainText ? htmlColumns.map(({ key }) => key) : []),
    words,
    sheet,
    kindsOf: (path) =>
      valuePathsOf(path)
        .map((one) => kindsOf.get(renderPath(one)) ?? [])
        .find((kinds) => kinds.length > 0) ?? [],
    encode,
  })
}
