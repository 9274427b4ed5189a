import { expect, test } from 'vitest'
import { maxItemsOf, observeAnswer, unobservedInstance } from '#core/instance/observed-instance.ts'

const uuid = '7b0b0c9e-3a5b-4a1e-9d0a-2f5d2a6f8c11'
const answer = {
  status: 200,
  hadToken: true,
  isDatacycle: true,
  language: null,
  items: 0,
}
const asked = [
  { ...answer, endpoint: 'events', total: '9' },
  { ...answer, endpoint: uuid.toUpperCase(), total: '71' },
  { ...answer, endpoint: 'places', total: '500' },
].reduce(observeAnswer, unobservedInstance)

test('the items of an endpoint are counted together for its slug and its UUID, once both are known', () => {
  const known = [{ name: uuid, otherName: 'events', label: 'Events' }]
  expect([maxItemsOf(asked, 'events', []), maxItemsOf(asked, 'events', known)]).toEqual([9, 71])
  expect(maxItemsOf(asked, uuid, known)).toBe(71)
  expect(maxItemsOf(asked, 'tours', known)).toBe(null)
})

test('an endpoint with one known name is not another one with one known name', () => {
  const known = [
    { name: 'events', otherName: '', label: 'Events' },
    { name: 'places', otherName: '', label: 'Places' },
  ]
  expect(maxItemsOf(asked, 'events', known)).toBe(9)
})
