import { describeText } from '#core/content/text-kind.ts'
import type { WallClock } from './wall-clock.ts'

const parts =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3})\d*)?)?(Z|[+-]\d\d:?\d\d)?)?$/i

/**
 * A date or date with time (RFC 3339, or without an offset) in wall-clock time. A text with an
 * offset is converted to the clock's zone; without one it already is wall-clock time. null for any other text.
 */
export function readMoment(text: string, clock: WallClock): number | null {
  const { kind } = describeText(text)
  const found = kind === 'date' || kind === 'date-time' ? parts.exec(text) : null
  if (!found) return null
  const [, year, month, day, hours = 0, minutes = 0, seconds = 0, fraction = '', offset] = found
  const wall = new Date(0)
  wall.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  wall.setUTCHours(Number(hours), Number(minutes), Number(seconds), Number(fraction.padEnd(3, '0')))
  return offset === undefined ? wall.getTime() : clock(wall.getTime() - readOffset(offset))
}

/** `+01:00`, `+0100` or `Z` in milliseconds. */
function readOffset(text: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(text) ?? []
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
  return sign === '-' ? -size : size
}
