import { expect, test } from 'vitest'
import { describeCompleteness } from '#core/coverage/completeness.ts'
import { createCoverage } from '#core/coverage/coverage.ts'
import { meetsCondition } from '#core/coverage/row-condition.ts'
import { createTranslationCount } from '#core/coverage/translations.ts'
import { expectAttributes, readMissing } from '#core/item-view/item-view.ts'
import { readJson } from '#core/json/read-json.ts'

const required = [
  { type: 'Place', attributes: ['openingHoursSpecification', 'image', 'address.email'] },
  { type: 'Event', attributes: ['startDate'] },
]

function missingOf(item: object, excludesAttributes = false) {
  const read = readJson(JSON.stringify({ '@type': ['Place', 'dcls:POI'], ...item }))
  if (!read.ok) throw new Error('The test needs JSON')
  return readMissing(read.value, { required, expected: [], excludesAttributes })
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

function jsonOf(value: object) {
  const read = readJson(JSON.stringify(value))
  if (!read.ok) throw new Error('The test needs JSON')
  return read.value
}

test('an item lacks the attributes that the completeness of its response counts it for', () => {
  const items = [
    { '@type': ['Place', 'dcls:POI'], image: [{ '@id': 'i' }], openingHoursSpecification: ['Mo'] },
    { '@type': ['Place', 'dcls:POI'], description: 'Am See' },
    { '@type': ['Event'], image: [] },
    { '@type': ['Person'] },
    { '@type': ['ImageObject'], contentUrl: 'a.jpg', license: 'CC0', description: 'A' },
    { '@type': ['ImageObject'], contentUrl: 'b.jpg', performer: 'B', description: 'B' },
  ].map(jsonOf)
  const coverage = createCoverage()
  const translations = createTranslationCount()
  for (const item of items) coverage.add(item)
  const counted = {
    items: items.length,
    attributes: coverage.list(),
    byKind: coverage.byKind(),
    missing: [],
    translations: translations.read(),
  }
  const lines = describeCompleteness(counted, { excludesAttributes: false })
  const expected = expectAttributes(counted)
  const missing = items.map(
    (item) => readMissing(item, { required: [], expected, excludesAttributes: false }).attributes,
  )
  expect(missing).toEqual([
    ['description'],
    ['image', 'openingHoursSpecification'],
    ['image'],
    [],
    [],
    ['license'],
  ])
  expect(missing).toEqual(
    items.map((item, at) =>
      lines.flatMap(({ subject, condition }) =>
        subject.kind === 'attribute' && meetsCondition(item, condition, at) ? [subject.key] : [],
      ),
    ),
  )
})

test('of an item alone, picture and description are expected, opening hours are not', () => {
  const expected = expectAttributes(null)
  const missing = readMissing(jsonOf({ '@type': ['Event'] }), {
    required: [],
    expected,
    excludesAttributes: false,
  })
  expect(missing.attributes).toEqual(['image', 'description'])
})
