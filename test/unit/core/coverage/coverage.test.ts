import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createCoverage,
  type AttributeCoverage,
  isMostlyLinked,
  readColumnCoverage,
} from '#core/coverage/coverage.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { presets } from '#core/query/conventions.ts'
import { countPlainly } from '../../../support/coverage/count-plainly.ts'
import { readRecordings } from '../../../support/recorded-core.ts'
import { askSample } from '../verdict/sample-exchange.ts'
import { asJson, itemsOf } from './read-items.ts'

function countItems(items: readonly JsonValue[]) {
  const coverage = createCoverage({ maxAttributes: 100_000 })
  for (const item of items) coverage.add(item)
  return {
    items: coverage.items,
    attributes: Object.fromEntries(
      coverage.list().map(({ path, filled, unresolved, empty }) => [
        // Joined plainly: how the app writes a path is not what is counted here.
        path.join('.'),
        { filled, unresolved, empty },
      ]),
    ),
  }
}

const countBody = (body: string) => countItems(itemsOf(body))

test('tells filled, unresolved, empty and absent apart, each item once', () => {
  const items = [
    {
      image: [
        { '@id': 'a', '@type': ['ImageObject'] },
        { '@id': 'b', url: 'x' },
      ],
    },
    { image: [{ '@id': 'a', '@type': ['ImageObject'] }] },
    { image: [] },
    { image: null },
    {},
    'no object',
  ]
  expect(countItems(items.map(asJson))).toEqual({
    items: 6,
    attributes: {
      image: { filled: 1, unresolved: 1, empty: 2 },
      'image.@id': { filled: 2, unresolved: 0, empty: 0 },
      'image.@type': { filled: 2, unresolved: 0, empty: 0 },
      'image.url': { filled: 1, unresolved: 0, empty: 0 },
    },
  })
})

test.each([
  ['a text of spaces', ' \n\t', 'empty'],
  ['the number 0', 0, 'filled'],
  ['false', false, 'filled'],
  ['lists of nothing', [[], [null, '']], 'empty'],
  ['an object of nothing', { '@type': 'Thing', a: null, b: { c: '' } }, 'empty'],
  ['an object of something', { a: null, b: { c: 0 } }, 'filled'],
  ['a concept without its label', { '@id': 'k', '@type': 'skos:Concept', 'dc:x': 1 }, 'unresolved'],
  ['a concept', { '@id': 'k', '@type': 'skos:Concept', 'skos:prefLabel': 'Alm' }, 'filled'],
  ['a relation that tells nothing', { '@id': 'k', name: null }, 'filled'],
  ['a text in no language', [{ '@language': 'de', '@value': '' }], 'empty'],
  ['a text in one of two', [{ '@value': '' }, { '@language': 'en', '@value': 'x' }], 'filled'],
  ['nothing beside a relation', [null, { '@id': 'k' }], 'unresolved'],
] as const)('%s', (_, value, state) => {
  const none = { filled: 0, unresolved: 0, empty: 0 }
  expect(countItems([asJson({ a: value })]).attributes.a).toEqual({ ...none, [state]: 1 })
})

test('says that more attributes occur than it counts', () => {
  const coverage = createCoverage({ maxAttributes: 2 })
  coverage.add(asJson({ a: 1, b: 1 }))
  expect(coverage.isTruncated).toBe(false)
  coverage.add(asJson({ c: 1 }))
  expect([coverage.isTruncated, coverage.list().map(({ key }) => key)]).toEqual([true, ['a', 'b']])
})

const leaf = fc.constantFrom(null, '', ' ', 'Käse', 0, 1.5, true, false)
const reference = fc.constantFrom(
  { '@id': 'a' },
  { '@id': 'a', '@type': ['Place'] },
  { '@id': 'k', '@type': ['skos:Concept'] },
  { '@id': 'k', '@type': 'skos:Concept', 'skos:prefLabel': 'Alm' },
  { '@id': 'k', '@type': ['skos:Concept'], name: [{ '@language': 'de', '@value': 'Alm' }] },
)
const translated = fc.array(
  fc.record({ '@language': fc.constantFrom('de', 'en'), '@value': fc.constantFrom('', 'x') }),
)
const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    reference,
    translated,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('@id', '@type', 'a', 'b', 'c'), tie('value'), { maxKeys: 4 }),
  ),
}))

test('equals a plain count by another program, for random items', async () => {
  const bodies = fc
    .sample(fc.array(anyValue, { maxLength: 30 }), 300)
    .map((one) => JSON.stringify(one))
  expect(await countPlainly(bodies)).toEqual(bodies.map(countBody))
})

test('equals a plain count by another program, for every recorded answer with items', async () => {
  const bodies = (['pairs', 'investigations', 'ties'] as const)
    .flatMap(readRecordings)
    .flatMap(({ answer }) => (isListOfItems(answer.body) ? [answer.body] : []))
  expect(bodies.length).toBeGreaterThanOrEqual(80)
  expect(await countPlainly(bodies)).toEqual(bodies.map(countBody))
})

test('equals a plain count by another program, for answers of the sample', async () => {
  const requested = ['events', 'places', 'tours', 'images'].flatMap((endpoint) =>
    [[], ['image'], ['location', 'image']].map((include) =>
      askSample({ endpoint, include, pageSize: '100' }, presets.documented),
    ),
  )
  const bodies = await Promise.all(requested)
  expect(await countPlainly(bodies)).toEqual(bodies.map(countBody))
})

function isListOfItems(body: string): boolean {
  try {
    return itemsOf(body).length > 0
  } catch {
    return false
  }
}

const attribute = (key: string, filled: number): AttributeCoverage => ({
  key,
  path: key.split('.'),
  filled,
  unresolved: 0,
  empty: 9 - filled,
})

test('a head has what was counted of its column, and how many items of all types lack it', () => {
  const attributes = [attribute('name', 9), attribute('geo.lat', 2)]
  const lacks = (type: string, key: string, missing: number) => ({
    type,
    attribute: key,
    items: 9,
    missing,
  })
  const missing = [
    lacks('Event', 'geo.lat', 3),
    lacks('Place', 'geo.lat', 4),
    lacks('Event', 'name', 0),
  ]
  expect(readColumnCoverage({ items: 9, attributes, missing })).toEqual({
    items: 9,
    byKey: new Map([
      ['name', attributes[0]],
      ['geo.lat', attributes[1]],
    ]),
    missing: new Map([['geo.lat', 7]]),
  })
})

test.each([
  [{ filled: 4, unresolved: 5, empty: 0 }, true],
  [{ filled: 5, unresolved: 5, empty: 0 }, false],
  [{ filled: 0, unresolved: 1, empty: 9 }, true],
  [{ filled: 0, unresolved: 0, empty: 9 }, false],
  [undefined, false],
])('%o is mostly linked: %s', (counts, isLinked) => {
  expect(isMostlyLinked(counts)).toBe(isLinked)
})
