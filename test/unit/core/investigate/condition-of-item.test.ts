import { expect, test } from 'vitest'
import { compareWithItem } from '#core/investigate/missing.ts'
import { listConditions } from '#core/investigate/conditions.ts'
import { readJson } from '#core/json/read-json.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type FilterRow } from '#core/query/form.ts'

const item = readJson('{"@id":"a","name":"See","slogan":["x","y"]}')
const like = (name: string, text: string): FilterRow => ({
  key: `attribute.${name}.in.like`,
  value: { kind: 'text', text },
})
const conventions = presets.core

/** What the item shows of each condition. */
function compared(form: Partial<typeof emptyForm>) {
  const requested = { ...emptyForm, endpoint: 'places', ...form }
  const conditions = listConditions(requested, { conventions, definitions: [], isDatacycle: true })
  return conditions.map((one) =>
    compareWithItem(item.ok ? item.value : { kind: 'null' }, one, requested, conventions),
  )
}
const unknown = { result: 'unknown', evidence: null }

test.each([
  [
    'has the value',
    [like('name', 'See')],
    { result: 'yes', evidence: { path: 'name', value: 'See' } },
  ],
  [
    'has another one',
    [like('name', 'Alm')],
    { result: 'no', evidence: { path: 'name', value: 'See' } },
  ],
  ['has none', [like('url', 'x')], unknown],
] as const)('an item that %s', (_, filters, told) => {
  // The language comes last, and no item tells of it.
  expect(compared({ filters: [...filters] })).toEqual([told, unknown])
})

test('each ID that must hold is held against the item by itself, and shows no attribute', () => {
  const value = { kind: 'list', items: ['a', 'b'] } as const
  expect(compared({ filters: [{ key: 'contentId.in', value }] })).toEqual([
    { result: 'yes', evidence: null },
    { result: 'no', evidence: null },
    unknown,
  ])
})

test('full text is never told by an item', () => {
  expect(compared({ q: 'See' })).toEqual([unknown, unknown])
})
