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
