import { isEmbeddedObject } from '#core/content/embedded-object.ts'
import { describeText } from '#core/content/text-kind.ts'
import type { PartNames } from '#core/content/requested-parts.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readGeoJson } from './read-geojson.ts'
import { readWkt } from './read-wkt.ts'
import type { Position, Shape } from './shape.ts'

/** Relations used for an item's location if it has no own coordinates (schema.org; api.md 2.2). */
export const placeRelations = ['location', 'contentLocation', 'startLocation', 'spatialCoverage']

/** Where coordinates stand, in the item and in its places. */
export const placeParts: PartNames = {
  own: ['geo', 'latitude', 'longitude', 'lat', 'lon', 'line', 'box', 'polygon'],
  relations: placeRelations,
  below: ['geo', 'latitude', 'longitude', 'lat', 'lon', 'line', 'box', 'polygon'],
}

/**
 * An item's points, lines and areas, read from its own attributes (a pair of latitude and longitude,
 * GeoCoordinates, GeoShape, GeoJSON, well-known text). Related places are used only if it has none.
 * Coordinates are not validated.
 */
export function readItemShapes(item: JsonValue): Shape[] {
  const own = readOwnShapes(item)
  if (own.length > 0) return own
  return placeRelations.flatMap((name) => itemsOf(memberOf(item, name))).flatMap(readOwnShapes)
}

function readOwnShapes(item: JsonValue): Shape[] {
  if (item.kind !== 'object') return []
  const pair = readPair(item)
  const inParts = item.members
    .filter(({ name }) => !name.startsWith('@'))
    .flatMap(({ name, value }) =>
      itemsOf(value).flatMap((one) => (isOwn(name, one) ? readPart(one) : [])),
    )
  return [...pair, ...inParts]
}

/** Parts belong to their item with or without `@id`; other objects with an `@id` are separate items. */
function isOwn(name: string, value: JsonValue): boolean {
  if (value.kind === 'string') return describeText(value.value).kind === 'wkt'
  return (
    value.kind === 'object' &&
    (name === 'geo' || isEmbeddedObject(value) || !memberOf(value, '@id'))
  )
}

function readPart(part: JsonValue): Shape[] {
  if (part.kind === 'string') return readWkt(part.value)
  return [...readPair(part), ...readGeoJson(part), ...readGeoShape(part)]
}

/** Latitude and longitude as members of one object (schema.org GeoCoordinates; api.md 2.2). */
function readPair(value: JsonValue): Shape[] {
  const longitude = numberOf(memberOf(value, 'longitude') ?? memberOf(value, 'lon'))
  const latitude = numberOf(memberOf(value, 'latitude') ?? memberOf(value, 'lat'))
  return longitude === null || latitude === null
    ? []
    : [{ kind: 'point', at: [longitude, latitude] }]
}

/** A GeoShape: well-known text as sent by CORE (datacycle-core.md 7), or schema.org's coordinate list. */
function readGeoShape(value: JsonValue): Shape[] {
  return (['line', 'polygon', 'box'] as const).flatMap((name): Shape[] => {
    const text = memberOf(value, name)
    if (text?.kind !== 'string') return []
    if (describeText(text.value).kind === 'wkt') return readWkt(text.value)
    const points = readPairs(text.value)
    const [first, second] = points
    if (name === 'line') return points.length < 2 ? [] : [{ kind: 'line', points }]
    if (name === 'polygon') return points.length < 3 ? [] : [{ kind: 'area', rings: [points] }]
    return first && second ? [{ kind: 'area', rings: [boxOf(first, second)] }] : []
  })
}

/** Reads `47.1 13.2 47.3 13.4`: latitude first, separated by spaces or commas (schema.org GeoShape). */
function readPairs(text: string): Position[] {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (numbers.length % 2 !== 0 || numbers.some((number) => !Number.isFinite(number))) return []
  return numbers.flatMap((longitude, at): Position[] => {
    const latitude = at % 2 === 1 ? numbers[at - 1] : undefined
    return latitude === undefined ? [] : [[longitude, latitude]]
  })
}

const boxOf = ([west, south]: Position, [east, north]: Position): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]

/** A number or a numeric string, as schema.org allows both; null for anything else. */
function numberOf(value: JsonValue | undefined): number | null {
  const text =
    value?.kind === 'number' ? value.source : value?.kind === 'string' ? value.value.trim() : ''
  const number = Number(text)
  return text !== '' && Number.isFinite(number) ? number : null
}

const itemsOf = (value: JsonValue | undefined): readonly JsonValue[] =>
  value?.kind === 'array' ? value.items : value ? [value] : []
