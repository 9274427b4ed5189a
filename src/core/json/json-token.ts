/** Finds the ends of JSON tokens (RFC 8259) as UTF-16 offsets. */

const TAB = 0x09
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
const SPACE = 0x20
const PLUS = 0x2b
const MINUS = 0x2d
const DOT = 0x2e
const ZERO = 0x30
const NINE = 0x39

/** The offset of the first character from `at` on that is not white space. */
export function endOfSpace(text: string, at: number): number {
  let end = at
  while (end < text.length) {
    const code = text.charCodeAt(end)
    if (code > SPACE) break
    if (code !== SPACE && code !== LINE_FEED && code !== CARRIAGE_RETURN && code !== TAB) break
    end += 1
  }
  return end
}

/** The offset of the first invalid character in the invalid string whose opening quote is at `at`. */
export function faultInString(text: string, at: number): number {
  let end = at
  const piece = /[ -[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y
  piece.lastIndex = end
  while (piece.test(text)) end = piece.lastIndex
  const escape = /\\(?:u[\dA-Fa-f]*)?/y
  escape.lastIndex = end
  return escape.test(text) ? escape.lastIndex : end
}

/**
 * The offset after the number that starts at `at` with a minus or a digit. If a digit is missing, the bitwise
 * complement (`~`) of its offset, which is negative.
 */
export function endOfNumber(text: string, at: number): number {
  let end = text.charCodeAt(at) === MINUS ? at + 1 : at
  if (text.charCodeAt(end) === ZERO) {
    end += 1
  } else {
    const digits = end
    end = endOfDigits(text, digits)
    if (end === digits) return ~end
  }
  let code = text.charCodeAt(end)
  if (code === DOT) {
    const digits = end + 1
    end = endOfDigits(text, digits)
    if (end === digits) return ~end
    code = text.charCodeAt(end)
  }
  if ((code | 0x20) === 0x65) {
    const sign = text.charCodeAt(end + 1)
    const digits = sign === PLUS || sign === MINUS ? end + 2 : end + 1
    end = endOfDigits(text, digits)
    if (end === digits) return ~end
  }
  return end
}

function endOfDigits(text: string, at: number): number {
  let end = at
  while (end < text.length) {
    const code = text.charCodeAt(end)
    if (code < ZERO || code > NINE) break
    end += 1
  }
  return end
}
