/**
 * The UTF-8 bytes of a text (RFC 3629); lone surrogates become U+FFFD. Core has no TextEncoder. Apart from
 * the count of bytes, because only that is needed at the start of the page.
 */
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
