import { expect, test } from 'vitest'
import { createNamer } from '#core/content/name-words.ts'

const german = createNamer({
  attributes: { startDate: 'Beginn', location: 'Ort', name: 'Name' },
  types: { Event: { one: 'Veranstaltung', many: 'Veranstaltungen' } },
  afterCount: (many) => `${many}*`,
})
const english = createNamer({
  attributes: { openingHours: 'opening hours', url: 'website' },
  types: { Place: { one: 'place', many: 'places' } },
  afterCount: (many) => many,
})

test('an attribute goes by its word, and begins with a capital only where it stands alone', () => {
  expect(german.nameOf('startDate')).toBe('Beginn')
  expect(english.nameOf('openingHours')).toBe('opening hours')
  expect(english.headingOf('openingHours')).toBe('Opening hours')
})

test('a nested attribute stands behind what holds it, unknown steps as in the API', () => {
  expect(german.headingOf('location.name')).toBe('Ort › Name')
  expect(german.headingOf('location[1].name')).toBe('Ort 2 › Name')
  expect(german.headingOf('location.floor')).toBe('Ort › floor')
  expect(english.headingOf('image.url')).toBe('image › website')
})

test('what has no word stays as the API has it, letter by letter', () => {
  expect(german.headingOf('odta:x')).toBe('odta:x')
  expect(german.headingOf('["a.b"].c')).toBe('["a.b"].c')
  expect(german.headingOf('constructor')).toBe('constructor')
  expect(german.typeOf('toString')).toBe('toString')
})

test('types have a plural, and another form behind a count', () => {
  expect(german.typeOf('Event')).toBe('Veranstaltung')
  expect(english.headingOfTypes(['Place'])).toBe('Place')
  expect(english.pluralOf('Place')).toBe('places')
  expect(german.pluralAfterCount('Event')).toBe('Veranstaltungen*')
})

test('a template without a word goes by its own name', () => {
  expect(german.headingOfTypes(['dcls:Skihütte'])).toBe('Skihütte')
  expect(german.pluralAfterCount('dcls:Skihütte')).toBe('Skihütte')
  expect(german.headingOfTypes(['dcls:'])).toBe('dcls:')
})

test('an item goes by its last type that is a word or a template', () => {
  expect(german.headingOfTypes(['Thing', 'Event'])).toBe('Veranstaltung')
  expect(german.headingOfTypes(['Event', 'dcls:Konzert'])).toBe('Konzert')
  expect(german.headingOfTypes(['Event', 'other:Thing'])).toBe('Veranstaltung')
  expect(german.headingOfTypes(['other:Thing'])).toBe('other:Thing')
  expect(german.headingOfTypes([])).toBe('')
})

test('types that share a word are told apart by the name of the API', () => {
  const both = createNamer({
    attributes: {},
    types: {
      Event: { one: 'event', many: 'events' },
      'dcls:Event': { one: 'event', many: 'events' },
    },
    afterCount: (many) => many,
  })
  expect(both.headingsOfTypes(['Event', 'dcls:Event', 'Place'])).toEqual([
    ...['Event', 'Event (dcls:Event)', 'Place'],
  ])
})
