/** Cuts the middle of a text that is longer than `max`: the ends of names tell most. */
export function cutMiddle(text: string, max: number): string {
  const letters = Array.from(text)
  if (letters.length <= max) return text
  const head = Math.ceil((max - 1) / 2)
  return `${letters.slice(0, head).join('')}…${letters.slice(letters.length - (max - 1 - head)).join('')}`
}

/** Cuts both texts so that different ones still look different, wherever they differ. */
export function cutApart(one: string, other: string, max: number): [one: string, other: string] {
  const cut: [string, string] = [cutMiddle(one, max), cutMiddle(other, max)]
  if (one === other || cut[0] !== cut[1]) return cut
  const letters = Array.from(other)
  const difference = Array.from(one).findIndex((letter, at) => letter !== letters[at])
  return [cutAround(one, difference, max), cutAround(other, difference, max)]
}

/** What stands before and after a place in a text. */
function cutAround(text: string, at: number, max: number): string {
  const start = Math.max(0, at - Math.floor((max - 2) / 3))
  return `…${Array.from(text)
    .slice(start, start + max - 2)
    .join('')}…`
}
