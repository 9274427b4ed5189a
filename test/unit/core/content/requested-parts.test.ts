import { expect, test } from 'vitest'
import { createRequestedPartDetector } from '#core/content/item-columns.ts'
import { pictureParts } from '#core/gallery/item-pictures.ts'
import { readJson } from '#core/json/read-json.ts'
import { placeParts } from '#core/place/collect-places.ts'
import { loadedFields } from '#core/query/flat-fields.ts'

function isRequested(parts: typeof placeParts, fields: readonly string[], ...items: object[]) {
  const watch = createRequestedPartDetector(fields, parts)
  for (const item of items) {
    const read = readJson(JSON.stringify(item))
    if (!read.ok) throw new Error('The test needs JSON')
    watch.add(read.value)
  }
  return watch.isRequested()
}

const item = { '@id': '1', '@type': ['Event'], name: 'Fair' }

test.each([
  [[], true],
  [['*'], true],
  [['name'], false],
  [['name', 'image'], true],
  [['name', 'image.*'], true],
  [['name', 'image.contentUrl'], true],
  [['name', 'image.name'], false],
  [['*', 'image.name'], false],
  [['name', 'thumbnailUrl'], true],
])('pictures are requested by the fields %j: %s', (fields, expected) => {
  expect(isRequested(pictureParts, fields, item)).toBe(expected)
})

test('a list that limits linked items only leaves the items whole', () => {
  expect(isRequested(placeParts, ['image.name'], item)).toBe(true)
  expect(isRequested(pictureParts, ['image.name'], item)).toBe(false)
})

test('a list that the server ignored says nothing', () => {
  expect(isRequested(pictureParts, ['startDate'], item)).toBe(true)
})

test('an included relation comes in full where the list names nothing inside it', () => {
  const fields = [{ relation: '', attributes: ['name'] }]
  const extra = [] as const
  expect(loadedFields({ fields, extra, include: ['image', ''] })).toEqual(['name', 'image.*'])
  expect(loadedFields({ fields: [], extra, include: ['image'] })).toEqual([])
  const named = [...fields, { relation: 'image', attributes: ['name'] }]
  expect(loadedFields({ fields: named, extra, include: ['image'] })).toEqual(['name', 'image.name'])
  // What stands before in a path is included as well.
  const include = ['image.author', 'image', 'place.image']
  expect(loadedFields({ fields, extra, include })).toEqual([
    'name',
    'image.*',
    'image.author.*',
    'place.*',
    'place.image.*',
  ])
  expect(loadedFields({ fields: named, extra, include })).toEqual([
    'name',
    'image.name',
    'image.author.*',
    'place.*',
    'place.image.*',
  ])
})
