import { expect, test } from 'vitest'
import { countResolved } from '#core/investigate/outline.ts'
import { readJson } from '#core/json/read-json.ts'

const place = { '@id': 'p', '@type': ['Place'] }

test.each([
  [{ location: place }, 0],
  [{ location: { ...place, name: 'Hall' } }, 1],
  [{ location: [place, { ...place, name: 'Hall' }] }, 1],
  [{ location: { '@id': 'c', '@type': 'skos:Concept', 'skos:prefLabel': 'Hall' } }, 1],
  [{ location: { '@id': 'c', '@type': 'skos:Concept' } }, 0],
  [{}, 0],
  [{ location: null }, 0],
  ['a text', 0],
])('of %j so many locations came resolved: %i', (item, count) => {
  const read = readJson(JSON.stringify(item))
  if (!read.ok) throw new Error('no JSON')
  expect(countResolved(read.value, 'location')).toBe(count)
})

test('a nested relation is looked at below the outer one', () => {
  const read = readJson('{"location":{"@id":"p","name":"Hall","image":{"@id":"i","url":"u"}}}')
  if (!read.ok) throw new Error('no JSON')
  expect(countResolved(read.value, 'location.image')).toBe(1)
})
