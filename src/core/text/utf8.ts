/** The UTF-8 bytes of a text (RFC 3629); lone surrogates become U+FFFD. Core has no TextEncoder. */
export function encodeUtf8(text: string): number[] {
  return Array.from(text).flatMap((character) => {
    const found = character.codePointAt(0) ?? 0
    const point = found >= 0xd800 && found <= 0xdfff ? 0xfffd : found
    const tail = (shift: number) => 0x80 | ((point >> shift) & 0x3f)
    if (point < 0x80) return [point]
    if (point < 0x800) return [0xc0 | (point >> 6), tail(0)]
    if (point < 0x10000) return [0xe0 | (point >> 12), tail(6), tail(0)]
    return [0xf0 | (point >> 18), tail(12), tail(6), tail(0)]
  })
}

/** How many bytes a text takes in UTF-8. */
export function countUtf8Bytes(text: string): number {
  let count = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    count += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return count
}
