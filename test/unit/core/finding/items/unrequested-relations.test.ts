import { expect, test } from 'vitest'
import { createUnrequestedRelationFinder } from '#core/finding/find-items.ts'
import type { QueryForm } from '#core/query/form.ts'
import { foundBy } from './found-by.ts'

type Asked = Partial<Pick<QueryForm, 'include' | 'fields' | 'extra'>>

const found = (items: readonly unknown[], requested: Asked = {}) =>
  foundBy(
    createUnrequestedRelationFinder({ include: [], fields: [], extra: [], ...requested }),
    items,
  ).map((finding) => ('relation' in finding ? [finding.relation, finding.count] : finding.kind))

const bare = { '@id': 'i', '@type': ['ImageObject'] }
const whole = { ...bare, caption: 'x' }

test('each relation with details is counted once per item', () => {
  const items = [{ image: [bare, whole, whole], location: whole }, { image: whole }, ['x']]
  expect(found(items)).toEqual([
    ['image', 2],
    ['location', 1],
  ])
})

test.each([
  ['an ID and types', bare],
  ['no ID', { '@type': ['Place'], name: 'x' }],
  ['a text as its type, as an embedded part', { '@id': 'i', '@type': 'Place', name: 'x' }],
  ['a concept among its types', { ...whole, '@type': ['Tag', 'skos:Concept'] }],
  ['the members of a collection, with its address', { ...bare, name: 'x', url: 'y' }],
  ['the members of a collection, with its slug', { ...bare, 'dc:slug': 'y' }],
  ['a text', 'x'],
])('a relation with %s has no details', (_, relation) => {
  expect(found([{ relation }])).toEqual([])
})

test('a name alone, or more than a collection has, are details', () => {
  const items = [{ named: { ...bare, name: 'x' }, linked: { ...whole, url: 'y' } }]
  expect(found(items)).toEqual([
    ['named', 1],
    ['linked', 1],
  ])
})

test.each<[string, Asked, unknown[]]>([
  ['include', { include: ['image.author'] }, []],
  ['include of another relation', { include: ['author'] }, [['image', 1]]],
  ['fields of the relation', { fields: [{ relation: 'image', attributes: ['url'] }] }, []],
  ['fields of the item', { fields: [{ relation: '', attributes: ['image'] }] }, []],
  [
    'fields of another relation',
    { fields: [{ relation: 'author', attributes: ['image'] }] },
    [['image', 1]],
  ],
  ['everything', { include: ['full'] }, []],
])('a relation is asked for by %s or not', (_, requested, expected) => {
  expect(found([{ image: whole }], requested)).toEqual(expected)
})

test('what a CORE always sends whole needs no asking', () => {
  expect(found([{ potentialAction: whole, openingHoursSpecification: whole }])).toEqual([])
})
