import { createHash } from 'node:crypto'
import type { HeldById, Stamps } from '#core/set/id-list.ts'

/** Where an item that is held stands. */
export interface HeldItem extends Stamps {
  /** Of its text: hexadecimal. */
  hash: string
  offset: number
  length: number
}

export interface IndexRecord {
  /** '' for an item without one. */
  id: string
  /** Of length 0: it is held no more. */
  item: HeldItem
}

export const idBytes = 64
export const hashBytes = 16
const stampBytes = 36
/** id, content hash, offset, length, reserved, both stamps. */
export const recordBytes = idBytes + hashBytes + 8 + 4 + 4 + 2 * stampBytes
const offsetAt = idBytes + hashBytes
const lengthAt = offsetAt + 8
const stampsAt = lengthAt + 8

/** An `@id` that no record can hold, being too long or with a zero byte that would end it, stands there by its hash. */
export function keyOf(id: string): string {
  return Buffer.byteLength(id) <= idBytes && !id.includes('\0')
    ? id
    : `sha256:${createHash('sha256').update(id).digest('hex').slice(0, 48)}`
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

/** The records that stand behind each other, as far as they are whole. */
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

/** By an `@id` of any length; `keys` tells one that is too long by its hash. */
export interface HeldItems extends HeldById<HeldItem> {
  values(): Iterable<HeldItem>
}

const chunkRecords = 1024

/**
 * Creates the table of a set's items, which takes the records of its index and keeps them as bytes: as objects and
 * texts, 100 000 items take some 50 MB more than so.
 */
export function createHeldItems(): { held: HeldItems; take: (records: Buffer) => HeldItem[] } {
  const chunks: Buffer[] = []
  /** Records in the chunks, those of items that are held no more among them. */
  let used = 0
  let size = 0
  /** By the hash of an ID: the number of its record, counted from 1; 0 where none is. */
  let slots = new Int32Array(2 * chunkRecords)
  const sought = Buffer.alloc(idBytes)

  const chunkOf = (number: number): Buffer =>
    chunks[Math.floor(number / chunkRecords)] ?? Buffer.alloc(0)
  const startOf = (number: number): number => (number % chunkRecords) * recordBytes
  const isHeld = (number: number): boolean =>
    number >= 0 && chunkOf(number).readUInt32LE(startOf(number) + lengthAt) > 0

  /** The slot of the ID that begins there: its own, or the free one that it would take. */
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
    sought.fill(0).write(keyOf(id))
    return (slots[slotOf(sought, 0)] ?? 0) - 1
  }

  function put(bytes: Buffer, start: number) {
    const slot = slotOf(bytes, start)
    const known = (slots[slot] ?? 0) - 1
    // Whoever left and came back stands behind the others.
    const number = isHeld(known) ? known : used
    if (number === used) {
      if (used % chunkRecords === 0) chunks.push(Buffer.alloc(chunkRecords * recordBytes))
      used += 1
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

  function makeRoomFor(count: number) {
    let wanted = slots.length
    while ((used + count) * 2 > wanted) wanted *= 2
    if (wanted === slots.length) return
    slots = new Int32Array(wanted)
    // Of an ID that left and came back, the record that counts is the last one.
    for (let number = 0; number < used; number += 1)
      slots[slotOf(chunkOf(number), startOf(number))] = number + 1
  }

  function* heldNumbers(): Generator<number> {
    for (let number = 0; number < used; number += 1) if (isHeld(number)) yield number
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
    *keys() {
      for (const number of heldNumbers()) yield idOf(number)
    },
    *values() {
      for (const number of heldNumbers()) yield itemOf(number)
    },
    *[Symbol.iterator]() {
      for (const number of heldNumbers()) yield [idOf(number), itemOf(number)]
    },
  }

  /** Takes records in their order; the answer is the items without an ID. */
  function take(records: Buffer): HeldItem[] {
    const withoutId: HeldItem[] = []
    makeRoomFor(Math.floor(records.byteLength / recordBytes))
    for (const start of startsIn(records))
      if (records.readUInt32LE(start + lengthAt) === 0) remove(records, start)
      else if (records[start] === 0) withoutId.push(readItem(records, start))
      else put(records, start)
    return withoutId
  }

  return { held, take }
}

function isSameId(one: Buffer, oneStart: number, other: Buffer, otherStart: number): boolean {
  for (let at = 0; at < idBytes; at += 1) {
    const byte = one[oneStart + at]
    if (byte !== other[otherStart + at]) return false
    if (byte === 0) break
  }
  return true
}

/** FNV-1a of an ID, which ends with its first zero byte. */
function hashOf(bytes: Buffer, start: number): number {
  let hash = 0x811c9dc5
  for (let at = start; at < start + idBytes; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte === 0) break
    hash = Math.imul(hash ^ byte, 0x01000193)
  }
  return hash
}
