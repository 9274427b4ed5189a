import type { WorldPoint } from './map-camera.ts'
import { isOnEarth } from '#core/content/position.ts'

/** A point as pasted; decimal degrees as texts that the API accepts. */
export interface Position {
  latitude: string
  longitude: string
}

/** Degrees as people write them: decimal, or with minutes and seconds. */
const degrees = String.raw`\s*([-−+]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['’′]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["”″]|['’′]{2})\s*)?`
/** With its direction on one side, or without: in “N 40.7 W 74”, the W is that of the second number. */
const [directedBefore, directedBehind] = [`([NSEWO])${degrees}()`, `()${degrees}([NSEWO])?`]
const pairs = [
  [directedBefore, directedBefore],
  [directedBehind, directedBehind],
  [directedBefore, directedBehind],
  [directedBehind, directedBefore],
].map(([one, other]) => new RegExp(`^${one}(?:\\s*[,;/]\\s*|\\s+)${other}$`, 'i'))
const decimal = String.raw`(-?\d{1,3}(?:\.\d+)?)`
/** Where links of maps hold latitude and longitude, in this order. */
const links = [
  `!3d${decimal}!4d${decimal}`,
  `/@${decimal},${decimal}`,
  `[?&](?:q|query|ll|center|destination|daddr|sll)=(?:loc:)?${decimal}(?:,|%2C)${decimal}`,
  `[?&]mlat=${decimal}&mlon=${decimal}`,
  `#map=\\d+(?:\\.\\d+)?/${decimal}/${decimal}`,
  `[?&]cp=${decimal}~${decimal}`,
  `^geo:${decimal},${decimal}`,
].map((source) => new RegExp(source, 'i'))

/** Links of maps are shorter. */
const maxLength = 2000

/**
 * Reads a point that was pasted from a map: “47.797, 13.366”, “47°47'49" N 13°21'58" E”, or a link of a map that
 * holds it. Without directions the latitude comes first, as maps write it. null for anything else, also for a point
 * that is nowhere on Earth.
 */
export function readPosition(text: string): Position | null {
  const trimmed = text.trim().replaceAll(/\s+/g, ' ')
  if (trimmed.length > maxLength) return null
  for (const link of links) {
    const [, latitude, longitude] = link.exec(trimmed) ?? []
    if (latitude !== undefined && longitude !== undefined)
      return onEarth(Number(latitude), Number(longitude))
  }
  // “46,6” is one number with a decimal comma.
  if (/^[-−+]?\d+,\d+$/.test(trimmed)) return null
  const found = pairs.map((pair) => pair.exec(trimmed)).find((one) => one !== null)
  if (!found) return null
  const [one, other] = [found.slice(1, 6), found.slice(6, 11)].map(readCoordinate)
  if (!one || !other) return null
  const isSwapped = one.axis === 'longitude' || other.axis === 'latitude'
  if (one.axis !== null && one.axis === other.axis) return null
  return isSwapped ? onEarth(other.degrees, one.degrees) : onEarth(one.degrees, other.degrees)
}

type Axis = 'latitude' | 'longitude'

/** From the groups of one of a pair: direction before, degrees, minutes, seconds, direction behind. */
function readCoordinate(
  groups: readonly (string | undefined)[],
): { degrees: number; axis: Axis | null } | null {
  const [before, degreesText = '', minutesText, secondsText, behind] = groups
  const [whole, minutes, seconds] = [degreesText, minutesText ?? '0', secondsText ?? '0'].map(
    (part) => Number(part.replace('−', '-').replace(',', '.')),
  )
  if (whole === undefined || minutes === undefined || seconds === undefined) return null
  if (minutes >= 60 || seconds >= 60) return null
  const direction = ((before === '' ? behind : before) ?? '').toUpperCase()
  const size = Math.abs(whole) + minutes / 60 + seconds / 3600
  // “-0°7'” is west of Greenwich.
  const isNegative = /^[-−]/.test(degreesText) || direction === 'S' || direction === 'W'
  return { degrees: isNegative ? -size : size, axis: axisOf(direction) }
}

/** O is the German East. */
function axisOf(direction: string): Axis | null {
  if (direction === '') return null
  return direction === 'N' || direction === 'S' ? 'latitude' : 'longitude'
}

/** To the seventh decimal, which is a centimetre. */
const write = (degrees: number) => String(Math.round(degrees * 1e7) / 1e7)

const onEarth = (latitude: number, longitude: number): Position | null =>
  isOnEarth([longitude, latitude])
    ? { latitude: write(latitude), longitude: write(longitude) }
    : null

/** The coordinates of a point, as exact as a pixel at this scale; as texts that the API accepts. */
export function coordinatesAt({ x, y }: WorldPoint, scale: number): Position {
  const longitude = Math.max(-180, Math.min(180, (x - 0.5) * 360))
  const latitude = (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI
  const decimals = Math.max(0, Math.min(6, Math.ceil(Math.log10(scale / 360))))
  const writeOf = (degrees: number) => String(Number(degrees.toFixed(decimals)))
  return { latitude: writeOf(latitude), longitude: writeOf(longitude) }
}
