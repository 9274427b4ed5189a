import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excludeAttributes } from '#core/compare/value-changes.ts'
import { compareLists } from '#core/compare/compare-items.ts'

const changed = [
  { id: 'a', paths: ['dct:modified'] },
  { id: 'b', paths: ['dct:modified'] },
  { id: 'c', paths: ['dct:modified', 'name'] },
]

describe('attributes that are left out', () => {
  test('what differs in nothing else is counted apart, not as the same', () => {
    const comparison = { changed, unchanged: 7, moved: null }
    expect(excludeAttributes(comparison, new Set(['dct:modified']))).toEqual({
      changed: [{ id: 'c', paths: ['name'] }],
      excludedCount: 2,
      moved: null,
      unchanged: 7,
      byAttribute: [{ path: 'name', count: 1 }],
      offered: { path: 'name', count: 1 },
    })
    expect(excludeAttributes(comparison, new Set())).toMatchObject({
      changed,
      excludedCount: 0,
      unchanged: 7,
    })
  })

  test('offered is what alone makes more than half of the changes, and nothing else', () => {
    const offeredOf = (...items: string[][]) =>
      excludeAttributes(
        {
          changed: items.map((paths, at) => ({ id: String(at), paths })),
          unchanged: 0,
          moved: null,
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

const movedOf = (one: string, other: string) =>
  compareLists(Array.from(one), Array.from(other)).moved

describe('another place', () => {
  test('as few as have to be moved, and none where nothing has', () => {
    expect(movedOf('abcdef', 'abdefc')).toEqual(['c'])
    expect(movedOf('abc', 'xaybzc')).toEqual([])
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(30).map(String)),
        fc.uniqueArray(fc.nat(30).map(String)),
        (one, other) => {
          const moved = new Set(compareLists(one, other).moved)
          const inBoth = (ids: string[], others: string[]) =>
            ids.filter((id) => others.includes(id) && !moved.has(id))
          expect(inBoth(one, other)).toEqual(inBoth(other, one))
        },
      ),
    )
  })

  test('of what changed besides nothing is said to be moved', () => {
    const told = excludeAttributes({ changed, unchanged: 3, moved: ['a', 'x'] }, new Set())
    expect([told.moved, told.unchanged]).toEqual([['x'], 2])
  })
})
