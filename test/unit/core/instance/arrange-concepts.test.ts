import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrangeConcepts, findConcepts } from '#core/instance/concept-filter.ts'
import type { Concept } from '#core/instance/offered.ts'

const concept = (id: string, parentId: string | null = null, label = id): Concept => ({
  id,
  label,
  parentId,
})

const music = [
  concept('z', null, 'Outdoors'),
  concept('m', 'c', 'Music'),
  concept('c', null, 'Culture'),
  concept('j', 'm', 'Jazz'),
  concept('f', 'c', 'Film'),
]

test('concepts are arranged as a tree is read, each level by name', () => {
  expect(arrangeConcepts(music)).toEqual([
    { id: 'c', label: 'Culture', path: [] },
    { id: 'f', label: 'Film', path: ['Culture'] },
    { id: 'm', label: 'Music', path: ['Culture'] },
    { id: 'j', label: 'Jazz', path: ['Culture', 'Music'] },
    { id: 'z', label: 'Outdoors', path: [] },
  ])
})

test('a concept without its parent, and circles, are shown all the same', () => {
  expect(arrangeConcepts([concept('a', 'gone'), concept('b', 'c'), concept('c', 'b')])).toEqual([
    { id: 'a', label: 'a', path: [] },
    { id: 'b', label: 'b', path: [] },
    { id: 'c', label: 'c', path: ['b'] },
  ])
})

test('every concept is there exactly once, whatever the tree', () => {
  const anyId = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const anyTree = fc.uniqueArray(
    fc.record({ id: anyId, label: fc.string(), parentId: fc.option(anyId) }),
    { selector: ({ id }) => id },
  )
  fc.assert(
    fc.property(anyTree, (concepts) => {
      const ids = arrangeConcepts(concepts).map(({ id }) => id)
      expect(ids.sort()).toEqual(concepts.map(({ id }) => id).sort())
    }),
  )
})

test('a search finds by label, path and ID', () => {
  const arranged = arrangeConcepts(music)
  const found = (search: string) => findConcepts(arranged, search).map(({ id }) => id)
  expect(found('culture jazz')).toEqual(['j'])
  expect(found('MUSIC')).toEqual(['m', 'j'])
  expect(found(' ')).toEqual(['c', 'f', 'm', 'j', 'z'])
  expect(found('z')).toEqual(['j', 'z'])
})
