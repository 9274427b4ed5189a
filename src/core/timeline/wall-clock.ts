/** A zone's wall-clock time at an instant, in milliseconds since 1970 as if it were UTC. */
export type WallClock = (instant: number) => number

/** Length of a day in wall-clock time, in milliseconds. */
export const dayLength = 86_400_000

const quarterHour = 900_000
const maxCached = 10_000

/**
 * Creates the clock of an IANA zone. Offsets change only at quarters of an hour, so one look-up per quarter
 * is cached.
 */
export function createWallClock(zone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  const offsets = new Map<number, number>()

  function offsetAt(quarter: number): number {
    const parts = new Map(
      format.formatToParts(quarter).map(({ type, value }) => [type, value] as const),
    )
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type))
    const wall = new Date(0)
    wall.setUTCFullYear(part('year'), part('month') - 1, part('day'))
    wall.setUTCHours(part('hour'), part('minute'))
    return wall.getTime() - quarter
  }

  return (instant) => {
    const quarter = Math.floor(instant / quarterHour) * quarterHour
    let offset = offsets.get(quarter)
    if (offset === undefined) {
      offset = offsetAt(quarter)
      if (offsets.size >= maxCached) offsets.clear()
      offsets.set(quarter, offset)
    }
    return instant + offset
  }
}
