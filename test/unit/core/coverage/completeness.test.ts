import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeCompleteness } from '#core/coverage/completeness.ts'
import { createCoverage } from '#core/coverage/coverage.ts'
import { createMissingCount, type RequiredAttributes } from '#core/coverage/required-attributes.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { meetsCondition } from '#core/coverage/row-condition.ts'
import { createTranslationCount } from '#core/coverage/translations.ts'
import { asJson, itemsOf } from './read-items.ts'

const items = [
  { '@id': 'a', '@type': ['Event'], image: [{ '@id': 'i', '@type': ['ImageObject'] }] },
  { '@id': 'b', '@type': ['Event'], name: 'B', 'dc:translation': ['de'] },
  { '@id': 'c', '@type': ['Place'], name: '', 'dc:translation': ['de', 'en', 'de'] },
].map(asJson)

function countOf(of: readonly JsonValue[], required: RequiredAttributes = []) {
  const coverage = createCoverage()
  const missing = createMissingCount(required)
  const translations = createTranslationCount()
  for (const item of of) {
    coverage.add(item)
    missing.add(item)
    translations.add(item)
  }
  return {
    items: coverage.items,
    attributes: coverage.list(),
    byKind: coverage.byKind(),
    missing: missing.missing(),
    translations: translations.read(),
  }
}

const readRecording = (name: string) =>
  readFileSync(new URL(`../../../fixtures/core/${name}.json`, import.meta.url), 'utf8')

const linesOf = (
  ...[of, required, excludesAttributes = false]: [...Parameters<typeof countOf>, boolean?]
) => describeCompleteness(countOf(of, required), { excludesAttributes })

const shorten = (lines: ReturnType<typeof linesOf>) =>
  lines.map(({ subject, missing, total, unresolved }) => [
    subject.kind === 'language'
      ? subject.language
      : [subject.type, subject.key].filter(Boolean).join(':'),
    missing,
    total,
    unresolved,
  ])

test('required attributes come first, then what people look for, then the rest by how often it is missing', () => {
  expect(
    shorten(
      linesOf(items, [
        { type: 'Event', attributes: ['name', 'url'] },
        { type: 'Tour', attributes: ['name'] },
      ]),
    ),
  ).toEqual([
    ['Event:name', 1, 2, 0],
    ['Event:url', 2, 2, 0],
    ['image', 1, 2, 1],
    ['description', 3, 3, 0],
    // Of the place alone: an event has none.
    ['openingHoursSpecification', 1, 1, 0],
    ['en', 1, 2, 0],
    ['de', 0, 2, 0],
    ['name', 2, 3, 0],
  ])
})

test('an attribute required of all items is counted once', () => {
  const places = [{ '@type': ['Place'], name: 'A' }, { '@type': ['Place'] }].map(asJson)
  const required = [{ type: 'Place', attributes: ['image', 'name'] }]
  expect(shorten(linesOf(places, required))).toEqual([
    ['Place:image', 2, 2, 0],
    ['Place:name', 1, 2, 0],
    ['description', 2, 2, 0],
    ['openingHoursSpecification', 2, 2, 0],
  ])
})

test('an attribute is counted among the items of the kinds in which it occurs, and names them', () => {
  const lines = linesOf(
    [
      { '@type': ['Place', 'dcls:POI'], name: 'A', image: 'x' },
      { '@type': ['Place', 'dcls:POI'], name: 'B' },
      { '@type': ['Place'], name: 'C', geo: { latitude: 1 } },
      { '@type': ['Person'], name: 'D', givenName: null },
      { name: 'E' },
    ].map(asJson),
  )
  expect(
    lines.map(({ subject, missing, total }) => [
      subject.kind === 'attribute' ? [subject.key, subject.itemKinds] : null,
      missing,
      total,
    ]),
  ).toEqual([
    [['image', ['dcls:POI']], 1, 2],
    // Nobody has it: all that can have it are counted.
    [['description', null], 5, 5],
    [['openingHoursSpecification', ['dcls:POI', 'Place', '']], 4, 4],
    [['givenName', ['Person']], 1, 1],
    [['name', null], 0, 5],
    [['geo', ['Place']], 0, 1],
  ])
  expect(lines[0]?.condition).toEqual({ kind: 'without', path: ['image'], kinds: ['dcls:POI'] })
})

test('what most items of a type rightly lack is not missing; what most of them have is', () => {
  const events = (count: number, item: object) =>
    Array.from({ length: count }, () => asJson({ '@type': ['Event'], name: 'A', ...item }))
  const performer = { performer: [{ '@id': 'p' }] }
  const keysOf = (of: readonly JsonValue[], required: RequiredAttributes = []) =>
    shorten(linesOf(of, required)).flatMap(([key, missing]) =>
      key === 'image' || key === 'description' || missing === 0 ? [] : [[key, missing]],
    )
  expect(keysOf([...events(2, performer), ...events(2, {})])).toEqual([])
  expect(keysOf([...events(3, performer), ...events(2, {})])).toEqual([['performer', 2]])
  expect(keysOf([...events(1, { offers: 'free' }), ...events(4, {})])).toEqual([['offers', 4]])
  expect(
    keysOf(
      [...events(1, performer), ...events(4, {})],
      [{ type: 'Event', attributes: ['performer'] }],
    ),
  ).toEqual([['Event:performer', 4]])
})

test('of recorded items of all types, no line counts a name of a person among places', () => {
  const lines = linesOf(itemsOf(readRecording('items')))
  const told = lines.map(({ subject, missing, total }) => [
    subject.kind === 'attribute' ? subject.key : subject.language,
    missing,
    total,
  ])
  expect(told.slice(0, 5)).toEqual([
    ['image', 0, 122],
    ['description', 0, 121],
    ['openingHoursSpecification', 77, 77],
    ['en', 100, 135],
    ['de', 0, 135],
  ])
  expect(told.filter(([key]) => key === 'givenName' || key === 'address')).toEqual([
    ['address', 0, 71],
    ['givenName', 0, 1],
  ])
})

test('a link that came as an ID only is there', () => {
  expect(linesOf(items.slice(0, 1)).find(({ missing }) => missing === 0)).toEqual({
    subject: { kind: 'attribute', path: ['image'], key: 'image', type: null, itemKinds: null },
    missing: 0,
    total: 1,
    unresolved: 1,
    condition: { kind: 'state', path: ['image'], states: ['empty', 'absent'], type: null },
  })
})

test('a request that left attributes out, and items that name no language, say nothing of them', () => {
  expect(shorten(linesOf(items.slice(0, 1), [], true))).toEqual([['image', 0, 1, 1]])
})

test('the items that a line finds are as many as it counts, on recorded answers', () => {
  const recorded = itemsOf(readRecording('items'))
  const lines = linesOf(recorded, [{ type: 'dcls:POI', attributes: ['image', 'telephone'] }])
  expect(lines.length).toBeGreaterThan(5)
  for (const { condition, missing } of lines)
    expect(recorded.filter((item, at) => meetsCondition(item, condition, at))).toHaveLength(missing)
})

test('contact data in the address is listed, counted among the kinds that have an address', () => {
  const places = [
    { '@id': 'a', '@type': ['Place'], address: { telephone: '+43 1', streetAddress: 'Anger 1' } },
    { '@id': 'b', '@type': ['Place'], address: { streetAddress: 'Anger 2' } },
    { '@id': 'c', '@type': ['Event'] },
  ].map(asJson)
  const line = linesOf(places).find(
    ({ subject }) => subject.kind === 'attribute' && subject.key === 'address.telephone',
  )
  expect(line).toEqual({
    subject: {
      kind: 'attribute',
      path: ['address', 'telephone'],
      key: 'address.telephone',
      type: null,
      itemKinds: ['Place'],
    },
    missing: 1,
    total: 2,
    unresolved: 0,
    condition: { kind: 'without', path: ['address', 'telephone'], kinds: ['Place'] },
  })
  expect(line && places.map((item, at) => meetsCondition(item, line.condition, at))).toEqual([
    false,
    true,
    false,
  ])
})
