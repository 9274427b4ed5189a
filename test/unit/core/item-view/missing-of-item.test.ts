import { expect, test } from 'vitest'
import { readMissing } from '#core/item-view/missing-of-item.ts'
import { readJson } from '#core/json/read-json.ts'

const required = [
  { type: 'Place', attributes: ['openingHoursSpecification', 'image', 'address.email'] },
  { type: 'Event', attributes: ['startDate'] },
]

function missingOf(item: object, excludesAttributes = false) {
  const read = readJson(JSON.stringify({ '@type': ['Place', 'dcls:POI'], ...item }))
  if (!read.ok) throw new Error('The test needs JSON')
  return readMissing(read.value, { required, excludesAttributes })
}

test('missing is what is required of its type and not there; a picture of which an ID came is', () => {
  const image = [{ '@id': 'i', '@type': ['ImageObject', 'dcls:Bild'] }]
  expect(missingOf({ image, openingHoursSpecification: [] })).toEqual({
    languages: [],
    attributes: ['openingHoursSpecification', 'address.email'],
  })
})

test('where the request left attributes out, none of them is called missing', () => {
  expect(missingOf({}, true).attributes).toEqual([])
})

test('a translation is missing only where the item says in which languages it is there', () => {
  expect(missingOf({ 'dc:translation': ['de'] }).languages).toEqual(['en'])
  expect(missingOf({ 'dc:translation': ['de', 'en', 'it'] }).languages).toEqual([])
  expect(missingOf({ name: 'Nur deutsch' }).languages).toEqual([])
})
