import { describe, expect, test } from 'vitest'
import { describeLinks, readFacts } from '#core/item-view/view-facts.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'

function json(value: unknown): JsonValue {
  const read = readJson(JSON.stringify(value))
  if (!read.ok) throw new Error('The test needs JSON')
  return read.value
}

/** The facts of an item, by key. */
function factsOf(item: object) {
  const value = json(item)
  const facts = value.kind === 'object' ? readFacts(value) : []
  return Object.fromEntries(facts.map((fact) => [fact.key, fact.value]))
}

const date = (text: string) => ({ kind: 'cell', cell: { kind: 'date', text } })
const text = (given: string) => ({
  kind: 'cell',
  cell: { kind: 'text', text: given, isWhole: true },
})
const [first, last] = ['2026-11-06', '2026-11-08']

describe('start and end', () => {
  test.each([
    [{ startDate: first, endDate: last }, { startDate: { kind: 'span', begin: first, end: last } }],
    [{ startDate: first }, { startDate: date(first) }],
    [{ endDate: last }, { endDate: date(last) }],
    [
      { startDate: 'soon', endDate: last },
      { startDate: text('soon'), endDate: date(last) },
    ],
    [
      { startDate: first, endDate: 'late' },
      { startDate: date(first), endDate: text('late') },
    ],
  ])('of %j', (item, expected) => {
    expect(factsOf(item)).toEqual(expected)
  })
})

test.each([
  ['the default status', { eventStatus: 'https://schema.org/EventScheduled' }, []],
  ['a status that is not known', { eventStatus: 'Maybe' }, []],
  ['an offer without a price', { offers: [{ '@id': 'o', name: 'x' }] }, []],
  ['a relation of which only the ID came', { geo: { '@id': 'g', '@type': ['Place'] } }, []],
  ['a part of which only the type is known', { geo: { '@id': 'g', '@type': 'GeoShape' } }, []],
  ['an empty text', { difficulty: '' }, []],
  ['an object', { difficulty: { a: { b: 1 } } }, []],
  ['a text', { difficulty: 'easy' }, ['difficulty']],
])('%s: what of it is a fact', (_, item, keys) => {
  expect(Object.keys(factsOf(item))).toEqual(keys)
})

test('of alternatives the first with a value counts', () => {
  expect(
    factsOf({ offers: [{ '@id': 'o' }], priceRange: '€€', creator: 'x', author: 'y' }),
  ).toEqual({ priceRange: text('€€'), author: text('y') })
})

describe('the links of a value', () => {
  const item = (id: string) => ({ '@id': id, '@type': ['Place', 'dcls:POI'] })
  const link = (id: string) => ({
    id,
    name: null,
    types: ['Place', 'dcls:POI'],
    isLoaded: false,
  })

  test.each([
    ['one', item('a'), { links: [link('a')], more: 0 }],
    [
      'one with a name',
      { ...item('a'), name: 'Lido' },
      { links: [{ ...link('a'), name: 'Lido', isLoaded: true }], more: 0 },
    ],
    [
      'a picture with the name of its file only',
      { ...item('a'), contentUrl: 'https://media.example/lido-2.svg' },
      { links: [{ ...link('a'), name: 'lido-2.svg', isLoaded: true }], more: 0 },
    ],
    ['none', [], null],
    ['one type only, as an embedded part has', { '@id': 'a', '@type': ['Place'] }, null],
    ['one among texts', [item('a'), 'x'], null],
  ])('%s', (_, value, expected) => {
    expect(describeLinks(json(value))).toEqual(expected)
  })

  test('twelve are listed, and further ones counted', () => {
    const ids = Array.from({ length: 14 }, (_, at) => `id-${at}`)
    const counted = (count: number) => {
      const found = describeLinks(json(ids.slice(0, count).map(item)))
      return [found?.links.length, found?.more]
    }
    expect([counted(12), counted(13), counted(14)]).toEqual([
      [12, 0],
      [12, 1],
      [12, 2],
    ])
  })
})
