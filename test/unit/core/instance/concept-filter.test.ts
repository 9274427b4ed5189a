import { expect, test } from 'vitest'
import { coreConceptKey } from '#core/dialect/filter-input.ts'
import {
  conceptJoins,
  excludingKey,
  readChoice,
  writeChoice,
  type ConceptChoice,
} from '#core/instance/concept-filter.ts'
import { presets } from '#core/query/conventions.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { emptyForm, type FilterRow } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'

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
