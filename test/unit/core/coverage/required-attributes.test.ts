import { expect, test } from 'vitest'
import { createMissingCount, requireAttribute } from '#core/coverage/required-attributes.ts'
import { meetsCondition, missingStates, type RowCondition } from '#core/coverage/row-condition.ts'
import { asJson } from './read-items.ts'

const items = [
  {
    '@type': ['Event', 'Festival'],
    image: [{ '@id': 'a' }],
    location: { '@id': 'p', name: 'Alm' },
  },
  { '@type': 'Event', image: [], location: { '@id': 'p', name: ' ' } },
  { '@type': ['Event'] },
  { '@type': ['Place'] },
  { image: null },
].map(asJson)

test('counts what the items of a type have nothing in', () => {
  const count = createMissingCount([
    { type: 'Event', attributes: ['image', 'location.name'] },
    { type: 'Tour', attributes: ['name'] },
  ])
  for (const item of items) count.add(item)
  expect([count.missing(), count.typeCounts()]).toEqual([
    [
      { type: 'Event', attribute: 'image', items: 3, missing: 2 },
      { type: 'Event', attribute: 'location.name', items: 3, missing: 2 },
      { type: 'Tour', attribute: 'name', items: 0, missing: 0 },
    ],
    [
      { type: 'Event', items: 3 },
      { type: 'Festival', items: 1 },
      { type: 'Place', items: 1 },
    ],
  ])
})

test('an attribute whose own name has a dot is looked for under that name', () => {
  const count = createMissingCount([{ type: 'Event', attributes: ['["a.b"].c', '["my name"]'] }])
  count.add(asJson({ '@type': 'Event', 'a.b': { c: 1 }, 'my name': 'x' }))
  count.add(asJson({ '@type': 'Event', a: { b: { c: 1 } } }))
  expect(count.missing()).toEqual([
    { type: 'Event', attribute: '["a.b"].c', items: 2, missing: 1 },
    { type: 'Event', attribute: '["my name"]', items: 2, missing: 1 },
  ])
})

test('an attribute is asked of a type, and is not any more', () => {
  const first = requireAttribute([], { type: 'Event', attribute: 'image', isRequired: true })
  const both = requireAttribute(first, { type: 'Event', attribute: 'name', isRequired: true })
  const again = requireAttribute(both, { type: 'Event', attribute: 'image', isRequired: true })
  const less = requireAttribute(both, { type: 'Event', attribute: 'image', isRequired: false })
  const none = requireAttribute(less, { type: 'Event', attribute: 'name', isRequired: false })
  expect([first, both, again, less, none]).toEqual([
    [{ type: 'Event', attributes: ['image'] }],
    [{ type: 'Event', attributes: ['image', 'name'] }],
    [{ type: 'Event', attributes: ['name', 'image'] }],
    [{ type: 'Event', attributes: ['name'] }],
    [],
  ])
})

test.each([
  [{ kind: 'state', path: ['image'], states: missingStates, type: null }, [1, 2, 3, 4]],
  [{ kind: 'state', path: ['image'], states: missingStates, type: 'Event' }, [1, 2]],
  [{ kind: 'state', path: ['image'], states: ['unresolved'], type: null }, [0]],
  [{ kind: 'without', path: ['image'], kinds: ['Event'] }, [1, 2]],
  [{ kind: 'value', path: ['location'], key: 'p', shown: 'Alm' }, [0, 1]],
  [{ kind: 'value', path: ['location', 'name'], key: 'Alm', shown: 'Alm' }, [0]],
] satisfies [RowCondition, number[]][])('%o', (condition, positions) => {
  expect(items.flatMap((item, at) => (meetsCondition(item, condition, at) ? [at] : []))).toEqual(
    positions,
  )
})
