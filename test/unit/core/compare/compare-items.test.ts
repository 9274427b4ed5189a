import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createItemComparer, type ItemComparison } from '#core/compare/compare-items.ts'

function compare(before: readonly string[], after: readonly string[]): ItemComparison {
  const comparer = createItemComparer()
  for (const text of before) comparer.addBefore(text)
  for (const text of after) comparer.addAfter(text)
  return comparer.compare()
}

const nothing: ItemComparison = {
  added: [],
  removed: [],
  changed: [],
  unchanged: 0,
  moved: [],
  repeated: [],
  withoutId: { before: 0, after: 0 },
}
const item = (id: string, members = '') => `{"@id":"${id}"${members && `,${members}`}}`
const number = (source: string) => ({ kind: 'number', source })
const text = (value: string) => ({ kind: 'string', value })
const relation = (id: string) => ({
  kind: 'object',
  members: [{ name: '@id', value: text(id) }],
})

const changesOf = (before: string, after: string) =>
  compare([item('a', before)], [item('a', after)]).changed.flatMap(({ changes }) => changes)

test('items are added, removed, changed or the same, each by its @id', () => {
  const before = [item('a'), item('b', '"name":"x"'), item('c')]
  const after = [item('b', '"name":"y"'), item('c'), item('d')]
  expect(compare(before, after)).toEqual({
    ...nothing,
    added: ['d'],
    removed: ['a'],
    changed: [
      {
        id: 'b',
        changes: [{ kind: 'changed', path: ['name'], before: text('x'), after: text('y') }],
      },
    ],
    unchanged: 1,
  })
})

test('white space, escapes and the order of members are no change', () => {
  expect(changesOf('"a":"ä","b":1', ' "b" : 1,\n"a":"\\u00e4"')).toEqual([])
})

test('numbers beyond the precision of a double differ, and other digits of one number are told apart', () => {
  expect(changesOf('"n":12345678901234567890', '"n":12345678901234567891')).toEqual([
    {
      kind: 'changed',
      path: ['n'],
      before: number('12345678901234567890'),
      after: number('12345678901234567891'),
    },
  ])
  expect(changesOf('"n":1.0', '"n":10e-1')).toEqual([
    { kind: 'rewritten', path: ['n'], before: number('1.0'), after: number('10e-1') },
  ])
  expect(changesOf('"point":[13.20,47]', '"point":[13.2,47]')).toEqual([
    { kind: 'rewritten', path: ['point', 0], before: number('13.20'), after: number('13.2') },
  ])
})

test('a number of many digits is compared at once', () => {
  const zeros = '0'.repeat(300_000)
  expect(changesOf(`"n":1${zeros}1`, `"n":1${zeros}2`)).toHaveLength(1)
})

test('changes within are named by their path; null is a value like others', () => {
  expect(changesOf('"geo":{"lat":1,"lon":null}', '"geo":{"lat":2,"alt":null}')).toEqual([
    { kind: 'changed', path: ['geo', 'lat'], before: number('1'), after: number('2') },
    { kind: 'removed', path: ['geo', 'lon'], before: { kind: 'null' } },
    { kind: 'added', path: ['geo', 'alt'], after: { kind: 'null' } },
  ])
})

test('relations are compared by their @id, not by their place', () => {
  const before = '"image":[{"@id":"1","name":"x"},{"@id":"2"}]'
  const after = '"image":[{"@id":"3"},{"@id":"1","name":"y"}]'
  expect(changesOf(before, after)).toEqual([
    { kind: 'changed', path: ['image', 1, 'name'], before: text('x'), after: text('y') },
    { kind: 'removed', path: ['image', 1], before: relation('2') },
    { kind: 'added', path: ['image', 0], after: relation('3') },
  ])
})

test('a list in another order is one change', () => {
  expect(changesOf('"@type":["a","b","b"]', '"@type":["b","a","b"]')).toMatchObject([
    { kind: 'reordered', path: ['@type'] },
  ])
})

test('lists that hold neither relations nor plain values are compared place by place', () => {
  expect(changesOf('"line":[[1,2],[3,4]]', '"line":[[1,2],[3,5],[6,7]]')).toMatchObject([
    { kind: 'removed', path: ['line', 1, 1] },
    { kind: 'added', path: ['line', 1, 1] },
    { kind: 'added', path: ['line', 2] },
  ])
})

test('the fewest items that moved are named', () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  expect(
    compare(
      ids.map((id) => item(id)),
      ['e', 'a', 'b', 'd', 'c'].map((id) => item(id)),
    ),
  ).toEqual({
    ...nothing,
    unchanged: 5,
    moved: ['e', 'd'],
  })
})

test('an item that comes twice is compared once, and what has no @id is counted', () => {
  const before = [item('a', '"n":1'), item('a', '"n":2'), '{"name":"x"}', '17']
  expect(compare(before, [item('a', '"n":1'), '{'])).toEqual({
    ...nothing,
    unchanged: 1,
    repeated: [{ id: 'a', before: 2, after: 1 }],
    withoutId: { before: 2, after: 1 },
  })
})

test('nesting of any depth is compared', () => {
  const nested = (leaf: string) => `"a":${'['.repeat(20_000)}${leaf}${']'.repeat(20_000)}`
  expect(changesOf(nested('1'), nested('1'))).toEqual([])
  expect(changesOf(nested('1'), nested('2'))).toMatchObject([{ kind: 'changed' }])
})

test('an answer has not changed against itself, however the two are fed', () => {
  fc.assert(
    fc.property(fc.array(fc.json()), fc.array(fc.boolean()), (values, order) => {
      const texts = values.map((value, index) => item(String(index), `"value":${value}`))
      const comparer = createItemComparer()
      const before = [...texts]
      const after = [...texts]
      for (const isBefore of order) {
        const next = (isBefore ? before : after).shift()
        if (next !== undefined) (isBefore ? comparer.addBefore : comparer.addAfter)(next)
      }
      before.forEach(comparer.addBefore)
      after.forEach(comparer.addAfter)
      expect(comparer.compare()).toEqual({ ...nothing, unchanged: texts.length })
    }),
  )
})
