export const distanceUnits = ['day', 'week', 'month', 'year'] as const

/**
 * First and last days of weekends (Saturday and Sunday) and of calendar months. Their amount counts from the current
 * one: 0 is this weekend, 1 the next. On a Saturday or Sunday this weekend is the one of today, and the next one begins
 * a week later; on any other day this weekend is the coming one.
 */
export const edgeUnits = ['weekend-start', 'weekend-end', 'month-start', 'month-end'] as const

export type EdgeUnit = (typeof edgeUnits)[number]

export const isEdgeUnit = (unit: string): unit is EdgeUnit => edgeUnits.some((one) => one === unit)

export const relativeUnits = [...distanceUnits, ...edgeUnits] as const

/** The largest distance of a relative date from today, in its units. */
export const maxRelativeAmount = 100_000

/** A written distance such as `30`, `-7` or `+1`; null for anything else, and for one beyond `maxRelativeAmount`. */
export function readRelativeAmount(text: string): number | null {
  const amount = /^[-+]?\d+$/.test(text) ? Number(text) : NaN
  return Math.abs(amount) <= maxRelativeAmount ? amount : null
}
