import { expect, test } from 'vitest'
import { readResponseDetails } from '#core/investigate/response-details.ts'
import { createResponseIndex } from '#core/response/response-index.ts'

function lookAt(answer: unknown) {
  const decoder = new TextDecoder()
  const index = createResponseIndex({ decode: (bytes) => decoder.decode(bytes) })
  index.feed(new TextEncoder().encode(JSON.stringify(answer)))
  index.end(null)
  return readResponseDetails(index)
}

const bare = {
  id: '',
  types: 'none',
  name: '',
  type: '',
  place: '',
  attributes: [],
  relations: [],
  textLists: [],
  categories: [],
  modified: null,
}

test('of an item its names, its relations, its categories, its lists of texts and its stamp are told', () => {
  const item = {
    '@id': 'a',
    '@type': ['Thing', 'Place'],
    name: [{ '@language': 'de', '@value': 'See' }, { '@value': 'Lake' }],
    location: { name: 'Ufer', address: { addressLocality: 'Velden' } },
    image: [{ '@id': 'i' }, { '@id': 'j', '@type': 'Image', url: 'u' }],
    author: { '@id': 'p' },
    'dc:classification': [
      { '@id': 'c', '@type': 'skos:Concept', 'skos:prefLabel': 'Baden' },
      { '@id': 'd', '@type': 'skos:Concept' },
    ],
    tags: ['x', 'y'],
    mixed: ['x', 1],
    none: [],
    'dct:modified': '2026-09-01',
    modified: '2020-01-01',
  }
  expect(lookAt({ '@graph': [item] }).items).toEqual([
    {
      id: 'a',
      types: 'list',
      name: 'See',
      type: 'Place',
      place: 'Velden',
      attributes: Object.keys(item),
      relations: [
        { name: 'image', isResolved: true, id: 'j', ids: ['i', 'j'], attributes: ['url'] },
        { name: 'author', isResolved: false, id: 'p', ids: ['p'], attributes: [] },
        {
          name: 'dc:classification',
          isResolved: true,
          id: 'c',
          ids: ['c', 'd'],
          attributes: ['skos:prefLabel'],
        },
      ],
      categories: [{ id: 'c', label: 'Baden' }],
      textLists: [{ name: 'tags', values: ['x', 'y'] }],
      modified: '2026-09-01',
    },
  ])
})

test.each([
  ['no object', 7, {}],
  ['a type as a text', { '@type': 'Place' }, { types: 'text', type: 'Place' }],
  ['an empty list of types', { '@type': [] }, {}],
  ['another stamp', { modified: '2020' }, { modified: '2020' }],
  ['an empty stamp', { modified: '' }, {}],
  ['a plain name', { name: 'See' }, { name: 'See' }],
  ['the town of its own', { address: { addressLocality: 'A' }, location: { name: 'B' } }, 'A'],
  ['a place with a name only', { location: { name: 'B' } }, 'B'],
])('an item with %s', (_, item, told) => {
  const change = typeof told === 'string' ? { place: told } : told
  const attributes = typeof item === 'object' ? Object.keys(item) : []
  expect(lookAt({ '@graph': [item] }).items).toEqual([{ ...bare, attributes, ...change }])
})

test('a hundred items are looked at, and no member of more than 100 000 characters', () => {
  const items = (count: number) => Array.from({ length: count }, () => ({ name: 'x' }))
  const counts = [0, 100, 101].map((count) => lookAt({ '@graph': items(count) }).items.length)
  expect(counts).toEqual([0, 100, 100])
  // With the quotes around it.
  const metaOf = (length: number) => lookAt({ meta: 'm'.repeat(length - 2), '@graph': [] }).meta
  expect([metaOf(100_000)?.length, metaOf(100_001)]).toEqual([100_000, null])
})

test('suggestions are the texts of a graph that is no list', () => {
  expect(lookAt({ '@graph': { suggest: ['a', 1, 'b'] } }).suggestions).toEqual(['a', 'b'])
  expect(lookAt({ '@graph': [{ suggest: ['a'] }] }).suggestions).toEqual([])
  expect(lookAt({ '@graph': 'a' }).suggestions).toEqual([])
})
