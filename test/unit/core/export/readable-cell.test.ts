import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createReadableCells } from '#core/export/readable-columns.ts'
import { memberOf, readNamePath } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'
import { recordingOf } from '../../../support/recorded-core.ts'
import { spokenWords } from '../../../support/spoken-words.ts'

const english = createReadableCells(await spokenWords('en'))
const german = createReadableCells(await spokenWords('de'))

function parse(text: string): JsonValue {
  const read = readJson(text)
  if (!read.ok) throw new Error('no JSON')
  return read.value
}
const cellIn = (item: JsonValue, key: string, cells = english) =>
  cells.cellOf(item, readNamePath(key))
/** The cell of an attribute with that value. */
const cellOf = (value: unknown, key = 'a', cells = english) =>
  cellIn(parse(JSON.stringify({ [key]: value })), key, cells)
const text = (words: string) => ({ kind: 'text', text: words })
const itemsOf = (body: string): readonly JsonValue[] => {
  const graph = memberOf(parse(body), '@graph')
  return graph?.kind === 'array' ? graph.items : []
}

test('numbers and dates stay what they are, truth values are words', () => {
  expect([1.5, [3], true, null, '2026-04-10', 'x'].map((value) => cellOf(value))).toEqual([
    { kind: 'number', source: '1.5' },
    { kind: 'number', source: '3' },
    text('yes'),
    { kind: 'empty' },
    text('2026-04-10'),
    text('x'),
  ])
  expect(cellOf(false, 'a', german)).toEqual(text('nein'))
  expect(cellIn(parse('{"year":2022.0}'), 'year')).toEqual({ kind: 'number', source: '2022' })
})

test('a number within a text has the decimal separator of the language', () => {
  const offers = [{ price: 20.5, priceCurrency: 'EUR' }]
  const width = { '@type': 'QuantitativeValue', value: 1800, unitText: 'pixel' }
  const length = { '@type': 'QuantitativeValue', value: 3.7, unitText: 'km' }
  const cells = (readable: typeof english) => [
    cellOf(offers, 'offers', readable),
    cellOf([4.5, 3], 'a', readable),
    cellOf([width, length], 'a', readable),
  ]
  expect(cells(german)).toEqual([text('20,5 EUR'), text('4,5; 3'), text('1800 Pixel; 3,7 km')])
  expect(cells(english)).toEqual([text('20.5 EUR'), text('4.5; 3'), text('1800 pixels; 3.7 km')])
})

test('HTML, languages, places and addresses are read as the grid shows them', () => {
  const address = { '@type': 'PostalAddress', streetAddress: 'Am See 1', addressLocality: 'Velden' }
  const languages = [
    { '@language': 'de', '@value': '<p>Eins &amp; zwei</p>' },
    { '@language': 'en', '@value': '<p>One</p>' },
  ]
  expect(['<p>A &amp; B</p>', languages, address].map((value) => cellOf(value))).toEqual([
    text('A & B'),
    text('One'),
    text('Am See 1, Velden'),
  ])
  expect(cellOf(languages, 'a', german)).toEqual(text('Eins & zwei'))
})

test('coordinates have six decimals at most, and no more than were sent', () => {
  const point = { latitude: 46.713, longitude: 14.510000000000002 }
  expect(cellOf(point)).toEqual(text('46.713, 14.51'))
  const item = parse('{"geo":{"latitude":46.6123456789,"longitude":-0.00000001}}')
  expect(['geo.latitude', 'geo.longitude'].map((key) => cellIn(item, key))).toEqual([
    { kind: 'number', source: '46.612346' },
    { kind: 'number', source: '0' },
  ])
})

test('a linked item is its name, a picture its address, several stand behind each other', () => {
  const picture = { '@id': 'p', '@type': 'ImageObject', contentUrl: 'https://x.test/p.jpg' }
  const withThumbnail = { ...picture, thumbnailUrl: 'https://x.test/p-small.jpg' }
  const place = { '@id': '1', '@type': 'Place', name: [{ '@language': 'en', '@value': 'Castle' }] }
  expect(
    [[picture], [withThumbnail], place, [place, { ...place, name: 'Burg' }], []].map((one) =>
      cellOf(one),
    ),
  ).toEqual([
    text('https://x.test/p.jpg'),
    text('https://x.test/p.jpg'),
    text('Castle'),
    text('Castle; Burg'),
    { kind: 'empty' },
  ])
})

test('of what is linked without details there is only the number', () => {
  const only = { '@id': '2', '@type': ['Place', 'dcls:POI'] }
  const concept = { '@id': '3', '@type': 'skos:Concept' }
  const named = { '@id': '1', '@type': 'Place', name: 'Burg' }
  expect([only, [only, concept], [only, named, only, only]].map((one) => cellOf(one))).toEqual([
    text('×1'),
    text('×2'),
    text('Burg; ×3'),
  ])
})

test('what its attribute tells more of is said as in the view of the item', () => {
  const said = (key: string, value: unknown) => [cellOf(value, key), cellOf(value, key, german)]
  expect(said('@type', ['Place', 'TouristAttraction', 'dcls:POI'])).toEqual([
    text('POI'),
    text('Ausflugsziel'),
  ])
  expect(said('eventStatus', 'https://schema.org/EventScheduled')).toEqual([
    text('as planned'),
    text('wie geplant'),
  ])
  expect(said('dc:translation', ['de', 'en'])).toEqual([
    text('German, English'),
    text('Deutsch, Englisch'),
  ])
  expect(said('cc:license', 'https://creativecommons.org/licenses/by-sa/4.0/')[0]).toEqual(
    text('CC BY-SA 4.0'),
  )
  expect(said('duration', 'PT90M')).toEqual([text('1 h 30 min'), text('1 Std. 30 Min.')])
  expect(said('offers', [{ '@id': 'o', price: 12.5, priceCurrency: 'EUR' }])[0]).toEqual(
    text('12.5 EUR'),
  )
  const hours = ['Monday', 'Tuesday', 'Wednesday'].map((day) => ({
    '@id': day,
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: [`https://schema.org/${day}`],
    opens: '10:00',
    closes: '17:00',
  }))
  expect(said('openingHoursSpecification', hours)).toEqual([
    text('Mon–Wed 10:00–17:00'),
    text('Mo–Mi 10:00–17:00'),
  ])
  expect(
    said('width', { '@type': 'QuantitativeValue', value: 18, unitText: 'px', name: 'W' })[0],
  ).toEqual(text('18 px'))
})

test('an address of schema.org that stands for nothing known stays as it was sent', () => {
  expect(cellOf('https://schema.org/Thing')).toEqual(text('https://schema.org/Thing'))
})

test('a schedule is said as in the grid', async () => {
  const schedule = {
    '@type': 'Schedule',
    startDate: '2026-04-10',
    startTime: '19:00',
    repeatFrequency: 'P1W',
    repeatCount: 8,
  }
  expect(cellOf([schedule])).toEqual(text('weekly, 8 dates from 10 Apr 2026, 19:00'))
  const days = { today: '2026-03-01', asked: { from: '2026-04-15', until: '2026-04-20' } }
  expect(cellOf([schedule], 'a', createReadableCells(await spokenWords('en'), { days }))).toEqual(
    text('17 Apr 2026, 19:00 (weekly, 8 dates from 10 Apr 2026, 19:00)'),
  )
})

test('what has neither name nor line is told by what it holds', () => {
  expect(cellOf({ line: 'LINESTRING (1 2, 3 4)', elevation: 5, more: { a: true } })).toEqual(
    text('Route line: LINESTRING, Elevation: 5, more: a: yes'),
  )
})

test('a linked item without a name is told by its type and its address, not by all that it holds', () => {
  const place = { '@id': 'one', '@type': ['Place', 'dcls:POI'], 'dct:created': '2026-01-01' }
  const address = { '@type': 'PostalAddress', streetAddress: 'Am See 1', addressLocality: 'Velden' }
  expect([{ ...place, address }, place].map((value) => cellOf(value, 'a', german))).toEqual([
    text('(ohne Namen) · Ausflugsziel, Am See 1, Velden'),
    text('(ohne Namen) · Ausflugsziel'),
  ])
})

test('how to be reached is found in the address, each value once', () => {
  const item = parse(
    '{"url":"https://a.test","address":{"telephone":"1","url":"https://b.test"},"contactPoint":[{"telephone":["1","2"]}]}',
  )
  expect(
    ['telephone', 'url', 'email', 'address.telephone'].map((key) => cellIn(item, key)),
  ).toEqual([text('1; 2'), text('https://a.test; https://b.test'), { kind: 'empty' }, text('1')])
})

test('how to be reached in two languages is said in one', () => {
  const url = [
    { '@language': 'de', '@value': 'https://a.test/de' },
    { '@language': 'en', '@value': 'https://a.test/en' },
  ]
  const item = parse(JSON.stringify({ address: { url } }))
  expect(cellIn(item, 'url')).toEqual(text('https://a.test/en'))
})

test('a place recorded in two languages tells its further details with their values', () => {
  const [item] = itemsOf(recordingOf('languages de,en').answer.body)
  if (!item) throw new Error('The recording has no item')
  const details = cellIn(item, 'additionalProperty', german)
  expect(details.kind === 'text' && details.text).toMatch(
    /^Beschreibung: Langtext (?:lorem ipsum ?)+; Preis-Info: 71 €$/,
  )
  expect(
    ['name', 'description', 'address', 'telephone', 'email', 'url'].map((key) =>
      cellIn(item, key, german),
    ),
  ).toEqual(
    [
      'Museum Pörtschach 071',
      'Ein schöner Ort in Pörtschach. Nr. 71',
      'Seestraße 71, 9071 Pörtschach',
      '+43 4274 71',
      'info71@example.org',
      'https://example.org/71?a=1&b=2',
    ].map(text),
  )
})

test('no recorded item has HTML, an ID of something linked or a name of the API in a cell', () => {
  const items = itemsOf(readFileSync('test/fixtures/core/items.json', 'utf8'))
  const found = items.flatMap((item) =>
    (item.kind === 'object' ? item.members : []).flatMap(({ name }) => {
      const cell = cellIn(item, name, german)
      const isAddress = cell.kind === 'text' && /^https?:/.test(cell.text)
      if (name === '@id' || cell.kind !== 'text' || isAddress) return []
      return /<\/?\w|[\da-f]{8}-[\da-f]{4}|schema\.org|dcls:|[{}]/.test(cell.text)
        ? [cell.text]
        : []
    }),
  )
  expect([items.length, found]).toEqual([135, []])
})

test('countries are named, and codes stay as sent where names are those of the API', async () => {
  const withApiNames = createReadableCells({ ...(await spokenWords('de')), names: null })
  const values = [
    ['AT', 'addressCountry'],
    ['Österreich', 'addressCountry'],
    [['de', 'en'], 'dc:translation'],
    ['https://schema.org/EventScheduled', 'eventStatus'],
  ] as const
  const texts = (cells: typeof german) =>
    values
      .map(([value, name]) => cellOf(value, name, cells))
      .map((cell) => 'text' in cell && cell.text)
  expect(texts(german)).toEqual(['Österreich', 'Österreich', 'Deutsch, Englisch', 'wie geplant'])
  expect(texts(withApiNames)).toEqual(['AT', 'Österreich', 'de, en', 'EventScheduled'])
})

test('a name in another language has its code behind it, that of a linked item, too', () => {
  const name = [{ '@language': 'en', '@value': 'Lido' }]
  const place = { '@id': '1', '@type': ['Place', 'dcls:POI'], name }
  expect([cellOf(name, 'name', german), cellOf(place, 'location', german)]).toEqual([
    text('Lido (en)'),
    text('Lido (en)'),
  ])
  expect(cellOf(name, 'name')).toEqual(text('Lido'))
})
