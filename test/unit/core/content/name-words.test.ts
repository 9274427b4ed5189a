import { expect, test } from 'vitest'
import {
  apiNames,
  headAttribute,
  headType,
  nameAttribute,
  nameCountedTypes,
  nameType,
  nameTypes,
  type NameWords,
} from '#core/content/name-words.ts'

const german: NameWords = {
  attributes: { startDate: 'Beginn', location: 'Ort', name: 'Name' },
  types: { Event: { one: 'Veranstaltung', many: 'Veranstaltungen' } },
  behindCount: (many) => `${many}*`,
}
const english: NameWords = {
  attributes: { openingHours: 'opening hours', url: 'website' },
  types: { Place: { one: 'place', many: 'places' } },
  behindCount: (many) => many,
}

test('an attribute goes by its word, and begins with a capital only where it stands alone', () => {
  expect(nameAttribute(german, 'startDate')).toBe('Beginn')
  expect(nameAttribute(english, 'openingHours')).toBe('opening hours')
  expect(headAttribute(english, 'openingHours')).toBe('Opening hours')
})

test('a nested attribute stands behind what holds it, unknown steps as in the API', () => {
  expect(headAttribute(german, 'location.name')).toBe('Ort › Name')
  expect(headAttribute(german, 'location.floor')).toBe('Ort › floor')
  expect(headAttribute(english, 'image.url')).toBe('image › website')
})

test('what has no word stays as the API has it, letter by letter', () => {
  expect(headAttribute(german, 'odta:x')).toBe('odta:x')
  expect(headAttribute(german, '["a.b"].c')).toBe('["a.b"].c')
  expect(headAttribute(german, 'constructor')).toBe('constructor')
  expect(nameType(german, 'toString')).toBe('toString')
  expect(headAttribute(apiNames, 'startDate')).toBe('startDate')
})

test('types have a plural, and another form behind a count', () => {
  expect(nameType(german, 'Event')).toBe('Veranstaltung')
  expect(headType(english, 'Place')).toBe('Place')
  expect(nameTypes(english, 'Place')).toBe('places')
  expect(nameCountedTypes(german, 'Event')).toBe('Veranstaltungen*')
})

test('a template without a word goes by its own name, unless the names of the API are wanted', () => {
  expect(headType(german, 'dcls:Skihütte')).toBe('Skihütte')
  expect(nameCountedTypes(german, 'dcls:Skihütte')).toBe('Skihütte')
  expect(headType(german, 'dcls:')).toBe('dcls:')
  expect(headType(apiNames, 'dcls:Skihütte')).toBe('dcls:Skihütte')
})
