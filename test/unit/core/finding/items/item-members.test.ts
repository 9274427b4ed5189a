import { expect, test } from 'vitest'
import {
  createMissingIdFinder,
  createNonUuidFinder,
  createRepeatedIdFinder,
  createTypeFinder,
  createRepeatedMemberFinder,
  createNameFinder,
} from '#core/finding/find-items.ts'
import { foundBy } from './found-by.ts'
import { readJson } from '#core/json/read-json.ts'
import { presets, type PresetName } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'

const uuid = '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1'
const items = [
  { '@id': uuid },
  { '@id': '' },
  {},
  { '@id': 7 },
  ['x'],
  { '@id': '42' },
  { '@id': `${uuid}0` },
  { '@id': uuid },
  { '@id': '' },
  { '@id': 7 },
  { '@id': uuid },
]

test('an item is without an ID where it is missing, empty or no text', () => {
  expect(foundBy(createMissingIdFinder(), items)).toEqual([
    {
      kind: 'items-without-id',
      count: 5,
      evidence: ['1 @id', '2 @id', '3 @id', '8 @id', '9 @id'],
    },
  ])
})

test('the first ID that is no UUID is named', () => {
  expect(foundBy(createNonUuidFinder(), items)).toEqual([
    { kind: 'ids-no-uuid', id: '42', count: 2, evidence: ['5 @id', '6 @id'] },
  ])
})

test('an ID is repeated from its second time on, and what is no ID is not', () => {
  expect(foundBy(createRepeatedIdFinder(), items)).toEqual([
    { kind: 'items-repeated', count: 2, evidence: ['7 @id', '10 @id'] },
  ])
})

test('of many items the first 20 are the evidence, and all are counted', () => {
  const found = foundBy(
    createMissingIdFinder(),
    Array.from({ length: 25 }, () => ({})),
  )
  expect(found).toEqual([
    {
      kind: 'items-without-id',
      count: 25,
      evidence: Array.from({ length: 20 }, (_, position) => `${String(position)} @id`),
    },
  ])
})

test('nothing is found in items with an ID each', () => {
  const one = [{ '@id': uuid }]
  const finders = [createMissingIdFinder(), createNonUuidFinder(), createRepeatedIdFinder()]
  expect(finders.map((finder) => foundBy(finder, one))).toEqual([[], [], []])
})

const typed = (type: unknown) => ({ '@type': type })

test('a type is missing where there is none in it', () => {
  const items = [{}, typed(null), typed([]), typed(['Event']), typed(7), ['x']]
  expect(foundBy(createTypeFinder(), items)).toEqual([
    { kind: 'items-without-type', count: 3, evidence: ['0 @type', '1 @type', '2 @type'] },
  ])
})

test('the first type that is a text is named, and that of a concept is allowed', () => {
  const items = [typed('skos:Concept'), typed('Event'), typed('Place')]
  expect(foundBy(createTypeFinder(), items)).toEqual([
    { kind: 'type-is-text', type: 'Event', count: 2, evidence: ['1 @type', '2 @type'] },
  ])
})

test('of each item one repeated member is found, however deep, and the first path is named', () => {
  const items = [
    '{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}',
    '{"a":1,"b":[[{"c":1,"d":2,"c":3}]]}',
    '{"a":1,"b":2,"a":3,"b":4}',
    '["a","a"]',
  ]
  expect(foundBy(createRepeatedMemberFinder(), items)).toEqual([
    { kind: 'member-repeated', path: 'b[0][0].c', count: 2, evidence: ['1 b[0][0].c', '2 a'] },
  ])
})

const nothing = 'no name'

/** What is found of items with these names, in short: the kind, how many, and of how many. */
function found(
  names: readonly unknown[],
  fields: QueryForm['fields'] = [],
  preset: PresetName = 'documented',
) {
  const finder = createNameFinder({ fields }, presets[preset])
  names.forEach((name, position) => {
    const item = readJson(JSON.stringify({ '@id': 'x', ...(name !== nothing && { name }) }))
    if (item.ok) finder.add(item.value, position)
  })
  return finder
    .findings()
    .map((finding) =>
      finding.kind === 'names-missing'
        ? [finding.kind, finding.count, finding.of]
        : finding.kind === 'names-empty'
          ? [finding.kind, finding.count]
          : finding.kind,
    )
}

const missing = [['names-missing', 1, 2]]
const inGerman = (text: unknown) => ({ '@language': 'de', '@value': text })

test.each([
  ['all have one', ['a', [inGerman('See')]], []],
  ['none has one', [nothing, null], []],
  ['one has none', ['a', nothing], missing],
  ['one is null', [null, 'a'], missing],
  ['one is empty', ['', 'a'], [['names-empty', 1]]],
  ['all are blank', [' ', []], [['names-empty', 2]]],
  ['texts in a language are empty', [[inGerman(''), inGerman(' ')]], [['names-empty', 1]]],
  ['one text in a language is not empty', [[inGerman(''), inGerman('a')]], []],
  ['a text in a language is none', [[inGerman(7)], [{}]], []],
  ['a name is no text', [7, {}], []],
  [
    'one is empty and one has none',
    ['', nothing, 'a'],
    [
      ['names-missing', 1, 3],
      ['names-empty', 1],
    ],
  ],
  ['none has one but an empty one', ['', nothing], [['names-empty', 1]]],
])('of the names of a page, where %s', (_, names, expected) => {
  expect(found(names)).toEqual(expected)
})

const own = (...attributes: string[]) => ({ relation: '', attributes })
const ofImage = (...attributes: string[]) => ({ relation: 'image', attributes })

test.each<[string, QueryForm['fields'], PresetName, unknown[]]>([
  ['nothing', [], 'documented', missing],
  ['nothing, in one list', [], 'core', missing],
  ['the name', [own('url', 'name')], 'documented', missing],
  ['everything', [own('*')], 'core', missing],
  ['the name in another row', [own('url'), own('name')], 'core', missing],
  ['another attribute', [own('url')], 'documented', []],
  ['those of a relation only', [ofImage('name')], 'documented', missing],
  ['those of a relation only, in one list', [ofImage('name')], 'core', []],
])('a missing name, where fields ask for %s', (_, fields, preset, expected) => {
  expect(found(['a', nothing], fields, preset)).toEqual(expected)
})
