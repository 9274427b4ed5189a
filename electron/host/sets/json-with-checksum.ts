import { hash } from 'node:crypto'

/** JSON with a checksum of itself, which detects changes that are still valid JSON. */
export const renderWithChecksum = (value: object, indent?: number): string =>
  `${JSON.stringify({ ...value, sum: sumOf(value) }, null, indent)}\n`

/**
 * The value without its checksum; null if the checksum is wrong. Files of older apps have none. Throws for
 * invalid JSON.
 */
export function readWithChecksum(text: string): unknown {
  const read: unknown = JSON.parse(text)
  if (typeof read !== 'object' || read === null || !('sum' in read)) return read
  const { sum, ...value } = read
  return sum === sumOf(value) ? value : null
}

const sumOf = (value: object): string => hash('sha256', JSON.stringify(value)).slice(0, 32)
