import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkedIds, readItemView } from '#core/item-view/item-view.ts'
import type { ViewFact } from '#core/item-view/view-facts.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'

function json(text: string): JsonValue {
  const read = readJson(text)
  if (!read.ok) throw new Error('The test needs JSON')
  return read.value
}

const viewOf = (item: object, language = 'en') => readItemView(json(JSON.stringify(item)), language)
const valuesOf = (facts: readonly ViewFact[]) =>
  Object.fromEntries(facts.map(({ key, label, value }) => [label ?? key, value]))

const graph = memberOf(json(readFileSync('test/fixtures/core/items.json', 'utf8')), '@graph')
const recorded = graph?.kind === 'array' ? graph.items : []
function recordedItem(name: string): JsonValue {
  const found = recorded.find((item) => {
    const own = memberOf(item, 'name')
    return own?.kind === 'string' && own.value === name
  })
  if (!found) throw new Error(`No recorded item is called ${name}`)
  return found
}

const cell = (text: string) => ({ kind: 'cell', cell: { kind: 'text', text, isWhole: true } })

test('a recorded place is told by address, contact, license and texts', () => {
  const view = readItemView(recordedItem('Museum Pörtschach 071'), 'de')
  expect({
    ...view,
    paragraphs: view.paragraphs.map(({ key, title }) => ({ key, title })),
  }).toEqual({
    title: { text: 'Museum Pörtschach 071', language: '' },
    types: ['Place', 'TouristAttraction', 'dcls:POI'],
    picture: null,
    categories: [
      { id: '1c478691-fa35-4030-8405-684ad180434f', label: null },
      { id: '09cfd3e2-3593-421e-84d1-c1e74689487d', label: null },
    ],
    facts: view.facts,
    paragraphs: [
      { key: 'description', title: null },
      { key: 'additionalProperty', title: 'Beschreibung' },
    ],
    // CORE sends the picture of “photo” among those of “image” as well.
    related: [
      {
        key: 'image',
        more: 0,
        links: ['6a25d732-2776-439d-a089-61e200056175', '42548761-ab0e-4df9-9e0d-040d13d4e484'].map(
          (id) => ({
            id,
            name: null,
            types: ['CreativeWork', 'MediaObject', 'ImageObject', 'dcls:Bild'],
            isLoaded: false,
          }),
        ),
      },
    ],
  })
  expect(valuesOf(view.facts)).toEqual({
    address: {
      kind: 'cell',
      cell: { kind: 'text', text: 'Seestraße 71, 9071 Pörtschach', isWhole: false },
    },
    geo: {
      kind: 'cell',
      cell: { kind: 'coordinates', latitude: '46.713', longitude: '14.510000000000002' },
    },
    'address.telephone': cell('+43 4274 71'),
    'address.email': { kind: 'cell', cell: { kind: 'email', text: 'info71@example.org' } },
    'address.url': {
      kind: 'cell',
      cell: {
        kind: 'url',
        text: 'https://example.org/71?a=1&b=2',
        link: { address: 'https://example.org/71?a=1&b=2', isPicture: false },
      },
    },
    'cc:license': {
      kind: 'license',
      name: 'CC BY 4.0',
      link: { address: 'https://creativecommons.org/licenses/by/4.0/', isPicture: false },
    },
    copyrightNotice: cell('CC BY 4.0'),
    'dc:translation': { kind: 'languages', languages: ['de'] },
    'Preis-Info': cell('71 €'),
  })
})

test('a recorded event is told by its time and its place; as planned is no news, unresolved dates neither', () => {
  const view = readItemView(recordedItem('Konzert 40 – Übergrößen & mehr'), 'de')
  expect(view.facts.map(({ key }) => key)).toEqual([
    ...['startDate', 'location', 'sameAs', 'organizer', 'dc:translation'],
  ])
  expect(view.facts[0]?.value).toEqual({
    kind: 'span',
    begin: '2027-04-11T19:00:00.000+02:00',
    end: '2027-06-20T21:00:00.000+02:00',
  })
  expect(linkedIds(view)).toContain('4105382d-5bbc-4d3b-a56d-34d44d4e4eb9')
})

test('a recorded tour repeats no attribute that CORE sends under two names', () => {
  const view = readItemView(recordedItem('Seerunde 5'), 'de')
  expect(valuesOf(view.facts)).toEqual({
    geo: { kind: 'shape', shape: 'line' },
    duration: { kind: 'measure', digits: '6', unit: '' },
    length: { kind: 'measure', digits: '5', unit: '' },
    ascent: { kind: 'measure', digits: '1', unit: '' },
    descent: { kind: 'measure', digits: '2', unit: '' },
    maxAltitude: { kind: 'measure', digits: '4', unit: '' },
    minAltitude: { kind: 'measure', digits: '3', unit: '' },
    'dc:translation': { kind: 'languages', languages: ['de'] },
  })
  expect(view.related.map(({ key }) => key)).toEqual([
    ...['dc:additionalInformation', 'image', 'odta:wayPoint', 'aggregateRating'],
  ])
})

test('a recorded picture is shown itself, a person goes by both names', () => {
  const picture = recorded.find((item) => memberOf(item, 'thumbnailUrl') !== undefined)
  expect(readItemView(picture ?? { kind: 'null' }, 'de').picture).toMatchObject({
    thumbnailUrl: expect.stringContaining('/thumb/') as string,
    fullUrl: expect.not.stringContaining('/thumb/') as string,
  })
  const person = readItemView(json('{"givenName":"Änne","familyName":"Größing"}'), 'de')
  expect(person.title).toEqual({ text: 'Änne Größing', language: '' })
})

test('each recorded item has a title, and no fact is said twice', () => {
  expect(recorded).toHaveLength(135)
  for (const item of recorded) {
    const view = readItemView(item, 'de')
    expect(view.title).not.toBeNull()
    const keys = view.facts.map(({ key, label }) => `${key} ${label ?? ''}`)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test('an item of the documented kind is told as well', () => {
  const view = viewOf({
    '@id': 'e1',
    '@type': ['Event', 'sample:Veranstaltung'],
    name: 'Concert 13',
    description: 'An evening.<br>By the lake.',
    startDate: '2026-11-06T19:00+01:00',
    endDate: null,
    location: {
      '@id': 'p1',
      '@type': ['Place', 'sample:Ort'],
      name: 'Lido',
      address: 'Seestraße 7',
    },
    offers: { price: 12.5, priceCurrency: 'EUR', fee: 0.1 },
    performer: [{ '@id': 'x', '@type': ['Person', 'sample:Person'] }],
    category: ['music'],
    image: [],
  })
  expect(valuesOf(view.facts)).toEqual({
    startDate: { kind: 'cell', cell: { kind: 'date-time', text: '2026-11-06T19:00+01:00' } },
    location: {
      kind: 'links',
      links: [{ id: 'p1', name: 'Lido', types: ['Place', 'sample:Ort'], isLoaded: true }],
      more: 0,
    },
    'location.address': cell('Seestraße 7'),
    offers: { kind: 'prices', prices: [{ amount: '12.5', currency: 'EUR' }] },
    performer: {
      kind: 'links',
      links: [{ id: 'x', name: null, types: ['Person', 'sample:Person'], isLoaded: false }],
      more: 0,
    },
  })
  expect(view.categories).toEqual([{ id: null, label: 'music' }])
  expect(view.paragraphs).toEqual([
    { key: 'description', title: null, text: 'An evening.\nBy the lake.', language: '' },
  ])
  expect(view.related).toEqual([])
})

test('what is not as planned is said, times and measures as people say them', () => {
  const view = viewOf({
    eventStatus: 'https://schema.org/EventCancelled',
    duration: 'PT1H30M',
    'odta:length': { '@type': 'QuantitativeValue', value: 12.4, unitText: 'km' },
  })
  expect(valuesOf(view.facts)).toEqual({
    eventStatus: { kind: 'term', term: 'EventCancelled' },
    duration: { kind: 'minutes', minutes: 90 },
    'odta:length': { kind: 'measure', digits: '12.4', unit: 'km' },
  })
})

test('HTML is text, also where it tries to be more', () => {
  const view = viewOf({
    name: 'x',
    description: '<p>Hi</p><script>alert(1)</script><img src=x onerror=y>',
  })
  expect(view.paragraphs.map(({ text }) => text)).toEqual(['Hi'])
})

test('of several languages the one of the page is chosen, and told', () => {
  const name = [
    { '@language': 'de', '@value': 'Käse' },
    { '@language': 'en', '@value': 'Cheese' },
  ]
  expect(viewOf({ name }, 'en').title).toEqual({ text: 'Cheese', language: 'en' })
  expect(viewOf({ name }, 'fr').title).toEqual({ text: 'Käse', language: 'de' })
})

test('any JSON has a view, and what is empty is not in it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const view = readItemView(json(JSON.stringify(value)), 'de')
      for (const { text } of view.paragraphs) expect(text.trim()).not.toBe('')
    }),
  )
  const empty = { name: ' ', startDate: null, address: {}, image: [], description: '', offers: {} }
  expect(viewOf(empty)).toEqual({
    title: null,
    types: [],
    picture: null,
    categories: [],
    facts: [],
    paragraphs: [],
    related: [],
  })
})

test('a rating that is sent as a text is a number, unlike a time or a version', () => {
  const detail = (name: string, value: unknown) => ({ '@type': 'PropertyValue', name, value })
  const { facts } = viewOf({
    additionalProperty: [
      detail('Rating', '4.5'),
      detail('Height', 440.25),
      detail('Begins', '19.30'),
      detail('Version', '1.0.2'),
    ],
  })
  expect(valuesOf(facts)).toEqual({
    Rating: { kind: 'cell', cell: { kind: 'number', source: '4.5' } },
    Height: { kind: 'cell', cell: { kind: 'number', source: '440.25' } },
    Begins: cell('19.30'),
    Version: cell('1.0.2'),
  })
})

const detail = (value: string, name?: string) => ({ '@type': 'PropertyValue', value, name })

test('a detail is a paragraph where it has no title or more than 120 characters', () => {
  const view = viewOf({
    additionalProperty: [
      detail('x'.repeat(120), 'Short'),
      detail('x'.repeat(121), 'Long'),
      detail('untitled'),
      detail('', 'Empty'),
    ],
  })
  expect(Object.keys(valuesOf(view.facts))).toEqual(['Short'])
  expect(view.paragraphs.map(({ title, text }) => [title, text.length])).toEqual([
    ['Long', 121],
    [null, 8],
  ])
})

test('a text of more than 10,000 characters is cut, and one that comes twice is shown once', () => {
  const shown = (length: number) => {
    const text = 'x'.repeat(length)
    return viewOf({ description: text, abstract: text }).paragraphs.map((one) => [
      one.key,
      one.text.length,
      one.text.endsWith('x…'),
    ])
  }
  expect([shown(10_000), shown(10_001)]).toEqual([
    [['description', 10_000, false]],
    [['description', 10_001, true]],
  ])
})

test('categories are concepts of any attribute and texts of some, each once and none blank', () => {
  const concept = { '@id': 'c', '@type': 'skos:Concept', 'skos:prefLabel': 'Music' }
  const { categories } = viewOf({
    'dc:classification': [concept, concept],
    keywords: ['lake', ' ', 'lake', 'Music'],
    topic: 'summer',
    slogan: 'no category',
  })
  expect(categories).toEqual([
    { id: 'c', label: 'Music' },
    { id: null, label: 'lake' },
    { id: null, label: 'Music' },
    { id: null, label: 'summer' },
  ])
})

test('a relation within another one is not listed, and of two equal ones only the first', () => {
  const item = (id: string) => ({ '@id': id, '@type': ['ImageObject', 'dcls:Bild'] })
  const { related } = viewOf({
    photo: [item('a')],
    image: [item('a'), item('b')],
    pictures: [item('b'), item('a')],
    poster: [item('b'), item('c')],
  })
  expect(related.map(({ key }) => key)).toEqual(['image', 'poster'])
})

test('of a second name with more links than are listed, the others are not lost', () => {
  const links = Array.from({ length: 30 }, (_, at) => ({
    '@id': `p${at}`,
    '@type': ['Thing', 'Place'],
  }))
  const said = (one: number, other: number) =>
    viewOf({ first: links.slice(0, one), all: links.slice(0, other) }).related.map(
      ({ key, more }) => `${key} +${more}`,
    )
  expect([said(12, 30), said(30, 12), said(30, 30), said(3, 12)]).toEqual([
    ['all +18'],
    ['first +18'],
    ['first +18'],
    ['all +0'],
  ])
})
