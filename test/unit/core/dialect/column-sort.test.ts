import { expect, test } from 'vitest'
import { nextDirection, readServerSort, sortOnServer } from '#core/dialect/column-request.ts'
import { emptyForm } from '#core/query/form.ts'

const core = { isDatacycle: true, obeyed: [] }
const documented = { isDatacycle: false, obeyed: [] }

test.each([
  [['name'], core, { kind: 'known', key: 'name' }],
  [['dct:modified'], core, { kind: 'known', key: 'dct:modified' }],
  [['startDate'], core, { kind: 'refused', reason: 'no-key' }],
  [['created'], core, { kind: 'refused', reason: 'no-key' }],
  // An operator can have allowed it, and the items have shown it.
  [
    ['startDate'],
    { isDatacycle: true, obeyed: ['startDate'] },
    { kind: 'known', key: 'startDate' },
  ],
  [['startDate'], documented, { kind: 'known', key: 'startDate' }],
  [['name'], documented, { kind: 'refused', reason: 'not-known' }],
  [['name'], { isDatacycle: false, obeyed: ['name'] }, { kind: 'known', key: 'name' }],
  [['location', 'name'], core, { kind: 'refused', reason: 'nested' }],
  [[], documented, { kind: 'refused', reason: 'nested' }],
])('the column %j of %j is a key or not', (path, known, expected) => {
  expect(readServerSort(path, known)).toEqual(expected)
})

test('a second choice turns the order round, and page 1 comes first', () => {
  const form = { ...emptyForm, pageNumber: '3' }
  const once = sortOnServer(form, 'name')
  const twice = sortOnServer(once, 'name')
  expect([once, twice, sortOnServer(twice, 'name')]).toEqual([
    { ...emptyForm, sort: [{ attribute: 'name', direction: 'ascending' }] },
    { ...emptyForm, sort: [{ attribute: 'name', direction: 'descending' }] },
    { ...emptyForm, sort: [{ attribute: 'name', direction: 'ascending' }] },
  ])
  expect(nextDirection(once, 'dct:modified')).toBe('ascending')
})
