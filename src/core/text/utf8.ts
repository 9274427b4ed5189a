/** How many bytes a text takes in UTF-8. */
export function countUtf8Bytes(text: string): number {
  let count = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    count += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return count
}
