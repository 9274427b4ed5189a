import type { BrokenCause, ExchangeOutcome } from '#core/exchange/outcome.ts'
import { readJson } from '#core/json/read-json.ts'
import type { ResponseScan, ScanFault } from './response-scan.ts'
import { createResponseScanner } from './response-scanner.ts'

/** A response's bytes with the positions of its items and members; texts are decoded on demand. */
export interface ResponseIndex {
  /** Appends bytes, split anywhere, and keeps them: the caller must not change them. */
  feed(chunk: Uint8Array): void
  /** Marks the end of the body; `outcome` says how it ended, if known. */
  end(outcome: ExchangeOutcome | null): void
  /** Shape, ranges, depth and ending; a live object that is updated by `feed`. */
  readonly scan: ResponseScan
  readonly byteLength: number
  /** Number of complete items so far. */
  readonly itemCount: number
  /** The exact text of a complete item. Throws a RangeError for a position outside of `itemCount`. */
  itemText(position: number): string
  /** The partial text of an item in which the response breaks off or is malformed; otherwise null. */
  unfinishedItemText(): string | null
  /** The root object's complete members in order, including repeated names, at most 1000. */
  members(): readonly ResponseMember[]
  /** The exact value of the last member with that name, or null. */
  memberText(name: string): string | null
  /** The bytes of [from, to), as a view if possible; must not be changed. */
  bytes(from: number, to: number): Uint8Array
  /** The text of [from, to). A character cut at either end becomes U+FFFD. */
  text(from: number, to: number): string
  /** The whole body without a byte order mark. Throws a RangeError beyond the maximum string length. */
  wholeText(): string
  /** Problems of the body. Complete only after `end`. */
  findings(): readonly ResponseFinding[]
}

export interface ResponseMember {
  name: string
  /** Byte range of the value, [start, end). */
  start: number
  end: number
}

export type ResponseFinding =
  /** The body begins with a byte order mark, which JSON does not allow. */
  | { kind: 'byte-order-mark' }
  /** Texts show U+FFFD for invalid bytes; `offset` is the first one. */
  | { kind: 'invalid-utf8'; offset: number }
  /** The body ends too early; `insideItem` is the position of the incomplete item. */
  | { kind: 'broken-off'; insideItem: number | null; cause: BrokenCause | null }
  /** The JSON is invalid; `insideItem` is the position of the item with the fault. */
  | { kind: 'malformed'; fault: ScanFault; insideItem: number | null }
  /** More than white space follows the document. */
  | { kind: 'trailing-bytes'; offset: number }
  /** The root object has several members `@graph`. */
  | { kind: 'repeated-graph' }
  /** Longer than 4 GB; the rest is not scanned. */
  | { kind: 'too-long' }

/** Far more than the three of api.md 2.5; bounds the decoding of an odd response. */
const maxMembers = 1000

/**
 * `decode` decodes UTF-8, with U+FFFD for invalid bytes, and keeps U+FEFF:
 * `new TextDecoder('utf-8', { ignoreBOM: true })`.
 */
export function createResponseIndex({
  decode,
}: {
  decode: (bytes: Uint8Array) => string
}): ResponseIndex {
  const store = createByteStore()
  const scanner = createResponseScanner()
  const utf8 = createUtf8Check()
  const { scan } = scanner
  const decodedMembers: ResponseMember[] = []
  let cause: BrokenCause | null = null

  const text = (from: number, to: number) => decode(store.bytes(from, to))

  function members(): readonly ResponseMember[] {
    const { memberNames, memberValues } = scan
    while (decodedMembers.length < Math.min(memberNames.length, maxMembers)) {
      const position = decodedMembers.length
      decodedMembers.push({
        name: decodedName(text(memberNames.startOf(position), memberNames.endOf(position))),
        start: memberValues.startOf(position),
        end: memberValues.endOf(position),
      })
    }
    return decodedMembers
  }

  function unfinishedItem() {
    const { ending } = scan
    return ending.kind === 'broken-off' || ending.kind === 'malformed' ? ending.insideItem : null
  }

  function endingFinding(): ResponseFinding | null {
    const { ending } = scan
    const insideItem = unfinishedItem()?.position ?? null
    switch (ending.kind) {
      case 'open':
        return null
      case 'complete':
        return cause ? { kind: 'broken-off', insideItem, cause } : null
      case 'broken-off':
        return { kind: 'broken-off', insideItem, cause }
      case 'malformed':
        return { kind: 'malformed', fault: ending.fault, insideItem }
      case 'trailing':
        return { kind: 'trailing-bytes', offset: ending.offset }
      case 'too-long':
        return { kind: 'too-long' }
    }
  }

  return {
    feed(chunk) {
      store.append(chunk)
      scanner.feed(chunk)
      utf8.feed(chunk)
    },
    end(outcome) {
      scanner.end()
      utf8.end()
      cause = outcome?.kind === 'broken' ? outcome.cause : null
    },
    scan,
    get byteLength() {
      return store.byteLength
    },
    get itemCount() {
      return scan.items.length
    },
    itemText: (position) => text(scan.items.startOf(position), scan.items.endOf(position)),
    unfinishedItemText() {
      const item = unfinishedItem()
      return item && text(item.start, store.byteLength)
    },
    members,
    memberText(name) {
      const member = members().findLast((candidate) => candidate.name === name)
      return member ? text(member.start, member.end) : null
    },
    bytes: (from, to) => store.bytes(from, to),
    text,
    wholeText: () => text(scan.bomLength, store.byteLength),
    findings() {
      const findings: ResponseFinding[] = []
      if (scan.bomLength > 0) findings.push({ kind: 'byte-order-mark' })
      if (utf8.firstInvalid !== null) {
        findings.push({ kind: 'invalid-utf8', offset: utf8.firstInvalid })
      }
      if (scan.hasRepeatedGraph) findings.push({ kind: 'repeated-graph' })
      const ending = endingFinding()
      if (ending) findings.push(ending)
      return findings
    },
  }
}

/** Decodes a member's name; an invalid name stays as sent. */
function decodedName(source: string): string {
  const name = readJson(`"${source}"`)
  return name.ok && name.value.kind === 'string' ? name.value.value : source
}

export interface ByteStore {
  readonly byteLength: number
  /** Appends bytes and keeps them; the caller must not change them afterwards. */
  append(chunk: Uint8Array): void
  /**
   * The bytes of [from, to), which must be in the store: a view if they are in one piece, otherwise a copy.
   * Must not be changed.
   */
  bytes(from: number, to: number): Uint8Array
}

/** Shorter chunks are copied into blocks, because many short pieces would be slow to search. */
const minPieceLength = 4096
const blockLength = 65_536

/** Keeps chunks without copying, except short ones. */
function createByteStore(): ByteStore {
  const pieces: Uint8Array[] = []
  const starts: number[] = []
  let byteLength = 0
  /** The block behind the last piece while it can still grow. */
  let block: Uint8Array<ArrayBuffer> | null = null
  let blockUsed = 0

  function gather(chunk: Uint8Array): void {
    if (!block || blockUsed + chunk.length > block.length) {
      block = new Uint8Array(blockLength)
      blockUsed = 0
      starts.push(byteLength)
      pieces.push(block.subarray(0, 0))
    }
    block.set(chunk, blockUsed)
    blockUsed += chunk.length
    pieces[pieces.length - 1] = block.subarray(0, blockUsed)
  }

  function pieceAt(offset: number): number {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }

  return {
    get byteLength() {
      return byteLength
    },
    append(chunk) {
      if (chunk.length === 0) return
      if (chunk.length < minPieceLength) {
        gather(chunk)
      } else {
        block = null
        starts.push(byteLength)
        pieces.push(chunk)
      }
      byteLength += chunk.length
    },
    bytes(from, to) {
      if (from < 0 || to < from || to > byteLength) {
        throw new RangeError(`Bytes ${from} to ${to} are not in a store of ${byteLength}`)
      }
      let position = pieceAt(from)
      const start = starts[position] ?? 0
      const first = pieces[position]?.subarray(from - start, to - start) ?? new Uint8Array(0)
      if (first.length === to - from) return first
      const whole = new Uint8Array(to - from)
      whole.set(first)
      let filled = first.length
      while (filled < whole.length) {
        position += 1
        const part = pieces[position]?.subarray(0, whole.length - filled)
        if (!part) throw new Error('The pieces do not cover the store')
        whole.set(part, filled)
        filled += part.length
      }
      return whole
    },
  }
}

export interface Utf8Check {
  /** Checks the next bytes, split anywhere, even inside a character. */
  feed(chunk: Uint8Array): void
  /** Marks the end; an incomplete character is invalid too. */
  end(): void
  /** Offset of the first invalid sequence, from the first byte fed; or null. */
  readonly firstInvalid: number | null
}

const wordSize = 4
const notAscii = 0x8080_8080

/**
 * Checks incoming bytes for well-formed UTF-8 (Unicode table 3-7). Stops at the first invalid sequence, and
 * reads four ASCII bytes at a time.
 */
export function createUtf8Check(): Utf8Check {
  let firstInvalid: number | null = null
  let fed = 0
  // The current character: the number of missing bytes, the bounds of the next byte, and its start.
  let lacking = 0
  let lowest = 0x80
  let highest = 0xbf
  let characterStart = 0

  function feed(chunk: Uint8Array): void {
    const base = fed
    fed += chunk.length
    if (firstInvalid !== null) return
    const words = wordsOf(chunk)
    let at = 0
    while (at < chunk.length) {
      if (lacking === 0) {
        at = skipWhole(chunk, words, at)
        if (at >= chunk.length) return
      }
      if (!accept(chunk[at] ?? 0, base + at)) {
        firstInvalid = characterStart
        return
      }
      at += 1
    }
  }

  /** Reads one byte; returns false if it is not allowed here. */
  function accept(byte: number, offset: number): boolean {
    if (lacking > 0) {
      if (byte < lowest || byte > highest) return false
      lacking -= 1
      lowest = 0x80
      highest = 0xbf
      return true
    }
    if (byte < 0x80) return true
    characterStart = offset
    if (byte >= 0xc2 && byte <= 0xdf) {
      lacking = 1
    } else if (byte >= 0xe0 && byte <= 0xef) {
      lacking = 2
      // No overlong forms, no surrogates.
      if (byte === 0xe0) lowest = 0xa0
      if (byte === 0xed) highest = 0x9f
    } else if (byte >= 0xf0 && byte <= 0xf4) {
      lacking = 3
      // No overlong forms, nothing above U+10FFFF.
      if (byte === 0xf0) lowest = 0x90
      if (byte === 0xf4) highest = 0x8f
    } else {
      return false
    }
    return true
  }

  return {
    feed,
    end() {
      if (lacking > 0) firstInvalid ??= characterStart
    },
    get firstInvalid() {
      return firstInvalid
    },
  }
}

interface Words {
  readonly list: Uint32Array
  /** Offset of the chunk's first byte in the first word. */
  readonly phase: number
}

/** The chunk's memory as 32-bit words. */
function wordsOf(chunk: Uint8Array): Words {
  const phase = chunk.byteOffset % wordSize
  const length = Math.floor((phase + chunk.length) / wordSize)
  return { list: new Uint32Array(chunk.buffer, chunk.byteOffset - phase, length), phase }
}

/**
 * Skips ASCII and complete characters of two and three bytes that need no further check. Returns the offset
 * of the first other byte, or the chunk's length.
 */
function skipWhole(chunk: Uint8Array, words: Words, from: number): number {
  const { length } = chunk
  const { list, phase } = words
  let at = from
  while (at < length) {
    const byte = chunk[at] ?? 0
    if (byte < 0x80) {
      at += 1
      if ((at + phase) % wordSize === 0) {
        let word = (at + phase) / wordSize
        while (word < list.length && ((list[word] ?? 0) & notAscii) === 0) word += 1
        at = word * wordSize - phase
      }
    } else if (byte >= 0xc2 && byte <= 0xdf && isContinuation(chunk[at + 1])) {
      at += 2
    } else if (
      byte > 0xe0 &&
      byte < 0xf0 &&
      byte !== 0xed &&
      isContinuation(chunk[at + 1]) &&
      isContinuation(chunk[at + 2])
    ) {
      at += 3
    } else {
      return at
    }
  }
  return at
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80
}
