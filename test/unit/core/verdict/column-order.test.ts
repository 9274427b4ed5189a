import { describe, expect, test } from 'vitest'
import { readJson } from '#core/json/read-json.ts'
import {
  createColumnOrder,
  keyOf,
  sortValue,
  type OrderFinding,
  type SortValue,
} from '#core/verdict/sort.ts'

/** null for an item without a value, a number for one that cannot be compared. */
type Told = string | number | null

const valueOf = (told: Told): SortValue => {
  if (told === null) return { kind: 'missing' }
  return typeof told === 'string' ? { kind: 'value', text: told } : { kind: 'other' }
}

function order(told: readonly Told[], direction: 'ascending' | 'descending' = 'ascending') {
  const column = createColumnOrder(direction)
  const values = told.map(valueOf)
  values.forEach((value, at) => {
    column.add(value)
    const before = values[at - 1]
    if (before) column.compare(before, value, at - 1)
  })
  return column
}

const holds = (values: number): OrderFinding => ({ kind: 'holds', values })
const contradicted = (at: number): OrderFinding => ({ kind: 'contradicted', at })

describe('the order of a column', () => {
  test.each<[string, Told[], OrderFinding]>([
    ['nothing', [], { kind: 'absent' }],
    ['no value', [null, null], { kind: 'absent' }],
    ['one value', ['a'], holds(1)],
    ['a rise', ['a', 'b', 'b', 'c'], holds(3)],
    ['a fall', ['a', 'c', 'b'], contradicted(1)],
    ['the first of two falls', ['d', 'c', 'b'], contradicted(0)],
    ['numbers by their size', ['9', '10', '11'], holds(3)],
    ['numbers as texts', ['10', '11', '9'], holds(3)],
    ['texts before a number', ['b', 'a', '1'], contradicted(0)],
    ['missing values first', [null, null, 'a', 'b'], holds(2)],
    ['missing values last', ['a', 'b', null, null], holds(2)],
    ['missing values between others', ['a', null, null, 'b'], contradicted(2)],
    ['missing values at both ends', [null, 'a', 'b', null], contradicted(2)],
    ['a fall behind a missing value', [null, 'b', 'a'], contradicted(1)],
    ['a value that cannot be compared', ['b', 'a', 7], { kind: 'not-comparable' }],
  ])('of %s', (_, told, expected) => {
    expect(order(told).result()).toEqual(expected)
  })

  test('falls where descending is asked for', () => {
    expect(order(['c', 'b', 'a'], 'descending').result()).toEqual(holds(3))
    expect(order(['c', 'a', 'b'], 'descending').result()).toEqual(contradicted(1))
  })
})

test.each<[Told[], boolean]>([
  [['a', 'b', 'a'], false],
  [['a', 'a', 'b'], true],
  [['a', null, null], true],
  [[null, 'a', null], false],
])('%j has neighbors with the same value: %j', (told, expected) => {
  expect(order(told).hasTies()).toBe(expected)
})

test('a value is never the same as a missing one or one that cannot be compared', () => {
  const keys = [undefined, valueOf(null), valueOf(7), valueOf('missing'), valueOf('')].map(keyOf)
  expect(keys).toEqual(['', 'missing', 'other', '=missing', '='])
})

describe('the value of an item', () => {
  const read = (name: unknown, attribute = 'name') => {
    const item = readJson(JSON.stringify({ name }))
    return item.ok ? sortValue(item.value, attribute) : 'no JSON'
  }
  const german = { '@language': 'de', '@value': 'See' }
  const missing = { kind: 'missing' }
  const other = { kind: 'other' }
  const value = (text: string) => ({ kind: 'value', text })

  test.each<[unknown, unknown]>([
    [undefined, missing],
    [null, missing],
    ['', missing],
    [[], missing],
    ['See', value('See')],
    [1.5, value('1.5')],
    [true, value('true')],
    [german, value('See')],
    [[german], value('See')],
    [[german, { ...german, '@language': 'en' }], other],
    [['See'], other],
    [{ '@value': 'See' }, other],
    [{ ...german, '@value': 7 }, other],
  ])('%j', (name, expected) => {
    expect(read(name)).toEqual(expected)
  })

  test('is compared by its first 500 characters', () => {
    expect(read('x'.repeat(501))).toEqual(value('x'.repeat(500)))
  })

  test('along a path', () => {
    expect(read({ first: 'a' }, 'name.first')).toEqual(value('a'))
    expect(read([{ first: 'a' }, { first: 'b' }], 'name.first')).toEqual(other)
  })
})
