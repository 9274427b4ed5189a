/** Renders instants as Central European local time with its offset. */

const hour = 3_600_000

/** `month` counts from 0. */
const lastSundayAtOneUtc = (year: number, month: number): number => {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1))
  return lastDay.getTime() - lastDay.getUTCDay() * 24 * hour
}

/** 1 in winter, 2 in summer (EU rule: last Sundays of March and October, 01:00 UTC). */
function offsetHours(instant: number): 1 | 2 {
  const year = new Date(instant).getUTCFullYear()
  const isSummer = instant >= lastSundayAtOneUtc(year, 2) && instant < lastSundayAtOneUtc(year, 9)
  return isSummer ? 2 : 1
}

/** For example `2026-07-04T19:30:00+02:00`. */
export const renderLocalTime = (instant: number): string =>
  renderLocalTimeExact(instant).replace(/\.\d+/, '')

/** For example `2026-07-04`. */
export const renderLocalDate = (instant: number): string =>
  renderLocalTimeExact(instant).slice(0, 10)

/** For example `2026-07-04T19:30:00.000+02:00`, with milliseconds. */
export function renderLocalTimeExact(instant: number): string {
  const offset = offsetHours(instant)
  const local = new Date(instant + offset * hour).toISOString().slice(0, 23)
  return `${local}+0${String(offset)}:00`
}

/** The instant (milliseconds since 1970) of a local time; `month` counts from 1. */
export function localTime(
  year: number,
  month: number,
  day: number,
  hours = 0,
  minutes = 0,
): number {
  const asUtc = Date.UTC(year, month - 1, day, hours, minutes)
  return asUtc - offsetHours(asUtc - hour) * hour
}
