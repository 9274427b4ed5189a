import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { restrictsAttributes, withNamedOnly, withoutNamedOnly } from '#core/query/flat-fields.ts'

const own = (...attributes: string[]) => ({ relation: '', attributes })
const ofImage = { relation: 'image', attributes: ['name'] }

test.each([
  [[], [own('*', 'dct:modified')]],
  [[own('')], [own('*', 'dct:modified')]],
  [[own('name')], [own('name', 'dct:modified')]],
  [[own('dct:modified')], [own('dct:modified')]],
  // Without a list of its own, the item is sent without its attributes: it stays so.
  [[ofImage], [own('dct:modified'), ofImage]],
])('the time of change is requested beside %j', (fields, expected) => {
  expect(withNamedOnly({ fields, extra: [] }, ['name', 'dct:modified'], presets.core)).toEqual(
    expected,
  )
})

test('an attribute that is sent anyway, and a list in the extra parameters, change no fields', () => {
  const extra = [{ name: 'fields', value: { kind: 'text', text: 'name' } }] as const
  expect(withNamedOnly({ fields: [], extra: [] }, ['name', 'random'], presets.core)).toEqual([])
  expect(withNamedOnly({ fields: [], extra }, ['dct:modified'], presets.core)).toEqual([])
  expect(
    withNamedOnly({ fields: [], extra: [] }, ['dct:modified'], { fields: 'per-relation' }),
  ).toEqual([])
})

test.each([
  [[], false],
  [[own('*', 'dct:modified')], false],
  [[own('name')], true],
  [[own('*'), ofImage], true],
])('the fields %j restrict the attributes: %s', (fields, expected) => {
  expect(restrictsAttributes({ fields, extra: [] })).toBe(expected)
})

test('what was added to be seen goes with what asked for it, and nothing else', () => {
  const added = withNamedOnly({ fields: [], extra: [] }, ['dct:modified'], presets.core)
  expect(withoutNamedOnly(added, ['dct:modified'])).toEqual([])
  const chosen = [
    { relation: '', attributes: ['name', 'dct:modified'] },
    { relation: 'image', attributes: ['*', 'dct:modified'] },
  ]
  expect(withoutNamedOnly(chosen, ['dct:modified'])).toEqual(chosen)
  const both = [{ relation: '', attributes: ['*', 'dct:created', 'dct:modified', 'name'] }]
  expect(withoutNamedOnly(both, ['dct:modified', 'name'])).toEqual([
    { relation: '', attributes: ['*', 'dct:created', 'name'] },
  ])
})
