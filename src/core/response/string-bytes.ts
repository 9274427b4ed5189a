const QUOTE = 0x22
const BACKSLASH = 0x5c

/** The bytes end inside the string. */
export const STRING_GOES_ON = -1
/** The bytes end inside the string after a backslash: the next byte is escaped. */
export const STRING_GOES_ON_ESCAPED = -2

// Up to about this length a byte loop is faster than `indexOf`.
const shortString = 32

/**
 * The offset of the quote that closes a JSON string, searched from `at` inside the string, or one of the two
 * constants above. Works on UTF-8 bytes, where quote and backslash are never part of another character.
 */
export function findClosingQuote(bytes: Uint8Array, at: number): number {
  const { length } = bytes
  let place = at
  for (;;) {
    const nearEnd = Math.min(length, place + shortString)
    for (; place < nearEnd; place += 1) {
      const byte = bytes[place]
      if (byte === QUOTE) return place
      if (byte === BACKSLASH) {
        place += 1
        if (place === length) return STRING_GOES_ON_ESCAPED
      }
    }
    if (place >= length) return STRING_GOES_ON

    const quote = bytes.indexOf(QUOTE, place)
    const isEscaped = backslashesBefore(bytes, quote < 0 ? length : quote, place) % 2 === 1
    if (quote < 0) return isEscaped ? STRING_GOES_ON_ESCAPED : STRING_GOES_ON
    if (!isEscaped) return quote
    place = quote + 1
  }
}

/** The number of backslashes directly before `end`, not before `start`. */
function backslashesBefore(bytes: Uint8Array, end: number, start: number): number {
  let first = end
  while (first > start && bytes[first - 1] === BACKSLASH) first -= 1
  return end - first
}
