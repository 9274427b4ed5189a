import { limitBounds, type ExchangeLimits, mebibyte } from '#core/exchange/limits.ts'

/** A limit as entered by users, in seconds or MiB. */
export interface LimitField {
  name: keyof ExchangeLimits
  /** The data-test name of its input. */
  test: string
  /** Milliseconds or bytes per unit. */
  unit: number
  /** An empty text means no limit. */
  isOptional?: boolean
}

export const limitFields: readonly LimitField[] = [
  { name: 'firstByteMs', test: 'connection.limit.first-byte', unit: 1000 },
  { name: 'silenceMs', test: 'connection.limit.silence', unit: 1000 },
  { name: 'totalBytes', test: 'connection.limit.total', unit: mebibyte },
  { name: 'durationMs', test: 'connection.limit.duration', unit: 1000, isOptional: true },
]

export const boundsOf = ({ name, unit }: LimitField) => ({
  least: limitBounds[name].min / unit,
  most: limitBounds[name].max / unit,
})

/**
 * The limit in milliseconds or bytes, undefined for none; null if the text is not a whole number or out of bounds.
 */
export function readLimit(field: LimitField, text: string): number | null | undefined {
  if (field.isOptional === true && text.trim() === '') return undefined
  const { least, most } = boundsOf(field)
  const count = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN
  return count >= least && count <= most ? count * field.unit : null
}
