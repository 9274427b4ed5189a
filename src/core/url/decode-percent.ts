const run = /(?:%[0-9A-Fa-f]{2})+/g

/**
 * Decodes percent-encoded UTF-8. A `%` without two hex digits stays as it is; bytes that are no UTF-8
 * become U+FFFD, as many as a browser shows (WHATWG Encoding, UTF-8 decoder).
 */
export function decodePercent(text: string): string {
  return text.replace(run, (encoded) => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return decodeLoosely(encoded)
    }
  })
}

/** Takes the longest right character at each place, and one U+FFFD for the longest wrong beginning. */
function decodeLoosely(encoded: string): string {
  const bytes = Array.from(encoded.matchAll(/%(..)/g), ([, hex]) => Number.parseInt(hex ?? '', 16))
  let text = ''
  for (let at = 0; at < bytes.length;) {
    const length = wholeLength(bytes, at)
    const character = encoded.slice(at * 3, (at + Math.abs(length)) * 3)
    text += length > 0 ? decodeURIComponent(character) : '\ufffd'
    at += Math.abs(length)
  }
  return text
}

/** The length of the character at a place; negative where only that many bytes could begin one. */
function wholeLength(bytes: readonly number[], at: number): number {
  const lead = bytes[at] ?? 0
  if (lead < 0x80) return 1
  if (lead < 0xc2 || lead > 0xf4) return -1
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
  let lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
  let highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
  for (let read = 1; read < length; read += 1) {
    const byte = bytes[at + read] ?? 0
    if (byte < lowest || byte > highest) return -read
    lowest = 0x80
    highest = 0xbf
  }
  return length
}
