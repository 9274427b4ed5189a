import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JsonValue } from '#core/json/json-value.ts'
import {
  countPlaces,
  createPlaceCollector,
  locatedOutside,
  placesAmong,
} from '#core/place/collect-places.ts'
import { type Position } from '#core/content/position.ts'
import { markPlaces } from '#core/place/mark-places.ts'

const number = (value: number): JsonValue => ({ kind: 'number', source: String(value) })

const placeItem = ([longitude, latitude]: Position): JsonValue => ({
  kind: 'object',
  members: [
    { name: 'latitude', value: number(latitude) },
    { name: 'longitude', value: number(longitude) },
  ],
})
const nowhere: JsonValue = { kind: 'object', members: [] }

function collect(items: readonly JsonValue[]) {
  const places = createPlaceCollector([])
  for (const item of items) places.add(item)
  return places.read()
}

const marksOf = (positions: readonly Position[]) =>
  markPlaces(
    Float64Array.from(positions, ([longitude]) => longitude),
    Float64Array.from(positions, ([, latitude]) => latitude),
  )

/** Around Klagenfurt, some 20 km across. */
const near = fc.tuple(
  fc.double({ min: 14.2, max: 14.4, noNaN: true }),
  fc.double({ min: 46.6, max: 46.7, noNaN: true }),
)

test('counts what is shown, what has no coordinates, and what is odd', () => {
  const usual = Array.from({ length: 6 }, (_, at): Position => [14.3, 46.6 + at / 100])
  const odd: Position[] = [
    [0, 0],
    [46.6, 14.3],
    [-74, 40.7],
    [200, 95],
  ]
  const places = collect([...usual.map(placeItem), nowhere, ...odd.map(placeItem), nowhere])
  expect(countPlaces(places)).toEqual({
    shown: 9,
    without: 2,
    marks: { zero: 1, swapped: 1, far: 1, 'off-earth': 1 },
  })
  expect([...places.located]).toEqual([0, 1, 2, 3, 4, 5, 7, 8, 9, 10])
})

test('says of five places or more what is far, and of fewer nothing', () => {
  const vienna: Position = [16.4, 48.2]
  const newYork: Position = [-74, 40.7]
  expect(marksOf([vienna, vienna, vienna, newYork])).toEqual([null, null, null, null])
  expect(marksOf([vienna, vienna, vienna, vienna, newYork])).toEqual([
    null,
    null,
    null,
    null,
    'far',
  ])
})

test('calls nothing far within 100 km, which are 0.8993 degrees to the north', () => {
  const usual = Array.from({ length: 5 }, (): Position => [14.3, 46.6])
  const lastMark = (north: number) => marksOf([...usual, [14.3, 46.6 + north]]).at(-1)
  expect([lastMark(0.8993), lastMark(0.8994)]).toEqual([null, 'far'])
})

test.each<[string, Position]>([
  ['at 0/0', [0, 0]],
  ['off Earth', [999, 999]],
])('what lies %s does not move the middle, however many do', (_, odd) => {
  const usual = Array.from({ length: 5 }, (): Position => [14.3, 46.6])
  const marks = marksOf([...usual, ...Array.from({ length: 6 }, () => odd)])
  expect(marks.slice(0, 6)).toEqual([...usual.map(() => null), marks.at(-1)])
})

test('calls nothing far away that lies where half of the items lie', () => {
  fc.assert(
    fc.property(fc.array(near, { minLength: 1, maxLength: 40 }), (positions) => {
      expect(marksOf(positions)).toEqual(positions.map(() => null))
    }),
  )
})

test('finds every pair that was swapped, as long as most are not', () => {
  fc.assert(
    fc.property(
      fc.array(near, { minLength: 6, maxLength: 20 }),
      fc.array(near, { maxLength: 5 }),
      (right, wrong) => {
        const swapped = wrong.map(([longitude, latitude]): Position => [latitude, longitude])
        expect(marksOf([...swapped, ...right])).toEqual([
          ...swapped.map(() => 'swapped'),
          ...right.map(() => null),
        ])
      },
    ),
  )
})

test('loses no item, whatever the coordinates are', () => {
  const any = fc.tuple(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  )
  fc.assert(
    fc.property(fc.array(fc.option(any)), (positions) => {
      const items = positions.map((position) => (position ? placeItem(position) : nowhere))
      const places = collect(items)
      const { shown, without, marks } = countPlaces(places)
      const beside = places.located.length - shown
      expect(shown + beside + without).toBe(items.length)
      expect(marks.zero + marks.far).toBeLessThanOrEqual(shown)
      expect(marks['off-earth']).toBeLessThanOrEqual(beside)
    }),
  )
})

const text = (value: string): JsonValue => ({ kind: 'string', value })
const lineItem = (wkt: string): JsonValue => ({
  kind: 'object',
  members: [{ name: 'line', value: text(wkt) }],
})

test('tells of some items what it tells of them among all, odd places included', () => {
  const usual = Array.from({ length: 6 }, (_, at): Position => [14.3, 46.6 + at / 100])
  const all = collect([
    ...usual.map(placeItem),
    lineItem('LINESTRING (14.1 46.5, 14.2 46.6)'),
    nowhere,
    placeItem([0, 0]),
    lineItem('LINESTRING (14.3 46.5, 14.4 46.6, 14.5 46.7)'),
  ])
  expect(placesAmong(all, new Set(Array.from({ length: 10 }, (_, at) => at)))).toEqual(all)
  const some = placesAmong(all, new Set([9, 8, 7, 1]))
  expect(some).toEqual({
    itemCount: 4,
    isRequested: true,
    located: Uint32Array.of(1, 8, 9),
    longitudes: Float64Array.of(14.3, 0, 14.3),
    latitudes: Float64Array.of(46.61, 0, 46.5),
    // Alone nobody could say that it is odd.
    marks: new Map([[1, 'zero']]),
    unresolved: new Map(),
    outlines: {
      owners: Uint32Array.of(2),
      kinds: Uint8Array.of(1),
      starts: Uint32Array.of(0, 6),
      coordinates: Float64Array.of(14.3, 46.5, 14.4, 46.6, 14.5, 46.7),
    },
  })
  expect(countPlaces(some)).toMatchObject({ shown: 3, without: 1 })
  expect(locatedOutside(some, new Set([8, 7]))).toEqual([1, 9])
})

test('names the relation that would have brought coordinates', () => {
  const unresolved: JsonValue = {
    kind: 'object',
    members: [
      {
        name: 'location',
        value: {
          kind: 'array',
          items: [
            {
              kind: 'object',
              members: [{ name: '@id', value: { kind: 'string', value: '1' } }],
            },
          ],
        },
      },
    ],
  }
  const places = collect([unresolved, unresolved, nowhere])
  expect(places.unresolved).toEqual(new Map([['location', [0, 1]]]))
  expect(placesAmong(places, new Set([1])).unresolved).toEqual(new Map([['location', [1]]]))
  expect(placesAmong(places, new Set([2])).unresolved).toEqual(new Map())
})

test('thins a very long line, its ends kept', () => {
  const line = Array.from({ length: 2000 }, (_, at) => `${String(at / 100)} 47`).join(', ')
  const { outlines } = collect([
    {
      kind: 'object',
      members: [{ name: 'line', value: { kind: 'string', value: `LINESTRING (${line})` } }],
    },
  ])
  expect([...outlines.starts]).toEqual([0, 1000])
  expect([...outlines.coordinates.slice(0, 2), ...outlines.coordinates.slice(-2)]).toEqual([
    0, 47, 19.99, 47,
  ])
})

test('coordinates that came unasked count as requested, and only their absence as left out', () => {
  const inLocation = (place: JsonValue): JsonValue => ({
    kind: 'object',
    members: [{ name: 'location', value: place }],
  })
  const isRequested = (place: JsonValue) => {
    const places = createPlaceCollector(['location.name'])
    places.add(inLocation(place))
    return places.read().isRequested
  }
  expect(isRequested(placeItem([14.3, 46.6]))).toBe(true)
  expect(isRequested(nowhere)).toBe(false)
  expect(collect([nowhere]).isRequested).toBe(true)
})
