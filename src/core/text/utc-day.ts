export const dayMs = 86_400_000

/** The UTC day of a moment in milliseconds since 1970: `2026-11-22`. */
export const utcDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** A moment in seconds since 1970, as filters by time take it: `2026-11-22T08:15:00Z`. */
export const renderSeconds = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')

/** The day that a text begins with, `2026-11-22…`, whether there is such a day or not; null if with none. */
export const dayOf = (text: string): string | null => /^\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? null
