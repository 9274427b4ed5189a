export interface Utf8Check {
  /** Takes the next bytes, cut anywhere, also inside a character. */
  feed(chunk: Uint8Array): void
  /** Says that there are no more bytes: a character cut off by the end is a fault too. */
  end(): void
  /** Where the first sequence begins that is not UTF-8, in bytes from the first one fed; or null. */
  readonly firstInvalid: number | null
}

const wordSize = 4
const notAscii = 0x8080_8080

/**
 * Creates a check for well-formed UTF-8 (Unicode table 3-7) over bytes as they arrive. It stops
 * looking at the first fault, and reads four ASCII bytes at a time.
 */
export function createUtf8Check(): Utf8Check {
  let firstInvalid: number | null = null
  let fed = 0
  // The character being read: how many bytes it still lacks, between which bounds the next one must
  // lie, and where it begins.
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
      if (!isNext(chunk[at] ?? 0, base + at)) {
        firstInvalid = characterStart
        return
      }
      at += 1
    }
  }

  /** Takes one byte; false when it cannot stand here. */
  function isNext(byte: number, offset: number): boolean {
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
      // No longer form than needed, and no surrogates.
      if (byte === 0xe0) lowest = 0xa0
      if (byte === 0xed) highest = 0x9f
    } else if (byte >= 0xf0 && byte <= 0xf4) {
      lacking = 3
      // No longer form than needed, and nothing above U+10FFFF.
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
  /** How far the chunk's first byte lies behind the first word's. */
  readonly phase: number
}

/** The memory of the chunk as words. */
function wordsOf(chunk: Uint8Array): Words {
  const phase = chunk.byteOffset % wordSize
  const length = Math.floor((phase + chunk.length) / wordSize)
  return { list: new Uint32Array(chunk.buffer, chunk.byteOffset - phase, length), phase }
}

/**
 * Passes over ASCII and over the whole characters of two and three bytes that need no second look.
 * Returns where it met something else, or the chunk's length.
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
