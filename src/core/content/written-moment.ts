/** A date with or without a time, as written; never converted to another time zone. */
export interface WrittenMoment {
  writtenAsUtc: Date
  hasTime: boolean
  /** True if it is marked as UTC (`Z`). */
  isUtc: boolean
}

const pattern = /^(\d{4}-\d\d-\d\d)(?:[Tt ](\d\d:\d\d))?/

/** Reads `2026-11-06` or `2026-11-06T19:00:00.000+01:00`; null for anything else and for impossible days. */
export function readWrittenMoment(text: string): WrittenMoment | null {
  const [, day, time] = pattern.exec(text) ?? []
  if (day === undefined) return null
  const writtenAsUtc = new Date(`${day}T${time ?? '00:00'}Z`)
  if (Number.isNaN(writtenAsUtc.getTime())) return null
  return { writtenAsUtc, hasTime: time !== undefined, isUtc: /z$/i.test(text) }
}
