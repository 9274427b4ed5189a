/** A date, or a date with a time, by the clock that it was written by: it is never moved to another zone. */
export interface WrittenMoment {
  /** As if the clock were that of UTC. */
  atUtc: Date
  hasTime: boolean
  /** Whether it says of itself that it is UTC (`Z`). */
  isUtc: boolean
}

const written = /^(\d{4}-\d\d-\d\d)(?:[Tt ](\d\d:\d\d))?/

/** Reads `2026-11-06`, `2026-11-06T19:00:00.000+01:00`; null for anything that begins otherwise, or is no day. */
export function readWrittenMoment(text: string): WrittenMoment | null {
  const [, day, time] = written.exec(text) ?? []
  if (day === undefined) return null
  const atUtc = new Date(`${day}T${time ?? '00:00'}Z`)
  if (Number.isNaN(atUtc.getTime())) return null
  return { atUtc, hasTime: time !== undefined, isUtc: /z$/i.test(text) }
}
