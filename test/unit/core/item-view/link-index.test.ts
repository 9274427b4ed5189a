import { expect, test } from 'vitest'
import { createLinkIndex } from '#core/item-view/link-index.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'

function json(value: unknown): JsonValue {
  const read = readJson(JSON.stringify(value))
  if (!read.ok) throw new Error('The test needs JSON')
  return read.value
}

const picture = { '@id': 'p', '@type': ['CreativeWork', 'ImageObject'] }

test('items are found by what links to them, whether it was loaded or not', () => {
  const index = createLinkIndex()
  const items = [
    { '@id': 'a', name: 'p', image: [picture] },
    { '@id': 'b', image: [{ ...picture, name: 'Hafen' }], logo: [picture], photo: picture },
    // Not its own link, but that of its place.
    { '@id': 'c', location: [{ '@id': 'l', '@type': ['Thing', 'Place'], image: [picture] }] },
    // An item that links to itself is not used by another one.
    { '@id': 'p', sameAs: [picture] },
    // Categories and schedules are no items.
    { '@id': 'd', eventSchedule: [{ '@id': 'p', '@type': 'Schedule' }] },
    'p',
  ]
  for (const item of items) index.add(json(item))
  expect({
    items: index.itemCount,
    picture: index.linksTo('p'),
    place: index.linksTo('l'),
    nothing: index.linksTo('a'),
    relations: index.relations(),
  }).toEqual({
    items: 6,
    picture: [
      { position: 0, as: ['image'] },
      { position: 1, as: ['image', 'logo', 'photo'] },
    ],
    place: [{ position: 2, as: ['location'] }],
    nothing: [],
    relations: ['image', 'logo', 'photo', 'location', 'sameAs'],
  })
})
