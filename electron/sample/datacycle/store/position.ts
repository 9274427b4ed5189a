/** The position of a thing. */
import { exactValue, isJsonObject, type Json } from '#sample/content/json.ts'
import type { StoredThing } from './stored-content.ts'

export interface Position {
  longitude: number
  latitude: number
}

/** The first point of a line; null without a position. */
export function positionOf(thing: StoredThing): Position | null {
  const [text] = thing.texts.values()
  const geo = text?.geo ?? null
  if (!isJsonObject(geo)) return null
  const line = geo.line
  const [, x, y] = typeof line === 'string' ? (/\(\(?(-?[\d.]+) (-?[\d.]+)/.exec(line) ?? []) : []
  const longitude = numberOf(geo.longitude ?? x)
  const latitude = numberOf(geo.latitude ?? y)
  return Number.isFinite(longitude) && Number.isFinite(latitude) ? { longitude, latitude } : null
}

const numberOf = (value: Json | undefined): number =>
  value === undefined ? Number.NaN : Number(exactValue(value))

const earthRadiusMetres = 6_371_008

/** Great-circle distance. */
export function metresBetween(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [south, north] = [radians(one.latitude), radians(other.latitude)]
  const across = Math.sin((radians(other.longitude) - radians(one.longitude)) / 2) ** 2
  const up = Math.sin((north - south) / 2) ** 2
  return (
    2 * earthRadiusMetres * Math.asin(Math.sqrt(up + Math.cos(south) * Math.cos(north) * across))
  )
}
