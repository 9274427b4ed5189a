import { createHash } from 'node:crypto'

/** JSON with a sum over itself: a byte that turned is seen, where what it made would be read as well. */
export const renderSummed = (value: object, indent?: number): string =>
  `${JSON.stringify({ ...value, sum: sumOf(value) }, null, indent)}\n`

/** What such a text says; null where its sum says otherwise. One of an older app has none. Throws for no JSON. */
export function readSummed(text: string): unknown {
  const read: unknown = JSON.parse(text)
  if (typeof read !== 'object' || read === null || !('sum' in read)) return read
  const { sum, ...value } = read
  return sum === sumOf(value) ? value : null
}

const sumOf = (value: object): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)
