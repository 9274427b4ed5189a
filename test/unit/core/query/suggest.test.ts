import { expect, test } from 'vitest'
import { attributesOf, noNames, withNames, suggest } from '#core/query/known-names.ts'

test('names of a further answer come first, known ones stay', () => {
  const known = { relations: ['image'], attributes: [{ relation: '', names: ['name'] }] }
  const after = withNames(known, {
    relations: ['image', 'location', ''],
    attributes: [
      { relation: '', names: ['geo', 'name', 'geo'] },
      { relation: 'image', names: ['contentUrl'] },
      { relation: 'empty', names: [] },
    ],
  })
  expect(after).toEqual({
    relations: ['location', 'image'],
    attributes: [
      { relation: 'image', names: ['contentUrl'] },
      { relation: '', names: ['geo', 'name'] },
    ],
  })
  expect(attributesOf(after, '')).toEqual(['geo', 'name'])
  expect(attributesOf(after, 'unknown')).toEqual([])
})

test('an answer without news changes nothing', () => {
  const known = { relations: ['image'], attributes: [{ relation: '', names: ['name'] }] }
  expect(withNames(known, known)).toBe(known)
})

test('what is remembered is bounded, the newest stay', () => {
  const many = Array.from({ length: 1000 }, (_, index) => `n${index}`)
  const after = withNames(
    { relations: ['old'], attributes: [{ relation: '', names: ['old'] }] },
    {
      relations: many,
      attributes: many.map((relation) => ({ relation, names: many })),
    },
  )
  expect(after.relations).toEqual(many.slice(0, 200))
  expect(after.attributes).toHaveLength(200)
  expect(after.attributes.map(({ names }) => names.length)).toEqual(Array(200).fill(300))
  expect(withNames(noNames, noNames)).toBe(noNames)
})

test('what begins with the text comes first, then words that do, then what contains it', () => {
  const names = ['dct:created', 'recreation', 'Created', 'name', 'dateCreated']
  expect(suggest(names, 'cre')).toEqual(['Created', 'dct:created', 'dateCreated', 'recreation'])
  expect(suggest(names, '', ['name'])).toEqual([
    'dct:created',
    'recreation',
    'Created',
    'dateCreated',
  ])
  expect(suggest(names, 'x')).toEqual([])
})
