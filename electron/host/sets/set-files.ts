import { createHash, hash } from 'node:crypto'
import { constants } from 'node:fs'
import { open, readFile, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { readPart, readJsonText } from '#host/storage/read-regular-file.ts'
import type { Stamps } from '#core/set/id-list.ts'
import {
  createHeldItems,
  hashBytes,
  keyOf,
  readRecords,
  writeRecord,
  type HeldItem,
  type HeldItems,
  type IndexRecord,
} from './held-items.ts'
import { readTitle } from '#core/content/language-text.ts'
import { readTypes, type KnownItem } from '#core/content/identify-object.ts'
import { readJson } from '#core/json/read-json.ts'

/** An item to be saved, with its original bytes. */
export interface ReceivedItem {
  /** null if it has no `@id`. */
  id: string | null
  stamps: Stamps
  bytes: Uint8Array
}

/** What a run needs of the items of a set, which may be kept in files or not at all. */
export interface SetItems {
  /** By `@id`, in the order in which they were first received. */
  readonly held: HeldItems
  readonly withoutId: readonly HeldItem[]
  /** Notes of the committed batches, in order. */
  readonly notes: readonly string[]
  /**
   * Saves a batch completely or not at all. Existing items are replaced if `replaces` is set and skipped
   * otherwise; `gone` are removed. Throws the system's error if the write fails.
   */
  commit(batch: ItemBatch): Promise<void>
}

export interface ItemBatch {
  items: readonly ReceivedItem[]
  gone?: readonly string[]
  replaces: boolean
  note?: string
}

/**
 * The files of one set: the items as received, an index of fixed-size records, and a log with a line for each
 * committed batch. All three only grow. Data after the last valid log line is ignored, so a crash loses only
 * what was not committed.
 */
export interface SetFiles extends SetItems {
  /** Bytes of all three files. */
  readonly bytes: number
  read(item: HeldItem): Promise<Uint8Array>
  close(): Promise<void>
}

const logLine = z.object({
  /** Bytes of the items and of the index up to and including this batch. */
  items: z.int(),
  index: z.int(),
  note: z.string().optional(),
  /** Checksum of the records of this batch and of the other members of this line. */
  sum: z.string(),
})
type LogLine = z.infer<typeof logLine>

const fileNames = { items: 'items', index: 'index', log: 'log.ndjson' } as const

export type SetFilesUse = 'read' | 'write' | 'rescue'

/**
 * Opens or creates the files in an existing folder. `write` truncates uncommitted data; `read` changes
 * nothing; `rescue` also accepts batches with damaged items, so readers must check each item with `matchesHash`.
 */
export async function openSetFiles(
  folder: string,
  purpose: SetFilesUse = 'write',
): Promise<SetFiles> {
  const isReadOnly = purpose !== 'write'
  const flags = constants.O_CREAT | (isReadOnly ? constants.O_RDONLY : constants.O_RDWR)
  const opened: FileHandle[] = []
  const closeAll = async () => {
    await Promise.all(opened.map((file) => file.close()))
  }
  async function openFile(name: string): Promise<FileHandle> {
    const file = await open(join(folder, name), flags, 0o600)
    opened.push(file)
    return file
  }
  async function openAll() {
    const items = await openFile(fileNames.items)
    const index = await openFile(fileNames.index)
    const log = await openFile(fileNames.log)
    const recovered = await recover(folder, items, purpose === 'rescue')
    if (!isReadOnly)
      await Promise.all([
        items.truncate(recovered.items),
        index.truncate(recovered.index),
        log.truncate(recovered.log),
      ])
    return { items, index, log, recovered }
  }
  const { items, index, log, recovered } = await openAll().catch(async (error: unknown) => {
    await closeAll()
    throw error
  })

  const { held, addRecords } = createHeldItems()
  const withoutId: HeldItem[] = addRecords(recovered.records)
  const notes = recovered.notes
  let ends = { items: recovered.items, index: recovered.index, log: recovered.log }
  return {
    held,
    withoutId,
    notes,
    get bytes() {
      return ends.items + ends.index + ends.log
    },
    async commit({ items: received, gone = [], replaces, note }) {
      const texts: Uint8Array[] = []
      const records: IndexRecord[] = []
      let offset = ends.items
      for (const item of selectFresh(received, replaces ? null : held)) {
        records.push(recordOf(item, offset))
        texts.push(item.bytes, lineFeed)
        offset += item.bytes.byteLength + lineFeed.byteLength
      }
      for (const id of gone)
        records.push({
          id: keyOf(id),
          item: { hash: '', offset: 0, length: 0, modified: '', touched: '' },
        })
      const newRecords = Buffer.concat(records.map(writeRecord))
      const entry = {
        items: offset,
        index: ends.index + newRecords.byteLength,
        ...(note !== undefined && { note }),
      }
      const line: LogLine = { ...entry, sum: sumOf(newRecords, entry) }
      const text = Buffer.from(`${JSON.stringify(line)}\n`)
      await Promise.all([
        writeAll(items, Buffer.concat(texts), ends.items),
        writeAll(index, newRecords, ends.index),
      ])
      // Written last: the line confirms the other two writes.
      await writeAll(log, text, ends.log)
      ends = { items: line.items, index: line.index, log: ends.log + text.byteLength }
      withoutId.push(...addRecords(newRecords))
      if (note !== undefined) notes.push(note)
    },
    read: ({ offset, length }) => readPart(items, offset, length),
    close: closeAll,
  }
}

const lineFeed = Buffer.from('\n')

/** The items of a batch that are to be stored: each ID once, and none of `held`. */
function selectFresh(
  received: readonly ReceivedItem[],
  held: Pick<HeldItems, 'has'> | null,
): ReceivedItem[] {
  const seenIds = new Set<string>()
  return received.filter(({ id }) => {
    if (id === null) return true
    const isFirst = !seenIds.has(id)
    seenIds.add(id)
    return isFirst && held?.has(id) !== true
  })
}

const recordOf = ({ id, stamps, bytes }: ReceivedItem, offset: number): IndexRecord => ({
  id: id === null ? '' : keyOf(id),
  item: { hash: hashOf(bytes), offset, length: bytes.byteLength, ...stamps },
})

/**
 * The items of a set that is not kept: `take` gets their bytes, and only what tells them apart stays in memory.
 */
export function createPassedItems(
  take: (items: readonly ReceivedItem[]) => Promise<void>,
): SetItems {
  const { held, addRecords } = createHeldItems()
  const withoutId: HeldItem[] = []
  const notes: string[] = []
  return {
    held,
    withoutId,
    notes,
    async commit({ items, note }) {
      const fresh = selectFresh(items, held)
      await take(fresh)
      withoutId.push(
        ...addRecords(Buffer.concat(fresh.map((item) => writeRecord(recordOf(item, 0))))),
      )
      // Only the latest one is needed to continue.
      if (note !== undefined) notes.splice(0, notes.length, note)
    },
  }
}

/** Tells texts apart. */
export const hashOf = (bytes: Uint8Array): string => hash('sha256', bytes).slice(0, 2 * hashBytes)

export const matchesHash = (item: HeldItem, bytes: Uint8Array): boolean =>
  hashOf(bytes) === item.hash

const sumOf = (records: Uint8Array, { items, index, note }: Omit<LogLine, 'sum'>): string =>
  createHash('sha256')
    .update(records)
    .update(JSON.stringify([items, index, note ?? null]))
    .digest('hex')
    .slice(0, 32)

/** A crash may damage the end of the items, but not the index: at most 4096 bytes, checked twice as far. */
const checkedBytes = 2 * 4096

/** Finds the last batch that is intact in all three files, and how many bytes of each precede its end. */
async function recover(folder: string, items: FileHandle, isRescue: boolean) {
  const [log, index] = await Promise.all([
    readFile(join(folder, fileNames.log)),
    readFile(join(folder, fileNames.index)),
  ])
  const itemsSize = (await items.stat()).size
  const intactLines: (LogLine & { end: number })[] = []
  let from = 0
  for (;;) {
    const end = log.indexOf(10, from)
    const text = end < 0 ? '' : log.toString('utf8', from, end)
    const line = logLine.safeParse(readJsonText(text)).data
    const before = intactLines.at(-1)?.index ?? 0
    const isWhole =
      line !== undefined &&
      line.index >= before &&
      line.index <= index.byteLength &&
      (isRescue || line.items <= itemsSize) &&
      sumOf(index.subarray(before, line.index), line) === line.sum
    if (!isWhole) break
    intactLines.push({ ...line, end: end + 1 })
    from = end + 1
  }
  // The records are intact. Now check the items that a crash may have damaged.
  for (let at = intactLines.length - 1; at >= 0 && !isRescue; at -= 1) {
    const isBeforeDamage = (intactLines[at]?.items ?? 0) < itemsSize - checkedBytes
    if (isBeforeDamage) break
    const records = index.subarray(intactLines[at - 1]?.index ?? 0, intactLines[at]?.index)
    if (!(await areItemsIntact(records, items))) intactLines.length = at
  }
  const last = intactLines.at(-1)
  return {
    items: last?.items ?? 0,
    index: last?.index ?? 0,
    log: last?.end ?? 0,
    records: index.subarray(0, last?.index ?? 0),
    notes: intactLines.flatMap(({ note }) => (note === undefined ? [] : [note])),
  }
}

async function areItemsIntact(records: Buffer, items: FileHandle): Promise<boolean> {
  for (const { item } of readRecords(records)) {
    const { offset, length } = item
    if (length > 0 && !matchesHash(item, await readPart(items, offset, length))) return false
  }
  return true
}

async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  let at = 0
  while (at < bytes.byteLength) {
    const { bytesWritten } = await file.write(bytes, at, bytes.byteLength - at, position + at)
    at += bytesWritten
  }
}

const decoder = new TextDecoder()

/** Name and types of an item in a set; null if the set does not have it, or its stored text is not JSON. */
export async function loadHeldItem(files: SetFiles, id: string): Promise<KnownItem | null> {
  const item = files.held.get(id)
  if (item === undefined) return null
  const read = readJson(decoder.decode(await files.read(item)))
  if (!read.ok) return null
  const types = read.value.kind === 'object' ? readTypes(read.value) : []
  return { id, name: readTitle(read.value, '')?.text ?? '', types }
}

/** The name of an item in a set; '' if unknown. */
export const loadHeldName = async (files: SetFiles, id: string): Promise<string> =>
  (await loadHeldItem(files, id))?.name ?? ''
