import { mebibyte } from '#core/exchange/mebibyte.ts'
import { limitBounds, type ExchangeLimits } from '#core/exchange/limits.ts'

/** A limit as people enter it: seconds and MiB. */
export interface LimitField {
  name: keyof ExchangeLimits
  test: string
  /** How many milliseconds or bytes one unit has. */
  unit: number
}

export const limitFields: readonly LimitField[] = [
  { name: 'firstByteMs', test: 'connection.limit.first-byte', unit: 1000 },
  { name: 'silenceMs', test: 'connection.limit.silence', unit: 1000 },
  { name: 'totalBytes', test: 'connection.limit.total', unit: mebibyte },
]

export const boundsOf = ({ name, unit }: LimitField) => ({
  least: limitBounds[name].min / unit,
  most: limitBounds[name].max / unit,
})

/** The limit that a text stands for, or null when it is no whole number or out of bounds. */
export function readLimit(field: LimitField, text: string): number | null {
  const { least, most } = boundsOf(field)
  const count = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN
  return count >= least && count <= most ? count * field.unit : null
}
