import { expect, test } from 'vitest'
import { readJson } from '#core/json/read-json.ts'
import { observeNames } from '#core/content/observe-names.ts'

const items = (...texts: unknown[]) =>
  texts.flatMap((text) => {
    const read = readJson(JSON.stringify(text))
    return read.ok ? [read.value] : []
  })

test('attributes and relations are told apart, and @id and @type are neither', () => {
  expect(
    observeNames(
      items(
        { '@id': '1', '@type': 'Event', name: 'Fair', image: [{ '@id': 'i', '@type': 'Image' }] },
        { '@id': '2', startDate: '2026-01-01', location: { '@id': 'p', '@type': 'Place' } },
      ),
    ),
  ).toEqual({
    relations: ['image', 'location'],
    attributes: [{ relation: '', names: ['name', 'image', 'startDate', 'location'] }],
  })
})

test('what a relation resolved to is listed under its path', () => {
  const image = {
    '@id': 'i',
    '@type': 'Image',
    contentUrl: 'https://example.org/a.jpg',
    author: { '@id': 'a', '@type': 'Person', name: 'Ada' },
  }
  expect(observeNames(items({ '@id': '1', image: [image] }))).toEqual({
    relations: ['image', 'image.author'],
    attributes: [
      { relation: '', names: ['image'] },
      { relation: 'image', names: ['contentUrl', 'author'] },
      { relation: 'image.author', names: ['name'] },
    ],
  })
})

test('texts in several languages are attributes, and what is no item is passed over', () => {
  expect(
    observeNames(items('no item', { name: [{ '@language': 'de', '@value': 'Markt' }], size: 3 })),
  ).toEqual({ relations: [], attributes: [{ relation: '', names: ['name', 'size'] }] })
})
