import { readFileSync } from 'node:fs'
import { geoContains, geoDistance } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, MultiLineString, Topology } from 'topojson-specification'
import { expect, test } from 'vitest'
import * as z from 'zod'

const path = 'src/app/features/survey/provinces.json'
const near = z
  .custom<Topology<{ countries: GeometryCollection; provinces: MultiLineString }>>(
    (value) => z.object({ type: z.literal('Topology') }).safeParse(value).success,
  )
  .parse(JSON.parse(readFileSync(path, 'utf8')))

type Place = [longitude: number, latitude: number]

test.each<[string, string, Place]>([
  ['Austria', '040', [16.37, 48.21]],
  ['Germany', '276', [13.4, 52.52]],
  ['Switzerland', '756', [7.45, 46.95]],
  ['Italy', '380', [11.35, 46.5]],
  ['Czechia', '203', [14.42, 50.09]],
  ['Slovakia', '703', [19.15, 48.73]],
  ['Hungary', '348', [19.04, 47.5]],
  ['Slovenia', '705', [14.51, 46.05]],
  ['Liechtenstein', '438', [9.52, 47.14]],
])('%s holds its capital, and no other country does', (_, id, place) => {
  const holding = near.objects.countries.geometries.filter((geometry) =>
    geoContains(feature(near, geometry), place),
  )
  expect(holding.map((geometry) => geometry.id)).toEqual([id])
})

test.each<[string, Place]>([
  ['Carinthia and Styria, on the Koralpe', [14.97, 46.79]],
  ['Tyrol and Vorarlberg, on the Arlberg', [10.21, 47.13]],
  ['Bavaria and Baden-Württemberg, at Ulm', [10.0, 48.4]],
  ['Upper and Lower Austria, on the Enns', [14.48, 48.2]],
])('a border runs between %s', (_, place) => {
  const { coordinates } = feature(near, near.objects.provinces).geometry
  const kilometres = coordinates
    .flat()
    .map(([longitude = 0, latitude = 0]) => geoDistance([longitude, latitude], place) * 6371)
  expect(Math.min(...kilometres)).toBeLessThan(12)
})

test('they stay small: they come when the first map is opened', () => {
  expect(readFileSync(path).byteLength).toBeLessThan(220_000)
})
