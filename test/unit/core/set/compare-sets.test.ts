import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SideLabeling } from '#core/compare/comparison-cautions.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import {
  describeSetLabeling,
  findMoved,
  isInOneOrder,
  excludeAttributes,
  type QueryOnServer,
} from '#core/set/compare-sets.ts'

const changed = [
  { id: 'a', paths: ['dct:modified'] },
  { id: 'b', paths: ['dct:modified'] },
  { id: 'c', paths: ['dct:modified', 'name'] },
]

describe('attributes that are left out', () => {
  test('what differs in nothing else is counted apart, not as the same', () => {
    const comparison = { changed, same: 7, elsewhere: null }
    expect(excludeAttributes(comparison, new Set(['dct:modified']))).toEqual({
      changed: [{ id: 'c', paths: ['name'] }],
      excludedCount: 2,
      moved: null,
      same: 7,
      byAttribute: [{ path: 'name', count: 1 }],
      offered: { path: 'name', count: 1 },
    })
    expect(excludeAttributes(comparison, new Set())).toMatchObject({
      changed,
      excludedCount: 0,
      same: 7,
    })
  })

  test('offered is what alone makes more than half of the changes, and nothing else', () => {
    const offeredOf = (...items: string[][]) =>
      excludeAttributes(
        {
          changed: items.map((paths, at) => ({ id: String(at), paths })),
          same: 0,
          elsewhere: null,
        },
        new Set(),
      ).offered
    expect(offeredOf(['a'], ['a'], ['a', 'b'])).toEqual({ path: 'a', count: 2 })
    expect(offeredOf(['a'], ['a'], ['b'], ['c'])).toBe(null)
    // In every change, and never alone.
    expect(offeredOf(['a', 'b'], ['a', 'b'], ['a', 'c'])).toBe(null)
    expect(offeredOf()).toBe(null)
  })
})

describe('another place', () => {
  test('as few as have to be moved, and none where nothing has', () => {
    expect(findMoved('abcdef', 'abdefc')).toEqual(['c'])
    expect(findMoved('abc', 'xaybzc')).toEqual([])
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(30).map(String)),
        fc.uniqueArray(fc.nat(30).map(String)),
        (one, other) => {
          const moved = new Set(findMoved(one, other))
          const inBoth = (ids: string[], others: string[]) =>
            ids.filter((id) => others.includes(id) && !moved.has(id))
          expect(inBoth(one, other)).toEqual(inBoth(other, one))
        },
      ),
    )
  })

  test('of what changed besides nothing is said to be moved', () => {
    const told = excludeAttributes({ changed, same: 3, elsewhere: ['a', 'x'] }, new Set())
    expect([told.moved, told.same]).toEqual([['x'], 2])
  })

  test('is told only of two walks in one order that the query names', () => {
    const sorted = (attribute: string) => ({
      way: 'pages' as const,
      passes: [],
      form: { ...emptyForm, sort: [{ attribute, direction: 'ascending' as const }] },
    })
    const byName = sorted('name')
    expect(isInOneOrder(byName, byName)).toBe(true)
    expect(isInOneOrder(byName, sorted('created'))).toBe(false)
    expect(isInOneOrder(sorted('random'), sorted('random'))).toBe(false)
    for (const other of [
      { ...byName, way: 'ids' as const },
      { ...byName, form: emptyForm },
      { ...byName, passes: [{ pageSize: 100, maxPages: 1 }] },
    ])
      expect([isInOneOrder(byName, other), isInOneOrder(other, other)]).toEqual([false, false])
  })
})

test.each<[string, Partial<QueryOnServer>, SideLabeling]>([
  [
    'the order',
    { form: { ...emptyForm, sort: [{ attribute: 'name', direction: 'ascending' }] } },
    { kind: 'time' },
  ],
  ['the page', { form: { ...emptyForm, pageSize: '100' } }, { kind: 'time' }],
  ['the query', { form: { ...emptyForm, q: 'wine' } }, { kind: 'query' }],
  [
    'the endpoint',
    { form: { ...emptyForm, endpoint: 'pois' } },
    { kind: 'source', connection: false, endpoint: true },
  ],
  [
    'the connection',
    { connectionId: 'two' },
    { kind: 'source', connection: true, endpoint: false },
  ],
])('two sets that differ in %s alone', (_what, change, labeling) => {
  const set: QueryOnServer = {
    connectionId: 'one',
    baseUrl: 'https://one.example',
    form: emptyForm,
    conventions: presets.core,
  }
  expect(describeSetLabeling(set, { ...set, ...change })).toEqual(labeling)
})
