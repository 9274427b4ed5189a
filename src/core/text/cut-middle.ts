/** Cuts the middle of a text that is longer than `max`, because names differ most at their ends. */
export function cutMiddle(text: string, max: number): string {
  const letters = Array.from(text)
  if (letters.length <= max) return text
  const startLength = Math.ceil((max - 1) / 2)
  return `${letters.slice(0, startLength).join('')}…${letters.slice(letters.length - (max - 1 - startLength)).join('')}`
}

/** Cuts the end of a text of more than `max` characters. */
export function cutEnd(text: string, max: number): string {
  if (text.length <= max) return text
  // One unit more than that many pairs have.
  const letters = Array.from(text.slice(0, max * 2 + 1))
  return letters.length <= max ? text : `${letters.slice(0, max).join('').trimEnd()}…`
}

/** Cuts both texts to `max` characters. Texts that differ still differ afterward. */
export function cutKeepingDifference(
  one: string,
  other: string,
  max: number,
): [one: string, other: string] {
  const cut: [string, string] = [cutMiddle(one, max), cutMiddle(other, max)]
  if (one === other || cut[0] !== cut[1]) return cut
  const letters = Array.from(other)
  const difference = Array.from(one).findIndex((letter, at) => letter !== letters[at])
  return [cutAround(one, difference, max), cutAround(other, difference, max)]
}

/** The part of a text around an index, in at most `max` characters. */
function cutAround(text: string, at: number, max: number): string {
  const start = Math.max(0, at - Math.floor((max - 2) / 3))
  return `…${Array.from(text)
    .slice(start, start + max - 2)
    .join('')}…`
}

/** The text with its first letter as a capital; the app's languages agree on which one that is. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
