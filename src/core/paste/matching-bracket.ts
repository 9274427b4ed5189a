/**
 * The index after the bracket that closes the one at `start`, in a shell's text with quotes; null if there
 * is none within `maxLength` characters.
 */
export function findMatchingBracket(text: string, start: number, maxLength: number): number | null {
  const last = Math.min(text.length, start + maxLength)
  if (!text.slice(start, last).includes(')')) return null
  let depth = 0
  for (let at = start; at < last; at += 1) {
    const character = text[at] ?? ''
    if (character === "'" || character === '"') {
      const end = text.indexOf(character, at + 1)
      if (end === -1) return null
      at = end
    } else if (character === '(') depth += 1
    else if (character === ')') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return null
}
