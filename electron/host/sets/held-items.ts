import { hash } from 'node:crypto'
import type { HeldById, Stamps } from '#core/set/id-list.ts'

/** Position and hash of an item in the set's file. */
export interface HeldItem extends Stamps {
  /** Hash of its text, hexadecimal. */
  hash: string
  offset: number
  length: number
}

export interface IndexRecord {
  /** '' for an item without an ID. */
  id: string
  /** Length 0 marks a removed item. */
  item: HeldItem
}

const idBytes = 64
export const hashBytes = 16
/** Room for an ISO time with milliseconds and offset. */
const stampBytes = 36
/** ID, content hash, offset, length, reserved, both stamps. */
const recordBytes = idBytes + hashBytes + 8 + 4 + 4 + 2 * stampBytes
const offsetAt = idBytes + hashBytes
const lengthAt = offsetAt + 8
const stampsAt = lengthAt + 8

/** The key of an `@id` in a record: the ID itself, or its hash if it is too long or contains a zero byte. */
export function keyOf(id: string): string {
  return Buffer.byteLength(id) <= idBytes && !id.includes('\0')
    ? id
    : `sha256:${hash('sha256', id).slice(0, 48)}`
}

export function writeRecord({ id, item }: IndexRecord): Buffer {
  const record = Buffer.alloc(recordBytes)
  record.write(id, 0, idBytes)
  record.write(item.hash, idBytes, 'hex')
  record.writeBigUInt64LE(BigInt(item.offset), offsetAt)
  record.writeUInt32LE(item.length, lengthAt)
  record.write(item.modified, stampsAt, stampBytes)
  record.write(item.touched, stampsAt + stampBytes, stampBytes)
  return record
}

/** The complete records in `bytes`; a partial record at the end is ignored. */
export function* readRecords(bytes: Buffer): Generator<IndexRecord> {
  for (const start of startsIn(bytes))
    yield { id: readId(bytes, start), item: readItem(bytes, start) }
}

function* startsIn(bytes: Buffer): Generator<number> {
  for (let start = 0; start + recordBytes <= bytes.byteLength; start += recordBytes) yield start
}

const readId = (bytes: Buffer, start: number): string => readText(bytes, start, idBytes)

const readItem = (bytes: Buffer, start: number): HeldItem => ({
  hash: bytes.toString('hex', start + idBytes, start + offsetAt),
  offset: Number(bytes.readBigUInt64LE(start + offsetAt)),
  length: bytes.readUInt32LE(start + lengthAt),
  modified: readText(bytes, start + stampsAt, stampBytes),
  touched: readText(bytes, start + stampsAt + stampBytes, stampBytes),
})

function readText(bytes: Buffer, from: number, length: number): string {
  const end = bytes.indexOf(0, from)
  return bytes.toString('utf8', from, end < 0 ? from + length : Math.min(end, from + length))
}

/** The items by `@id`; `keys` returns the hash of IDs that are too long. */
export interface HeldItems extends HeldById<HeldItem> {
  values(): Iterable<HeldItem>
}

const chunkRecords = 1024

/**
 * Creates the table of a set's items. It stores the index records as bytes; objects and strings would take
 * about 50 MB more for 100,000 items.
 */
export function createHeldItems(): {
  held: HeldItems
  addRecords: (records: Buffer) => HeldItem[]
} {
  const chunks: Buffer[] = []
  /** In the chunks, including removed ones. */
  let recordCount = 0
  let size = 0
  /** Hash table from ID to record number plus 1; 0 is an empty slot. */
  let slots = new Int32Array(2 * chunkRecords)
  const searchKey = Buffer.alloc(idBytes)

  const chunkOf = (number: number): Buffer =>
    chunks[Math.floor(number / chunkRecords)] ?? Buffer.alloc(0)
  const startOf = (number: number): number => (number % chunkRecords) * recordBytes
  const isHeld = (number: number): boolean =>
    number >= 0 && chunkOf(number).readUInt32LE(startOf(number) + lengthAt) > 0

  /** The slot of the ID at `start`, or the empty slot for it. */
  function slotOf(bytes: Buffer, start: number): number {
    let slot = hashOf(bytes, start) & (slots.length - 1)
    for (;;) {
      const number = (slots[slot] ?? 0) - 1
      if (number < 0) return slot
      if (isSameId(chunkOf(number), startOf(number), bytes, start)) return slot
      slot = (slot + 1) & (slots.length - 1)
    }
  }

  function numberOf(id: string): number {
    searchKey.fill(0).write(keyOf(id))
    return (slots[slotOf(searchKey, 0)] ?? 0) - 1
  }

  function put(bytes: Buffer, start: number) {
    const slot = slotOf(bytes, start)
    const known = (slots[slot] ?? 0) - 1
    // An item that was removed and added again gets a new record at the end.
    const number = isHeld(known) ? known : recordCount
    if (number === recordCount) {
      if (recordCount % chunkRecords === 0) chunks.push(Buffer.alloc(chunkRecords * recordBytes))
      recordCount += 1
      size += 1
    }
    bytes.copy(chunkOf(number), startOf(number), start, start + recordBytes)
    slots[slot] = number + 1
  }

  function remove(bytes: Buffer, start: number) {
    const number = (slots[slotOf(bytes, start)] ?? 0) - 1
    if (!isHeld(number)) return
    chunkOf(number).writeUInt32LE(0, startOf(number) + lengthAt)
    size -= 1
  }

  function reserve(count: number) {
    let wanted = slots.length
    while ((recordCount + count) * 2 > wanted) wanted *= 2
    if (wanted === slots.length) return
    slots = new Int32Array(wanted)
    // If an ID has several records, the last one wins.
    for (let number = 0; number < recordCount; number += 1)
      slots[slotOf(chunkOf(number), startOf(number))] = number + 1
  }

  function* readHeld<T>(read: (number: number) => T): Generator<T> {
    for (let number = 0; number < recordCount; number += 1) if (isHeld(number)) yield read(number)
  }
  const idOf = (number: number): string => readId(chunkOf(number), startOf(number))
  const itemOf = (number: number): HeldItem => readItem(chunkOf(number), startOf(number))

  const held: HeldItems = {
    get size() {
      return size
    },
    has: (id) => isHeld(numberOf(id)),
    get(id) {
      const number = numberOf(id)
      return isHeld(number) ? itemOf(number) : undefined
    },
    keys: () => readHeld(idOf),
    values: () => readHeld(itemOf),
    [Symbol.iterator]: () => readHeld((number) => [idOf(number), itemOf(number)]),
  }

  /** Adds records in order; returns the items without an ID. */
  function addRecords(records: Buffer): HeldItem[] {
    const withoutId: HeldItem[] = []
    reserve(Math.floor(records.byteLength / recordBytes))
    for (const start of startsIn(records))
      if (records.readUInt32LE(start + lengthAt) === 0) remove(records, start)
      else if (records[start] === 0) withoutId.push(readItem(records, start))
      else put(records, start)
    return withoutId
  }

  return { held, addRecords }
}

function isSameId(one: Buffer, oneStart: number, other: Buffer, otherStart: number): boolean {
  for (let at = 0; at < idBytes; at += 1) {
    const byte = one[oneStart + at]
    if (byte !== other[otherStart + at]) return false
    if (byte === 0) break
  }
  return true
}

/** FNV-1a hash of an ID, which ends at its first zero byte. */
function hashOf(bytes: Buffer, start: number): number {
  let hash = 0x811c9dc5
  for (let at = start; at < start + idBytes; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte === 0) break
    hash = Math.imul(hash ^ byte, 0x01000193)
  }
  return hash
}
