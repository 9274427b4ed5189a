import { expect, test } from 'vitest'
import { readJson } from '#core/json/read-json.ts'
import { readItemShapes } from '#core/place/collect-places.ts'

function shapesOf(text: string) {
  const read = readJson(text)
  if (!read.ok) throw new Error('The test needs JSON')
  return readItemShapes(read.value)
}

const point = (longitude: number, latitude: number) => ({
  kind: 'point',
  at: [longitude, latitude],
})

test.each([
  ['a pair of lat and lon', '{"geo":{"lat":46.5,"lon":13.0}}', [point(13, 46.5)]],
  [
    'GeoCoordinates with an ID, as CORE sends them',
    '{"geo":{"@id":"1","@type":"GeoCoordinates","longitude":13.5,"latitude":47.25}}',
    [point(13.5, 47.25)],
  ],
  ['numbers written as texts', '{"latitude":"47.1","longitude":" 13.2 "}', [point(13.2, 47.1)]],
  ['0/0', '{"geo":{"lat":0,"lon":0.0}}', [point(0, 0)]],
  ['what is nowhere on Earth', '{"geo":{"lat":447.1,"lon":13}}', [point(13, 447.1)]],
  [
    'a line beside a pair',
    '{"geo":{"lat":46,"lon":13},"line":"LINESTRING Z (13 46 800, 14 47 900)"}',
    [
      point(13, 46),
      {
        kind: 'line',
        points: [
          [13, 46],
          [14, 47],
        ],
      },
    ],
  ],
  [
    'a GeoShape with several lines',
    '{"geo":{"@type":"GeoShape","line":"MULTILINESTRING ((1 2, 3 4), (5 6, 7 8))"}}',
    [
      {
        kind: 'line',
        points: [
          [1, 2],
          [3, 4],
        ],
      },
      {
        kind: 'line',
        points: [
          [5, 6],
          [7, 8],
        ],
      },
    ],
  ],
  [
    "schema.org's own box, latitude first",
    '{"geo":{"@type":"GeoShape","box":"47 13 48 14"}}',
    [
      {
        kind: 'area',
        rings: [
          [
            [13, 47],
            [14, 47],
            [14, 48],
            [13, 48],
            [13, 47],
          ],
        ],
      },
    ],
  ],
  [
    "schema.org's own line of two positions",
    '{"geo":{"@type":"GeoShape","line":"47 13 48,14"}}',
    [
      {
        kind: 'line',
        points: [
          [13, 47],
          [14, 48],
        ],
      },
    ],
  ],
  [
    "schema.org's own polygon of three positions",
    '{"geo":{"@type":"GeoShape","polygon":" 47,13 48,14 47,14 "}}',
    [
      {
        kind: 'area',
        rings: [
          [
            [13, 47],
            [14, 48],
            [14, 47],
          ],
        ],
      },
    ],
  ],
  ['a pair with an ID under geo', '{"geo":{"@id":"1","lat":46.5,"lon":13}}', [point(13, 46.5)]],
  [
    'a part of any name, with an ID',
    '{"entrance":{"@id":"1","@type":"GeoCoordinates","lat":46.5,"lon":13}}',
    [point(13, 46.5)],
  ],
  ['an object of any name without an ID', '{"spot":{"lat":46.5,"lon":13}}', [point(13, 46.5)]],
  [
    'the places of all relations, in their order',
    '{"spatialCoverage":{"@id":"1","lat":1,"lon":2},"location":[{"@id":"2","lat":3,"lon":4},{"@id":"3","lat":5,"lon":6}]}',
    [point(4, 3), point(6, 5), point(2, 1)],
  ],
  [
    'an area of GeoJSON with a hole',
    '{"geometry":{"type":"Polygon","coordinates":[[[0,0],[9,0],[9,9],[0,0]],[[1,1],[2,1],[2,2],[1,1]]]}}',
    [
      {
        kind: 'area',
        rings: [
          [
            [0, 0],
            [9, 0],
            [9, 9],
            [0, 0],
          ],
          [
            [1, 1],
            [2, 1],
            [2, 2],
            [1, 1],
          ],
        ],
      },
    ],
  ],
  [
    'a collection of features',
    '{"area":{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2,3]}},{"type":"Feature","geometry":{"type":"GeometryCollection","geometries":[{"type":"MultiPoint","coordinates":[[3,4],[5,6]]}]}}]}}',
    [point(1, 2), point(3, 4), point(5, 6)],
  ],
  [
    'the resolved location of what has no place itself',
    '{"location":[{"@id":"1","geo":{"lat":46.5,"lon":13}}]}',
    [point(13, 46.5)],
  ],
  [
    'its own place before that of its location',
    '{"geo":{"lat":1,"lon":2},"location":[{"@id":"1","geo":{"lat":46.5,"lon":13}}]}',
    [point(2, 1)],
  ],
])('finds %s', (_, text, shapes) => {
  expect(shapesOf(text)).toEqual(shapes)
})

test.each([
  ['no attributes', '{}'],
  ['a location that came unresolved', '{"location":[{"@id":"1","@type":["Place"]}]}'],
  ['half a pair', '{"geo":{"lat":46.5}}'],
  ['a pair of nothing', '{"geo":{"lat":null,"lon":""}}'],
  ['a pair of latitude alone and nothing', '{"latitude":1,"longitude":" "}'],
  ['a pair of longitude alone and a word', '{"latitude":"north","longitude":1}'],
  ["schema.org's own line of one position", '{"geo":{"line":"47 13"}}'],
  ["schema.org's own polygon of two positions", '{"geo":{"polygon":"47 13 48 14"}}'],
  ["schema.org's own box of one corner", '{"geo":{"box":"47 13"}}'],
  ['positions of which one lacks its longitude', '{"geo":{"line":"47 13 48 14 49"}}'],
  ['positions with a word among the numbers', '{"geo":{"line":"47 13 48 east"}}'],
  ['a line that is no text', '{"geo":{"line":[47,13,48,14]}}'],
  ['another item with its own place', '{"organizer":{"@id":"1","lat":46.5,"lon":13}}'],
  ['what the JSON-LD context says', '{"@context":{"lat":46.5,"lon":13}}'],
  ['well-known text that breaks off', '{"line":"LINESTRING (1 2, "}'],
  ['an empty geometry', '{"line":"LINESTRING EMPTY"}'],
  ['GeoJSON without numbers', '{"geo":{"type":"Point","coordinates":["a",null]}}'],
  ['a line of one position', '{"geo":{"type":"LineString","coordinates":[[1,2]]}}'],
  ['coordinates of an organizer', '{"organizer":{"@id":"1","geo":{"lat":46.5,"lon":13}}}'],
  ['an item that is no object', '"POINT (1 2)"'],
])('finds nothing in %s', (_, text) => {
  expect(shapesOf(text)).toEqual([])
})
