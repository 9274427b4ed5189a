import { QUOTE, BACKSLASH } from '#core/json/read-json.ts'

/** A text to search for in UTF-8 bytes. Ignores case where both cases have the same number of bytes. */
export interface Needle {
  /** For each byte of the text its lower-case and upper-case value. */
  readonly bytes: readonly (readonly [number, number])[]
}

/** null for an empty text. `encode` encodes text as UTF-8. */
export function createNeedle(text: string, encode: (text: string) => Uint8Array): Needle | null {
  const bytes: [number, number][] = []
  for (const character of text) {
    const lower = encode(character.toLowerCase())
    const upper = encode(character.toUpperCase())
    const exact = encode(character)
    const isFoldable = lower.length === exact.length && upper.length === exact.length
    exact.forEach((byte, place) => {
      bytes.push(isFoldable ? [lower[place] ?? byte, upper[place] ?? byte] : [byte, byte])
    })
  }
  return bytes.length === 0 ? null : { bytes }
}

/** The ascending offsets of complete, non-overlapping matches, at most `maxHits`. */
export function findBytes(bytes: Uint8Array, needle: Needle, maxHits: number): number[] {
  const hits: number[] = []
  const anchor = chooseAnchor(bytes, needle)
  const [lower, upper] = needle.bytes[anchor] ?? [0, 0]
  const last = bytes.length - needle.bytes.length
  let at = 0
  // -1: not searched yet. A byte without another case needs one search only.
  let nextLower = -1
  let nextUpper = lower === upper ? bytes.length : -1
  while (hits.length < maxHits) {
    // Each case is searched again only after its previous match.
    const from = at + anchor
    if (nextLower < from) nextLower = indexFrom(bytes, lower, from)
    if (nextUpper < from) nextUpper = indexFrom(bytes, upper, from)
    const start = Math.min(nextLower, nextUpper) - anchor
    if (start > last) return hits
    if (matchesAt(bytes, needle, start)) {
      hits.push(start)
      at = start + needle.bytes.length
    } else {
      at = start + 1
    }
  }
  return hits
}

/** The number of bytes from which frequencies are estimated. */
const maxSampled = 4096
/** Comparing at a candidate costs about as much as skipping this many bytes. */
const bytesPerStop = 120

/**
 * The index in the needle that is fastest to search for: a rare byte, preferably without another case, which
 * needs only one search.
 */
function chooseAnchor(bytes: Uint8Array, needle: Needle): number {
  const counts = new Uint32Array(256)
  const step = Math.max(1, Math.ceil(bytes.length / maxSampled))
  for (let at = 0; at < bytes.length; at += step) {
    const byte = bytes[at] ?? 0
    counts[byte] = (counts[byte] ?? 0) + 1
  }
  const stops = (byte: number) => ((counts[byte] ?? 0) / maxSampled) * bytesPerStop
  const costs = needle.bytes.map(([lower, upper]) =>
    lower === upper ? 1 + stops(lower) : 2 + stops(lower) + stops(upper),
  )
  return costs.indexOf(Math.min(...costs))
}

function indexFrom(bytes: Uint8Array, byte: number, from: number): number {
  const found = bytes.indexOf(byte, from)
  return found < 0 ? bytes.length : found
}

function matchesAt(bytes: Uint8Array, needle: Needle, start: number): boolean {
  let isLower = true
  let isUpper = true
  for (let place = 0; place < needle.bytes.length; place += 1) {
    const [lower, upper] = needle.bytes[place] ?? [0, 0]
    // All bytes of a character have the same case.
    if ((lower & 0xc0) !== 0x80) isLower = isUpper = true
    isLower &&= bytes[start + place] === lower
    isUpper &&= bytes[start + place] === upper
    if (!isLower && !isUpper) return false
  }
  return true
}

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
