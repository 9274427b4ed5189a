export const relativeUnits = ['day', 'week', 'month', 'year'] as const

/** The largest distance of a relative date from today, in its units. */
export const maxRelativeAmount = 100_000
