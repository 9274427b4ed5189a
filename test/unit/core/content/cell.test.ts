import { expect, test } from 'vitest'
import { describeCell, type Cell } from '#core/content/cell.ts'
import { columnValues } from '#core/content/item-columns.ts'
import { renderTsv } from '#core/export/csv-writer.ts'
import { renderValueText } from '#core/content/worded-value.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'

function json(text: string): JsonValue {
  const read = readJson(text)
  if (!read.ok) throw new Error('The test needs JSON')
  return read.value
}

const cellOf = (text: string) => describeCell([json(text)])
const asSent = (cell: Cell) => (cell.kind === 'worded' ? cell.raw : cell)

test.each([
  ['null', { kind: 'null' }],
  ['1.0', { kind: 'number', source: '1.0' }],
  ['"2026-07-01"', { kind: 'date', text: '2026-07-01' }],
  ['"<p>Auf der <b>Alm</b></p>"', { kind: 'html', text: 'Auf der Alm' }],
  ['["Place","dcls:POI"]', { kind: 'text', text: 'Place, dcls:POI', isWhole: false }],
  ['{"lat":46.5,"lon":13.0}', { kind: 'coordinates', latitude: '46.5', longitude: '13.0' }],
  [
    '[{"@language":"de","@value":"Käse"},{"@language":"en","@value":"Cheese"}]',
    {
      kind: 'languages',
      texts: [
        { language: 'de', value: 'Käse' },
        { language: 'en', value: 'Cheese' },
      ],
    },
  ],
  [
    '[{"@id":"1","@type":["Thing","Image"]},{"@id":"2","@type":["Image"],"name":"Gipfel"}]',
    {
      kind: 'relations',
      labels: ['Gipfel'],
      resolved: 1,
      unresolved: 1,
      types: ['Image'],
      related: [
        { id: '1', label: null, isConcept: false },
        { id: '2', label: 'Gipfel', isConcept: false },
      ],
      image: null,
    },
  ],
  // A picture without a name: its file says which one it is, its type does not.
  [
    '{"@id":"1","@type":["ImageObject","dcls:Bild"],"contentUrl":"https://cdn.example/a/Burg%20im%20Winter.jpg?w=1"}',
    {
      kind: 'relations',
      labels: ['Burg im Winter.jpg'],
      resolved: 1,
      unresolved: 0,
      types: [],
      related: [{ id: '1', label: 'Burg im Winter.jpg', isConcept: false }],
      image: {
        thumbnailUrl: 'https://cdn.example/a/Burg%20im%20Winter.jpg?w=1',
        fullUrl: 'https://cdn.example/a/Burg%20im%20Winter.jpg?w=1',
      },
    },
  ],
  [
    '{"@id":"1","@type":["ImageObject","dcls:Bild"],"contentUrl":"https://cdn.example/asset/1"}',
    {
      kind: 'relations',
      labels: [{ types: ['ImageObject', 'dcls:Bild'] }],
      resolved: 1,
      unresolved: 0,
      types: [],
      related: [{ id: '1', label: null, isConcept: false }],
      image: {
        thumbnailUrl: 'https://cdn.example/asset/1',
        fullUrl: 'https://cdn.example/asset/1',
      },
    },
  ],
  [
    '{"@id":"1","@type":"skos:Concept"}',
    {
      kind: 'relations',
      labels: [],
      resolved: 0,
      unresolved: 1,
      types: ['skos:Concept'],
      related: [{ id: '1', label: null, isConcept: true }],
      image: null,
    },
  ],
  [
    '{"@id":"1","@type":"PostalAddress","streetAddress":"Seestraße 5","postalCode":"9220","addressLocality":"Velden"}',
    { kind: 'text', text: 'Seestraße 5, 9220 Velden', isWhole: false },
  ],
  // Nothing but what names it, and still no relation that an include could resolve.
  ['{"@id":"1","@type":"PostalAddress"}', { kind: 'text', text: 'PostalAddress', isWhole: false }],
  [
    '[{"@id":"1","@type":"PropertyValue","name":"Preis","value":"<p>5 €</p>"},{"@id":"2","@type":"PropertyValue","name":"Höhe","value":440.5}]',
    {
      kind: 'parts',
      written: { en: 'Preis: 5 €; Höhe: 440.5', de: 'Preis: 5 €; Höhe: 440,5' },
      text: 'Preis: 5 €; Höhe: 440.5',
    },
  ],
  [
    '[{"@id":"1","@type":"PropertyValue","name":"Preis","value":[{"@language":"de","@value":"<p>5 €</p>"}]}]',
    { kind: 'text', text: 'Preis: 5 €', isWhole: false },
  ],
  [
    '[{"@id":"1","@type":"Schedule","startDate":"2026-11-22","repeatFrequency":"P1W","repeatCount":8}]',
    {
      kind: 'schedules',
      schedules: [
        {
          every: { count: 1, unit: 'week' },
          dateCount: 8,
          first: '2026-11-22',
          last: null,
          startTime: null,
          endTime: null,
          exceptionCount: 0,
          addedCount: 0,
          rule: { weekdays: [], except: [], added: [] },
        },
      ],
      more: 0,
    },
  ],
  [
    '[{"@id":"1","@type":"Schedule"}]',
    {
      kind: 'relations',
      labels: [],
      resolved: 0,
      unresolved: 1,
      types: ['Schedule'],
      related: [{ id: '1', label: null, isConcept: false }],
      image: null,
    },
  ],
  ['{"a":[1.0]}', { kind: 'json', text: '{"a":[1.0]}' }],
  ['[]', { kind: 'json', text: '[]' }],
])('%s is drawn as what it is', (text, cell) => {
  expect(cellOf(text)).toEqual(cell)
})

test('an attribute an item lacks is absent, which is not null', () => {
  expect(describeCell(columnValues(json('{"a":null}'), ['b']))).toEqual({ kind: 'absent' })
})

test('a path through a list shows the values of all its members', () => {
  const item = json('{"image":[{"name":"Eins"},{"name":"Zwei"}]}')
  expect(describeCell(columnValues(item, ['image', 'name']))).toEqual({
    kind: 'text',
    isWhole: false,
    text: 'Eins, Zwei',
  })
})

test('a long text is cut between characters', () => {
  const cell = cellOf(JSON.stringify(`${'x'.repeat(299)}😀 and more`))
  expect(cell).toEqual({ kind: 'text', text: `${'x'.repeat(299)}😀…`, isWhole: false })
})

test('what is copied is whole, and in the language of the page', () => {
  const long = 'y'.repeat(5000)
  const texts = '[{"@language":"de","@value":"Käse"},{"@language":"en","@value":"Cheese"}]'
  expect(renderValueText([json(JSON.stringify(long))], 'de')).toBe(long)
  expect(renderValueText([json(texts)], 'en')).toBe('Cheese')
  expect(renderValueText([json(texts)], 'fr')).toBe('Käse')
  expect(renderValueText([json('[{"@id":"1","name":"A"},{"@id":"2"}]')], 'de')).toBe('A, 2')
})

test('a table survives tabs, quotes and line breaks in its cells', () => {
  expect(renderTsv([['a\tb', 'say "c"', 'd'], ['1\n2']])).toBe('"a\tb"\t"say ""c"""\td\n"1\n2"')
})

test('a text is whole up to 300 characters, and cut where it is longer', () => {
  const cells = [300, 301].map((length) => cellOf(JSON.stringify('x'.repeat(length))))
  expect(cells).toEqual([
    { kind: 'text', text: 'x'.repeat(300), isWhole: true },
    { kind: 'text', text: `${'x'.repeat(300)}…`, isWhole: false },
  ])
})

const six = (of: (at: number) => object) =>
  cellOf(JSON.stringify(Array.from({ length: 6 }, (_, at) => of(at))))

test('five of six related items are named, and five of their types', () => {
  const names = [0, 1, 2, 3, 4].map((at) => `n${at}`)
  const types = [0, 1, 2, 3, 4].map((at) => `T${at}`)
  const shown = [
    six((at) => ({ '@id': `i${at}`, '@type': ['Place'], name: `n${at}` })),
    six((at) => ({ '@id': `i${at}`, '@type': 'skos:Concept', 'skos:prefLabel': `n${at}` })),
    six((at) => ({ '@id': `i${at}`, '@type': [`T${at}`] })),
  ].map((cell) =>
    cell.kind === 'relations'
      ? [cell.labels, cell.types, cell.resolved, cell.unresolved, cell.related.length]
      : cell,
  )
  expect(shown).toEqual([
    [names, [], 6, 0, 5],
    [names, [], 6, 0, 5],
    [[], types, 0, 6, 5],
  ])
})

test.each([
  ['["a",1.0,true]', 'a, 1.0, true'],
  ['["a",null]', '["a",null]'],
  ['[["a"]]', '[["a"]]'],
  ['[{"a":1}]', '[{"a":1}]'],
  ['{"a":1.0}', '{"a":1.0}'],
  ['{"@id":"c","@type":"skos:Concept"}', 'c'],
])('%s is pasted as %s', (value, pasted) => {
  expect(renderValueText([json(value)], 'de')).toBe(pasted)
})

test.each([
  ['inLanguage', '"de"', ['languages']],
  ['dc:translation', '["de","en"]', ['languages']],
  ['eventStatus', '"https://schema.org/EventScheduled"', ['term']],
  ['availability', '["InStock","SoldOut"]', ['term', 'term']],
  ['availability', '["InStock","other"]', []],
  ['dayOfWeek', '["https://schema.org/Saturday","https://schema.org/Sunday"]', ['days']],
  ['duration', '"PT1H30M"', ['minutes']],
  ['addressCountry', '"AT"', ['country']],
  ['addressCountry', '"Austria"', []],
  ['name', '"de"', []],
])('%s gives %s words, and the cell as sent stays with them', (name, text, kinds) => {
  const cell = describeCell([json(text)], name)
  expect(cell.kind === 'worded' ? cell.values.map(({ kind }) => kind) : []).toEqual(kinds)
  expect(asSent(cell)).toEqual(asSent(cellOf(text)))
})

test.each([['{"@language":"en","@value":"Lido"}'], ['[{"@language":"en","@value":"Lido"}]']])(
  'the name of a linked item keeps its language (%s)',
  (name) => {
    const cell = cellOf(`{"@id":"1","@type":["Place","dcls:POI"],"name":${name}}`)
    expect(cell).toMatchObject({
      labels: [{ texts: [{ language: 'en', value: 'Lido' }] }],
      related: [{ id: '1', label: 'Lido' }],
    })
  },
)

test('an address without a town has its country in words', () => {
  expect(
    cellOf('{"@type":"PostalAddress","streetAddress":"Am See","addressCountry":"AT"}'),
  ).toEqual({
    kind: 'parts',
    written: { en: 'Am See, Austria', de: 'Am See, Österreich' },
    text: 'Am See, AT',
  })
})
