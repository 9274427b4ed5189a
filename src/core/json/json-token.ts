/** Finds the ends of JSON tokens (RFC 8259) as UTF-16 offsets. */

const TAB = 0x09
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
const SPACE = 0x20
const QUOTE = 0x22
const PLUS = 0x2b
const MINUS = 0x2d
const DOT = 0x2e
const ZERO = 0x30
const NINE = 0x39
const BACKSLASH = 0x5c
const LETTER_U = 0x75

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
  let end = at + 1
  while (end < text.length) {
    const code = text.charCodeAt(end)
    if (code < SPACE) return end
    if (code !== BACKSLASH) {
      end += 1
      continue
    }
    const escape = text.charCodeAt(end + 1)
    if (escape !== LETTER_U && !isSimpleEscape(escape)) return Math.min(end + 1, text.length)
    const digits = escape === LETTER_U ? 4 : 0
    for (let digit = end + 2; digit < end + 2 + digits; digit += 1) {
      if (!isHexDigit(text.charCodeAt(digit))) return Math.min(digit, text.length)
    }
    end += 2 + digits
  }
  return text.length
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

function isHexDigit(code: number): boolean {
  return (code >= ZERO && code <= NINE) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66)
}

function isSimpleEscape(code: number): boolean {
  switch (code) {
    case QUOTE:
    case BACKSLASH:
    case 0x2f: // /
    case 0x62: // b
    case 0x66: // f
    case 0x6e: // n
    case 0x72: // r
    case 0x74: // t
      return true
    default:
      return false
  }
}
