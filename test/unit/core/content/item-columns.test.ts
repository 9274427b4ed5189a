import { describe, expect, test } from 'vitest'
import { createItemColumns, columnValues } from '#core/content/item-columns.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'
import { renderJson } from '#core/json/render-json.ts'

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
