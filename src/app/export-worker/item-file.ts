import { sheetLimits } from '#core/export/xlsx-writer.ts'
import { mebibyte } from '#core/exchange/limits.ts'
import { createItemColumns, type ItemColumn, type ColumnPath } from '#core/content/item-columns.ts'
import type { CsvOptions } from '#core/export/csv-writer.ts'
import { itemLinkPath } from '#core/content/item-link.ts'
import { contactPaths } from '#core/content/known-attributes.ts'
import { createItemWriter } from '#core/export/create-item-writer.ts'
import { extensionOf, type ExportFormat } from '#core/export/export-format.ts'
import type { ExportFacts } from '#core/export/item-writer.ts'
import { createSpoolReader, frameItem, unframeItem } from '#core/export/zip-stream.ts'
import { planColumns } from '#core/export/table-row.ts'
import { planReadableColumns } from '#core/export/readable-columns.ts'
import { createOffsets } from '#core/growing-array.ts'
import { renderPath } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { type TableChoice, exportFolder } from './protocol.ts'
import { readJsonOrText } from '#core/json/read-json.ts'
import type { ReadableItems } from '#app/response-worker/response-survey.ts'

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
  const itemColumns = createItemColumns({
    maxColumns: sheetLimits.columns,
    maxListMembers: Infinity,
  })
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
      const file = await options.open(extensionOf(format))
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
  const { columns, itemLink = null, hasPlainText, words } = options.table
  const isForPeople = words !== null
  const htmlColumns = found.filter(({ kinds }) => kinds.some(({ kind }) => kind === 'html'))
  const kindsOf = new Map(found.map(({ key, kinds }) => [key, kinds]))
  return createItemWriter(format, {
    ...options,
    ...options.table,
    columns: columns ?? [
      ...(isForPeople ? planReadableColumns(found) : planColumns(found)),
      ...(itemLink === null ? [] : [itemLinkPath(itemLink)]),
    ],
    plainTextOf: new Set(hasPlainText ? htmlColumns.map(({ key }) => key) : []),
    kindsOf: (path) =>
      valuePathsOf(path)
        .map((one) => kindsOf.get(renderPath(one)) ?? [])
        .find((kinds) => kinds.length > 0) ?? [],
    encode,
  })
}

const bufferBytes = 512 * 1024

/** Buffers small pieces, so that a file is written in few steps; `flush` writes the rest. */
function gatherPieces(file: Pick<TemporaryFile, 'append'>) {
  let buffer = new Uint8Array(bufferBytes)
  let used = 0

  function flush() {
    if (used > 0) file.append(buffer.subarray(0, used))
    used = 0
  }

  return {
    add(piece: Uint8Array) {
      if (used + piece.length > buffer.length) flush()
      if (piece.length > buffer.length) {
        file.append(piece)
        return
      }
      buffer.set(piece, used)
      used += piece.length
    },
    flush,
    /** Releases the memory. */
    close() {
      flush()
      buffer = new Uint8Array(0)
    },
  }
}

/** API for workers only, which is missing in the page's types. */
interface WorkerFileHandle {
  getFile(): Promise<File>
  createSyncAccessHandle(): Promise<SyncAccess>
}

interface SyncAccess {
  truncate(length: number): void
  write(bytes: Uint8Array, options: { at: number }): number
  read(bytes: Uint8Array, options: { at: number }): number
  flush(): void
  close(): void
}

/**
 * Creates a file in the origin private file system, which needs no dialog. Rejects if the browser has none,
 * for example in a private window of Firefox.
 */
export async function createPrivateFile(name: string): Promise<TemporaryFile> {
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle(exportFolder, { create: true })
  const handle = (await folder.getFileHandle(name, { create: true })) as WorkerFileHandle
  const access = await handle.createSyncAccessHandle()
  access.truncate(0)
  let length = 0
  return {
    append(bytes) {
      const written = write(access, bytes, length)
      length += written
      if (written < bytes.length) throw new NoRoom()
    },
    get byteLength() {
      return length
    },
    read(from, to) {
      const bytes = new Uint8Array(to - from)
      const got = access.read(bytes, { at: from })
      return Promise.resolve(bytes.subarray(0, got))
    },
    async finish() {
      access.flush()
      access.close()
      return handle.getFile()
    },
  }
}

function write(access: SyncAccess, bytes: Uint8Array, at: number): number {
  try {
    return access.write(bytes, { at })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw new NoRoom()
    throw error
  }
}

/** Creates a file of Blobs, which the browser may move to its disk. */
export function createBlobFile(): TemporaryFile {
  const parts: Blob[] = []
  let length = 0
  return {
    append(bytes) {
      parts.push(new Blob([bytes.slice()]))
      length += bytes.length
    },
    get byteLength() {
      return length
    },
    async read(from, to) {
      return new Uint8Array(await new Blob(parts).slice(from, to).arrayBuffer())
    },
    finish: () => Promise.resolve(new Blob(parts)),
  }
}

/** A file that can be appended and read, and is deleted with its export. */
export interface TemporaryFile {
  /** Throws NoRoom if the disk is full. */
  append(bytes: Uint8Array): void
  readonly byteLength: number
  /** The bytes of [from, to). */
  read(from: number, to: number): Promise<Uint8Array>
  /** The whole file, not copied into memory; nothing may be appended afterwards. */
  finish(): Promise<Blob>
}

export class NoRoom extends Error {}

/** Opens a file of one export by its file extension, without the dot. */
export type OpenTemporaryFile = (extension: string) => Promise<TemporaryFile>

/** Items in a file; only their offsets are in memory. */
interface WrittenItems {
  file: Blob
  /** The start offset of each item, and the end offset of the last one. */
  starts: Float64Array
  textOf: (bytes: Uint8Array) => string
}

/** In bytes, read at once because items are mostly read sequentially. */
const windowBytes = mebibyte

/** Creates a reader that caches one window of the file and no items. Invalid JSON is treated as text. */
export function createWrittenItemsReader({ file, starts, textOf }: WrittenItems): ReadableItems {
  let window = { from: 0, bytes: new Uint8Array(0) }

  async function read(position: number): Promise<JsonValue> {
    const from = starts[position] ?? 0
    const to = starts[position + 1] ?? from
    if (from < window.from || to > window.from + window.bytes.length) {
      const end = Math.max(to, from + windowBytes)
      window = { from, bytes: new Uint8Array(await file.slice(from, end).arrayBuffer()) }
    }
    return readJsonOrText(textOf(window.bytes.subarray(from - window.from, to - window.from)))
  }

  return { itemCount: Math.max(0, starts.length - 1), read }
}
