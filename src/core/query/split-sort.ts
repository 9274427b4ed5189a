/** Splits a sort list at its commas, except within parentheses (CORE: `proximity(lon,lat)`). */
export function splitSort(text: string): string[] {
  const parts: string[] = []
  let part = ''
  let depth = 0
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth <= 0) {
      parts.push(part)
      part = ''
    } else part += character
  }
  return [...parts, part]
}
