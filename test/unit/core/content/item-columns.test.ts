import { describe, expect, test } from 'vitest'
import {
  createItemColumns,
  columnValues,
  createRequestedPartDetector,
} from '#core/content/item-columns.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'
import { renderJson } from '#core/json/render-json.ts'
import { pictureParts } from '#core/gallery/item-pictures.ts'
import { placeParts } from '#core/place/collect-places.ts'
import { loadedFields } from '#core/query/flat-fields.ts'

const json = (value: unknown): JsonValue => {
  const read = readJson(JSON.stringify(value))
  if (!read.ok) throw new Error('Not JSON')
  return read.value
}

function columnsOf(items: unknown[], limits?: Parameters<typeof createItemColumns>[0]) {
  const columns = createItemColumns(limits)
  for (const item of items) columns.add(json(item))
  return columns
}

describe('columns', () => {
  test('name, @type and @id come first, then the order met, nested ones behind their holder', () => {
    const columns = columnsOf([
      { '@id': 'a', startDate: '2025-05-01', '@type': ['Event'], location: { name: 'Hall' } },
      { '@id': 'b', geo: { lat: 1, lon: 2 }, name: 'B', location: { address: 'Street' } },
    ])
    expect(columns.list().map((column) => column.key)).toEqual([
      'name',
      '@type',
      '@id',
      'startDate',
      'location',
      'location.name',
      'location.address',
      'geo',
      'geo.lat',
      'geo.lon',
    ])
  })

  test('presence counts items, kinds count values', () => {
    const columns = columnsOf([
      { image: [{ url: 'https://x.example/1' }, { url: 'https://x.example/2' }], size: 1 },
      { image: [{ url: null }], size: '1' },
      { size: 2 },
      null,
    ])
    expect(columns.itemCount).toBe(4)
    expect(columns.list()).toEqual([
      {
        path: ['image'],
        key: 'image',
        present: 2,
        unresolved: 0,
        kinds: [{ kind: 'list', count: 2 }],
      },
      {
        path: ['image', 'url'],
        key: 'image.url',
        present: 2,
        unresolved: 0,
        kinds: [
          { kind: 'url', count: 2 },
          { kind: 'null', count: 1 },
        ],
      },
      {
        path: ['size'],
        key: 'size',
        present: 3,
        unresolved: 0,
        kinds: [
          { kind: 'number', count: 2 },
          { kind: 'text', count: 1 },
        ],
      },
    ])
  })

  test('items are counted in which something linked came without its details', () => {
    const place = { '@id': 'p', '@type': ['Place'] }
    const concept = { '@id': 'c', '@type': 'skos:Concept' }
    const columns = columnsOf([
      { location: [place, { ...place, name: 'Burg' }], topic: [concept] },
      { location: [{ ...place, name: 'Burg', image: [place, place] }], topic: concept },
      { location: place, topic: [{ ...concept, 'skos:prefLabel': 'See' }] },
    ])
    expect(
      columns.list().flatMap(({ key, unresolved }) => (unresolved > 0 ? [[key, unresolved]] : [])),
    ).toEqual([
      ['location', 2],
      ['location.image', 1],
      ['topic', 2],
    ])
  })

  test('a text in several languages is one column', () => {
    const columns = columnsOf([{ name: [{ '@language': 'de', '@value': 'Fest' }] }])
    expect(columns.list().map((column) => column.key)).toEqual(['name'])
  })

  test('depth and number are bounded', () => {
    const deep = columnsOf([{ a: { b: { c: { d: 1 } } } }])
    expect(deep.list().map((column) => column.key)).toEqual(['a', 'a.b', 'a.b.c'])
    const many = columnsOf([{ a: 1, b: 2, c: 3 }], { maxColumns: 2 })
    expect([many.list().length, many.isTruncated]).toEqual([2, true])
  })

  test('odd names stay apart', () => {
    const columns = columnsOf([{ 'a.b': 1, a: { b: 2 } }])
    expect(columns.list().map((column) => column.key)).toEqual(['["a.b"]', 'a', 'a.b'])
  })
})

test.each([
  [['name'], ['"A"']],
  [
    ['image', 'url'],
    ['1', '2', '3'],
  ],
  [['image'], ['[{"url":1},{"url":2},{},[],{"url":3}]']],
  [['geo', 'lat'], []],
  [['name', 'length'], []],
])('the values of %j', (path, values) => {
  const item = json({ name: 'A', image: [{ url: 1 }, { url: 2 }, {}, [], { url: 3 }] })
  expect(columnValues(item, path).map((value) => renderJson(value, { indent: null }))).toEqual(
    values,
  )
})

function isRequested(parts: typeof placeParts, fields: readonly string[], ...items: object[]) {
  const watch = createRequestedPartDetector(fields, parts)
  for (const item of items) {
    const read = readJson(JSON.stringify(item))
    if (!read.ok) throw new Error('The test needs JSON')
    watch.add(read.value)
  }
  return watch.isRequested()
}

const item = { '@id': '1', '@type': ['Event'], name: 'Fair' }

test.each([
  [[], true],
  [['*'], true],
  [['name'], false],
  [['name', 'image'], true],
  [['name', 'image.*'], true],
  [['name', 'image.contentUrl'], true],
  [['name', 'image.name'], false],
  [['*', 'image.name'], false],
  [['name', 'thumbnailUrl'], true],
])('pictures are requested by the fields %j: %s', (fields, expected) => {
  expect(isRequested(pictureParts, fields, item)).toBe(expected)
})

test('a list that limits linked items only leaves the items whole', () => {
  expect(isRequested(placeParts, ['image.name'], item)).toBe(true)
  expect(isRequested(pictureParts, ['image.name'], item)).toBe(false)
})

test('a list that the server ignored says nothing', () => {
  expect(isRequested(pictureParts, ['startDate'], item)).toBe(true)
})

test('an included relation comes in full where the list names nothing inside it', () => {
  const fields = [{ relation: '', attributes: ['name'] }]
  const extra = [] as const
  expect(loadedFields({ fields, extra, include: ['image', ''] })).toEqual(['name', 'image.*'])
  expect(loadedFields({ fields: [], extra, include: ['image'] })).toEqual([])
  const named = [...fields, { relation: 'image', attributes: ['name'] }]
  expect(loadedFields({ fields: named, extra, include: ['image'] })).toEqual(['name', 'image.name'])
  // What stands before in a path is included as well.
  const include = ['image.author', 'image', 'place.image']
  expect(loadedFields({ fields, extra, include })).toEqual([
    'name',
    'image.*',
    'image.author.*',
    'place.*',
    'place.image.*',
  ])
  expect(loadedFields({ fields: named, extra, include })).toEqual([
    'name',
    'image.name',
    'image.author.*',
    'place.*',
    'place.image.*',
  ])
})
