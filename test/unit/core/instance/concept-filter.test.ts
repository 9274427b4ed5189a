import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coreConceptKey } from '#core/dialect/filter-input.ts'
import {
  conceptJoins,
  excludingKey,
  readChoice,
  writeChoice,
  type ConceptChoice,
  arrangeConcepts,
  findConcepts,
  isConceptKey,
  listConcepts,
  withoutConcepts,
} from '#core/instance/concept-filter.ts'
import { presets } from '#core/query/conventions.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { emptyForm, type FilterRow, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { Concept } from '#core/instance/offered.ts'

const define = (change: Partial<FilterDefinition>): FilterDefinition => ({
  key: 'k',
  label: '',
  send: 'text',
  listMeans: null,
  knownValues: [],
  ...change,
})
const core = { conventions: presets.core, definitions: [] }
const listed = (key: string, ...items: string[]): FilterRow => ({
  key,
  value: { kind: 'list', items },
})
const other = listed('contentId.in', 'x')
const choice = (change: Partial<ConceptChoice>): ConceptChoice => ({
  required: ['A', 'B'],
  excluded: [],
  join: 'any',
  ...change,
})

test('in CORE any of several is one member with commas, and all of them are a member each', () => {
  const write = (change: Partial<ConceptChoice>, rows: FilterRow[] = [other]) =>
    writeChoice(rows, rows.length > 1 ? 1 : null, coreConceptKey, choice(change), core)
  expect(write({})).toEqual([other, listed(coreConceptKey, 'A,B')])
  expect(write({ join: 'all' })).toEqual([other, listed(coreConceptKey, 'A', 'B')])
  expect(write({ required: ['A'] })).toEqual([other, listed(coreConceptKey, 'A')])
  const mixed = [other, listed(coreConceptKey, 'A,C', 'D')]
  expect(write({ required: ['A', 'D', 'E', 'F'], join: null }, mixed)).toEqual([
    other,
    listed(coreConceptKey, 'A', 'D', 'E,F'),
  ])
})

test('what is kept out has a row of its own, as one member', () => {
  const against = 'classifications.notIn.withSubtree'
  expect(excludingKey(coreConceptKey)).toBe(against)
  const rows = writeChoice([], null, coreConceptKey, choice({ excluded: ['X', 'Y'] }), core)
  expect(rows).toEqual([listed(coreConceptKey, 'A,B'), listed(against, 'X,Y')])
  expect(readChoice(rows, coreConceptKey, core)).toEqual(choice({ excluded: ['X', 'Y'] }))
  expect(
    writeChoice(rows, 0, coreConceptKey, choice({ required: [], excluded: ['X'] }), core),
  ).toEqual([listed(against, 'X')])
  expect(writeChoice(rows, 0, coreConceptKey, choice({}), core)).toEqual([
    listed(coreConceptKey, 'A,B'),
  ])
})

test('when nothing is kept out any more, only the row for it goes, wherever it stands', () => {
  const against = listed('classifications.notIn.withSubtree', 'X')
  const write = (...rows: FilterRow[]) =>
    writeChoice(
      rows,
      rows.findIndex(({ key }) => key === coreConceptKey),
      coreConceptKey,
      choice({}),
      core,
    )
  const own = listed(coreConceptKey, 'A,B')
  expect(write(against, own, other)).toEqual([own, other])
  expect(write(own, against, other)).toEqual([own, other])
  expect(write(other, own)).toEqual([other, own])
})

test('what the rows ask for is read as it is joined', () => {
  const joinOf = (...items: string[]) =>
    readChoice([listed(coreConceptKey, ...items)], coreConceptKey, core).join
  expect([joinOf('A,B'), joinOf('A', 'B'), joinOf('A,B', 'C'), joinOf('A')]).toEqual([
    'any',
    'all',
    null,
    'any',
  ])
})

test('in CORE it goes over the wire as the server reads it', () => {
  const filters = writeChoice([], null, coreConceptKey, choice({}), core)
  const form = { ...emptyForm, endpoint: 'e', filters }
  expect(planRequest({ ...form, method: 'GET' }, presets.core)).toMatchObject({
    value: {
      query: [{ name: 'filter[classifications][in][withSubtree][]', members: ['A,B'] }],
    },
  })
  expect(planRequest({ ...form, method: 'POST' }, presets.core)).toMatchObject({
    value: { body: '{"filter":{"classifications":{"in":{"withSubtree":["A,B"]}}}}' },
  })
})

test('elsewhere the definition says how, and several are a list without one', () => {
  const write = (definition: FilterDefinition | null, ...required: string[]) =>
    writeChoice([], null, 'k', choice({ required }), {
      conventions: presets.documented,
      definitions: definition ? [definition] : [],
    })[0]?.value
  expect(write(null, 'A')).toEqual({ kind: 'text', text: 'A' })
  expect(write(null, 'A', 'B')).toEqual({ kind: 'list', items: ['A', 'B'] })
  expect(write(define({ send: 'commas' }), 'A', 'B')).toEqual({ kind: 'text', text: 'A,B' })
  expect(write(define({ send: 'list' }), 'A')).toEqual({ kind: 'list', items: ['A'] })
  expect(write(define({ send: 'json' }), 'A')).toEqual({ kind: 'json', text: '["A"]' })
})

test('only what the instance can say is offered', () => {
  expect(conceptJoins(null, presets.core)).toEqual(['any', 'all'])
  expect(conceptJoins(null, presets.documented)).toEqual(['any'])
  expect(conceptJoins(define({ listMeans: 'all', send: 'commas' }), presets.documented)).toEqual([
    'all',
  ])
  expect(excludingKey('category')).toBeNull()
})

const concept = (id: string, parentId: string | null = null, label = id): Concept => ({
  id,
  label,
  parentId,
})

const music = [
  concept('z', null, 'Outdoors'),
  concept('m', 'c', 'Music'),
  concept('c', null, 'Culture'),
  concept('j', 'm', 'Jazz'),
  concept('f', 'c', 'Film'),
]

test('concepts are arranged as a tree is read, each level by name', () => {
  expect(arrangeConcepts(music)).toEqual([
    { id: 'c', label: 'Culture', path: [] },
    { id: 'f', label: 'Film', path: ['Culture'] },
    { id: 'm', label: 'Music', path: ['Culture'] },
    { id: 'j', label: 'Jazz', path: ['Culture', 'Music'] },
    { id: 'z', label: 'Outdoors', path: [] },
  ])
})

test('a concept without its parent, and circles, are shown all the same', () => {
  expect(arrangeConcepts([concept('a', 'gone'), concept('b', 'c'), concept('c', 'b')])).toEqual([
    { id: 'a', label: 'a', path: [] },
    { id: 'b', label: 'b', path: [] },
    { id: 'c', label: 'c', path: ['b'] },
  ])
})

test('every concept is there exactly once, whatever the tree', () => {
  const anyId = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const anyTree = fc.uniqueArray(
    fc.record({ id: anyId, label: fc.string(), parentId: fc.option(anyId) }),
    { selector: ({ id }) => id },
  )
  fc.assert(
    fc.property(anyTree, (concepts) => {
      const ids = arrangeConcepts(concepts).map(({ id }) => id)
      expect(ids.sort()).toEqual(concepts.map(({ id }) => id).sort())
    }),
  )
})

test('a search finds by label, path and ID', () => {
  const arranged = arrangeConcepts(music)
  const found = (search: string) => findConcepts(arranged, search).map(({ id }) => id)
  expect(found('culture jazz')).toEqual(['j'])
  expect(found('MUSIC')).toEqual(['m', 'j'])
  expect(found(' ')).toEqual(['c', 'f', 'm', 'j', 'z'])
  expect(found('z')).toEqual(['j', 'z'])
})

const rows: FilterRow[] = [
  { key: 'classifications.in.withSubtree', value: { kind: 'list', items: ['a,b', 'c'] } },
  { key: 'dc:classification.notIn.withoutSubtree', value: { kind: 'text', text: 'b' } },
  { key: 'contentId.in', value: { kind: 'list', items: ['a'] } },
  { key: 'classifications.in.withoutSubtree', value: { kind: 'json', text: '["a"]' } },
]
const form: QueryForm = { ...emptyForm, endpoint: 'e', filters: rows }

test('the keys that take concepts are known by their path', () => {
  const keys = ['classifications', 'classifications.in', 'classifications.in.withSubtree.x']
  expect([rows[0], rows[1], rows[2]].map((row) => isConceptKey(row?.key ?? ''))).toEqual([
    true,
    true,
    false,
  ])
  expect(keys.filter(isConceptKey)).toEqual([])
})

test('the concepts of a form are listed once, and can be left out', () => {
  expect(listConcepts(form)).toEqual(['a', 'b', 'c'])
  expect(withoutConcepts(form, (id) => id !== 'a').filters).toEqual([
    { key: 'classifications.in.withSubtree', value: { kind: 'list', items: ['a'] } },
    rows[2],
    rows[3],
  ])
})
