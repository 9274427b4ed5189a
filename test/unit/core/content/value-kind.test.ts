import { expect, test } from 'vitest'
import { describeValue, type ValueKind } from '#core/content/value-kind.ts'
import { readJson } from '#core/json/read-json.ts'

function kindOf(json: string): ValueKind {
  const read = readJson(json)
  if (!read.ok) throw new Error(`Not JSON: ${json}`)
  return describeValue(read.value)
}

test.each<[string, ValueKind]>([
  ['null', { kind: 'null' }],
  ['false', { kind: 'boolean', value: false }],
  ['1852.0', { kind: 'number', source: '1852.0' }],
  ['{"lat":47.10,"lon":1e1}', { kind: 'coordinates', latitude: '47.10', longitude: '1e1' }],
  [
    '{"@id":"g","@type":"GeoCoordinates","longitude":10.0,"latitude":1.0,"elevation":11.7}',
    { kind: 'coordinates', latitude: '1.0', longitude: '10.0' },
  ],
  ['{"lat":90,"lon":-180}', { kind: 'coordinates', latitude: '90', longitude: '-180' }],
  ['{"lat":-90,"lon":180}', { kind: 'coordinates', latitude: '-90', longitude: '180' }],
  ['{"lat":90.5,"lon":1}', { kind: 'object', size: 2 }],
  ['{"lat":1,"lon":-180.5}', { kind: 'object', size: 2 }],
  ['{"lat":1}', { kind: 'object', size: 1 }],
  ['{"lat":"47","lon":"10"}', { kind: 'object', size: 2 }],
  [
    '[{"@language":"de","@value":"Fest"},{"@language":"en","@value":"Fair"}]',
    {
      kind: 'language-texts',
      texts: [
        { language: 'de', value: 'Fest' },
        { language: 'en', value: 'Fair' },
      ],
    },
  ],
  ['{"@value":"Fest"}', { kind: 'language-texts', texts: [{ language: '', value: 'Fest' }] }],
  ['[{"@language":"de","@value":"Fest"},1]', { kind: 'list', length: 2 }],
  [
    '{"@id":"a","@type":["ImageObject","dcls:Bild"]}',
    { kind: 'unresolved-relation', id: 'a', types: ['ImageObject', 'dcls:Bild'] },
  ],
  [
    '{"@id":"a","@type":"Place","name":"Hall"}',
    { kind: 'resolved-relation', id: 'a', types: ['Place'], name: 'Hall' },
  ],
  [
    '{"@id":"a","@type":["Place"],"geo":{}}',
    { kind: 'resolved-relation', id: 'a', types: ['Place'], name: null },
  ],
  ['{"@id":"c","@type":"skos:Concept"}', { kind: 'concept', id: 'c', label: null }],
  [
    '{"@id":"c","@type":"skos:Concept","skos:prefLabel":[{"@language":"de","@value":"Musik"}]}',
    { kind: 'concept', id: 'c', label: 'Musik' },
  ],
  [
    '[{"@id":"a","@type":["X"]},{"@id":"b","@type":["X"],"name":"B"},{"@id":"c"}]',
    { kind: 'relations', resolved: 1, unresolved: 2 },
  ],
  ['[{"@id":"a"},"b"]', { kind: 'list', length: 2 }],
  ['[]', { kind: 'list', length: 0 }],
  ['["a","b"]', { kind: 'list', length: 2 }],
  ['{"a":1}', { kind: 'object', size: 1 }],
  ['{}', { kind: 'object', size: 0 }],
])('%s', (json, kind) => {
  expect(kindOf(json)).toEqual(kind)
})
