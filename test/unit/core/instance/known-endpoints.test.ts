import { expect, test } from 'vitest'
import {
  findNearEndpoints,
  findAlternativeEndpoints,
  listDistinctEndpoints,
  findEndpointTitle,
} from '#core/instance/known-endpoints.ts'

const uuid = '8f3c1a52-6a0e-4f9a-9f5d-0a4a6ad1b001'
const events = { name: 'events', otherName: uuid, label: 'Veranstaltungen' }
const places = { name: 'places', otherName: '', label: 'Orte' }
const picks = { name: 'editors-picks', otherName: '', label: 'Redaktion/Herbsttipps' }
const known = [events, places]

test.each([
  ['a letter wrong in the slug', 'event', ['events']],
  ['another case', 'Places', ['places']],
  ['a letter wrong in the UUID', uuid.replace('8f3c', '8f3d'), ['events']],
  ['the label instead of the name', 'Veranstaltungen', ['events']],
  ['a letter wrong in the label', 'veranstaltung', ['events']],
  ['a letter wrong in the label, without its folder', 'herbsttips', ['editors-picks']],
  ['nothing alike', 'tours', []],
  ['its UUID in capitals, with an ending', `${uuid.toUpperCase()}.json`, []],
  // It is known, so a refusal has another cause than its spelling.
  ['the name itself', 'events', []],
  ['the other name itself', uuid, []],
])('%s', (_, requested, names) => {
  expect(findNearEndpoints(requested, [...known, picks]).map(({ name }) => name)).toEqual(names)
})

test('of many alike three are named, each once and with its label', () => {
  const tours = ['a', 'b', 'c', 'd'].map((end) => ({
    name: `tours-${end}`,
    otherName: `tours_${end}`,
    label: '',
  }))
  expect(findNearEndpoints('tours-x', tours)).toHaveLength(3)
  expect(findNearEndpoints('evnts', known)).toEqual([{ name: 'events', label: 'Veranstaltungen' }])
})

test.each([
  ['its UUID is known with the slug', { name: uuid, otherName: '', label: '' }],
  ['it is listed by its UUID with its slug', { name: uuid, otherName: 'events', label: '' }],
])('an endpoint is suggested once where %s', (_, listed) => {
  const found = findNearEndpoints(`${uuid.slice(0, -1)}f`, [events, listed])
  expect(found.map(({ name }) => name)).toEqual(['events'])
})

test('a slug and a UUID with the same label are suggested once where nobody knows more', () => {
  const saved = { ...events, otherName: '' }
  const listed = { name: uuid, otherName: '', label: events.label }
  expect(findNearEndpoints('veranstaltung', [saved, listed]).map(({ name }) => name)).toEqual([
    'events',
  ])
})

test('an endpoint that is there and empty may have been another one of its label or nearly its name', () => {
  const known = [
    { name: 'events', otherName: 'uuid-1', label: 'Veranstaltungen' },
    { name: 'uuid-2', otherName: '', label: 'Veranstaltungen' },
    { name: 'event', otherName: '', label: 'Ein Termin' },
    { name: 'places', otherName: '', label: 'Orte' },
  ]
  expect(findAlternativeEndpoints('events', known).map(({ name }) => name)).toEqual([
    'uuid-2',
    'event',
  ])
  expect(findAlternativeEndpoints('uuid-1', known).map(({ name }) => name)).toContain('uuid-2')
  expect(findAlternativeEndpoints('places', known)).toEqual([])
})

test('an endpoint of the same label is no other one where nobody knows its second name', () => {
  const known = [
    { name: 'events', otherName: '', label: 'Veranstaltungen' },
    { name: 'uuid-2', otherName: '', label: 'Veranstaltungen' },
  ]
  expect(findAlternativeEndpoints('events', known)).toEqual([])
})

test('an endpoint that its response calls by another name is not offered as another one', () => {
  const known = [
    { name: uuid, otherName: '', label: 'Leer' },
    { name: 'leere', otherName: '', label: 'Leere' },
  ]
  expect(findAlternativeEndpoints('leer', known, [uuid, 'leer'])).toEqual([
    { name: 'leere', label: 'Leere' },
  ])
})

test('of many with the same label three are named', () => {
  const known = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
    name,
    otherName: `other-${name}`,
    label: 'Orte',
  }))
  expect(findAlternativeEndpoints('a', known).map(({ name }) => name)).toEqual(['b', 'c', 'd'])
  expect(findNearEndpoints('Orte', known).map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})

test.each([
  ['by its slug', 'events', ['events', 'places']],
  ['by its UUID', uuid.toUpperCase(), [uuid.toUpperCase(), 'places']],
  ['by a name that nobody knows', 'tours', ['tours', 'events', 'places']],
])('an endpoint %s is listed once, and each known one once', (_, own, names) => {
  const listed = [uuid, 'places'].map((name) => ({ name, otherName: '', label: '' }))
  expect(listDistinctEndpoints(own, [...known, ...listed])).toEqual(names)
})

test('an endpoint has its title by slug and by UUID, and none where nobody gave it one', () => {
  const known = [
    { name: 'places', otherName: 'p1', label: '' },
    { name: 'p1', otherName: '', label: 'Places' },
    { name: 'events', otherName: uuid, label: 'Events of the region' },
    { name: uuid, otherName: '', label: 'Another name' },
  ]
  expect(
    ['events', ` ${uuid} `, 'places', 'unknown', ''].map((one) => findEndpointTitle(one, known)),
  ).toEqual(['Events of the region', 'Events of the region', 'Places', null, null])
})
