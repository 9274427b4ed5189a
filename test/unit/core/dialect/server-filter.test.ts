import { expect, test } from 'vitest'
import type { Cell } from '#core/content/cell.ts'
import { filterOnServer, readServerFilter, searchOnServer } from '#core/dialect/server-filter.ts'
import { emptyForm } from '#core/query/form.ts'

const define = (key: string, send: 'text' | 'list' | 'commas' | 'json' = 'text') => ({
  key,
  send,
  knownValues: [{ value: 'C-1', label: 'Konzert' }],
})
const core = { isDatacycle: true, definitions: [] }
const text = (value: string): Cell => ({ kind: 'text', text: value, isWhole: true })
const relations = (
  ...related: { id: string; label: string | null; isConcept: boolean }[]
): Cell => ({
  kind: 'relations',
  labels: [],
  types: [],
  related,
  image: null,
  resolved: related.length,
  unresolved: 0,
})
const rowsOf = (...parameters: Parameters<typeof readServerFilter>) => {
  const filter = readServerFilter(...parameters)
  return filter.kind === 'known' ? filter.choices.map(({ rows }) => rows) : filter.reason
}

test.each([
  ['text', { kind: 'text', text: 'C-2' }],
  ['list', { kind: 'list', items: ['C-2'] }],
  ['commas', { kind: 'text', text: 'C-2' }],
] as const)('a key that is defined is asked with the value as %s', (send, value) => {
  const known = { isDatacycle: false, definitions: [define('category', send)] }
  expect(rowsOf(['category'], text('C-2'), known)).toEqual([[{ key: 'category', value }]])
})

test('no day is asked for where a CORE knows no filter by that date', () => {
  const time: Cell = { kind: 'date-time', text: '2026-03-01T10:00:00.000+01:00' }
  expect([rowsOf(['validFrom'], time, core), rowsOf(['dct:created'], text('2026'), core)]).toEqual([
    'no-key',
    'no-key',
  ])
})

test('a value is sent as its definition lists it, found by ID or by name', () => {
  const known = { isDatacycle: false, definitions: [define('category', 'list')] }
  const both = relations(
    { id: 'x', label: 'Konzert', isConcept: true },
    { id: 'y', label: null, isConcept: true },
  )
  expect(readServerFilter(['category'], both, known)).toEqual({
    kind: 'known',
    choices: [
      {
        label: 'Konzert',
        rows: [{ key: 'category', value: { kind: 'list', items: ['C-1'] } }],
      },
      { label: 'y', rows: [{ key: 'category', value: { kind: 'list', items: ['y'] } }] },
    ],
  })
})

test('a CORE is asked by ID, by concept, and for a whole day', () => {
  const concept = relations({ id: 'c', label: 'Museum', isConcept: true })
  const time: Cell = { kind: 'date-time', text: '2026-03-01T10:00:00.000+01:00' }
  const day = { kind: 'text', text: '2026-03-01' }
  expect([
    rowsOf(['@id'], text('a'), core),
    rowsOf(['dc:classification'], concept, core),
    rowsOf(['dct:modified'], time, core),
  ]).toEqual([
    [[{ key: 'contentId.in', value: { kind: 'list', items: ['a'] } }]],
    [[{ key: 'classifications.in.withSubtree', value: { kind: 'list', items: ['c'] } }]],
    [
      [
        { key: 'attribute.dct:modified.in.min', value: day },
        { key: 'attribute.dct:modified.in.max', value: day },
      ],
    ],
  ])
})

test('an attribute that a CORE was told to search is asked for by its definition', () => {
  const known = { isDatacycle: true, definitions: [define('attribute.caption.in.like')] }
  expect(rowsOf(['caption'], text('See'), known)).toEqual([
    [{ key: 'attribute.caption.in.like', value: { kind: 'text', text: 'See' } }],
  ])
})

test.each([
  ['caption', true],
  ['attribute.caption.in.like', true],
  ['attribute.caption.in.equals', true],
  ['attribute.caption.in.min', false],
  ['attribute.caption.notIn.equals', false],
  ['x.caption.in.equals', false],
  ['attribute.caption.in', false],
  ['attribute.caption.in.equals.x', false],
  ['attribute.name.in.equals', false],
])('whether the key %s asks for the value of a caption: %s', (key, isRequested) => {
  const known = { isDatacycle: true, definitions: [define(key)] }
  const rows = [[{ key, value: { kind: 'text', text: 'See' } }]]
  expect(rowsOf(['caption'], text('See'), known)).toEqual(isRequested ? rows : 'no-key')
})

test.each<
  [
    string,
    string[],
    Cell,
    typeof core | { isDatacycle: boolean; definitions: ReturnType<typeof define>[] },
    string,
  ]
>([
  ['no definition', ['category'], text('C-1'), { isDatacycle: false, definitions: [] }, 'no-key'],
  ['ignored by CORE', ['name'], text('Museum'), core, 'no-key'],
  [
    'a date that CORE does not search',
    ['startDate'],
    { kind: 'date', text: '2026-03-01' },
    core,
    'no-key',
  ],
  ['a time of CORE that is shown as a text', ['dct:modified'], text('2026-03-01'), core, 'no-key'],
  [
    'a time of an item within',
    ['image', 'dct:modified'],
    { kind: 'date', text: '2026-03-01' },
    core,
    'no-key',
  ],
  [
    'an item, not a concept',
    ['image'],
    relations({ id: 'i', label: 'x', isConcept: false }),
    core,
    'no-key',
  ],
  [
    'a key for JSON',
    ['geo'],
    text('x'),
    { isDatacycle: false, definitions: [define('geo', 'json')] },
    'no-key',
  ],
  [
    'a comma',
    ['tag'],
    text('a,b'),
    { isDatacycle: false, definitions: [define('tag', 'commas')] },
    'no-key',
  ],
  [
    'another attribute',
    ['location', 'name'],
    text('x'),
    { isDatacycle: false, definitions: [define('name')] },
    'no-key',
  ],
  ['cut', ['category'], { kind: 'text', text: 'a…', isWhole: false }, core, 'no-value'],
  ['absent', ['category'], { kind: 'absent' }, core, 'no-value'],
])('%s: no filter', (_, path, cell, known, reason) => {
  expect(rowsOf(path, cell, known)).toBe(reason)
})

test('a filter takes the place of one by the same key, and page 1 comes first', () => {
  const row = (key: string, value: string) => ({
    key,
    value: { kind: 'text' as const, text: value },
  })
  const form = { ...emptyForm, pageNumber: '2', filters: [row('a', '1'), row('b', '2')] }
  expect(filterOnServer(form, { label: '', rows: [row('a', '3')] })).toEqual({
    ...emptyForm,
    filters: [row('b', '2'), row('a', '3')],
  })
})

test.each([
  ['', 'burg'],
  ['museum ', 'museum burg'],
])('words are looked for beside the full text %j, from the first page on', (q, searched) => {
  expect(searchOnServer({ ...emptyForm, q, pageNumber: '3' }, ' burg ')).toEqual({
    ...emptyForm,
    q: searched,
  })
})
