/** What a real server was seen to do besides the recordings, each by its rule (datacycle-core.md). */
import { describe, expect, test } from 'vitest'
import { asQuery, idsOf, openDouble } from '../../../support/core-double/ask-double.ts'
import { readRecordedContent } from '../../../support/core-double/recorded-content.ts'

const content = readRecordedContent()
const double = openDouble(content)
const all = { fields: '@id', page: { size: 1000 } }

const get = (slug: string, parameters: object) =>
  double.get(`/api/v4/endpoints/${slug}?${asQuery({ ...all, ...parameters })}`)
const found = (slug: string, parameters: object) => idsOf(double.list(get(slug, parameters)))
const filtered = (slug: string, filter: object) => found(slug, { filter })

const pois = double.list(get('alle-pois', { fields: '@id,dc:slug,name' }))['@graph']

describe('content IDs', () => {
  const [one, other] = pois
  const byIds = (...members: string[]) =>
    filtered('alle-pois', { contentId: { in: members } }).toSorted()

  test('a slug is taken in place of an ID, to the letter', () => {
    const slug = String(one?.['dc:slug'])
    expect([byIds(slug), byIds(slug.toUpperCase()), byIds('nix-gibt-es')]).toEqual([
      [one?.['@id']],
      [],
      [],
    ])
  })

  test('where one of a text is no UUID, all are slugs', () => {
    const [first, second] = [String(one?.['dc:slug']), String(other?.['dc:slug'])]
    const ids = [String(one?.['@id']), String(other?.['@id'])]
    expect([
      byIds(`${first},${second}`),
      byIds(ids.join(',')),
      byIds(`${ids[0] ?? ''},${second}`),
      byIds(ids.join(', ')),
    ]).toEqual([ids.toSorted(), ids.toSorted(), [ids[1]], []])
  })
})

test.each(['conceptLanguage', 'classification_ids'])('the name %s is let pass', (name) => {
  const { links } = double.list(get('alle-pois', { page: { size: 1 }, [name]: 'x' }))
  expect(links?.next).toContain(`${name}=x`)
})

test('an object is passed over right below the filter, but for one name', () => {
  const statusOf = (key: string) => get('alle-pois', { filter: { [key]: { in: 'x' } } }).status
  expect(['skos:broader', 'slug', 'skos:prefLabel'].map(statusOf)).toEqual([200, 200, 400])
})

test('an attribute is not taken for a date by a name of the language', () => {
  const attribute = { constructor: { in: { min: '2024-03-01' } } }
  expect(get('alle-pois', { filter: { attribute } }).status).toBe(400)
})

describe('dates', () => {
  const created = (min: string) =>
    get('alles', { filter: { attribute: { 'dct:created': { in: { min } } } } })
  const total = (min: string) => double.list(created(min)).meta.total

  test.each([
    '20260616',
    '16. Juni 2026',
    '16 June 2026',
    'June 16, 2026',
    '2026-6-16',
    '2026/06/16',
    '16/06/2026',
    '2026-06-16T00:00:00+02:00',
    '2026-06-16T00:00:00 02:00',
  ])('%s is the 16th of June', (text) => {
    expect(total(text)).toBe(total('2026-06-16'))
  })

  test('a week is read as today, as is a month unknown to it, the day of a year as its year and this month, a month as its first day', () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Vienna' }).format(new Date())
    const texts = ['2026-W25', '16. Mai 2026', '2026-167', 'June']
    expect(texts.map(total)).toEqual([
      total(today),
      total(today),
      total(`2026-${today.slice(5, 7)}-01`),
      total(`${today.slice(0, 4)}-06-01`),
    ])
  })

  test.each(['today', 'now', '6/16/2026', '5', '2024', '2024-03', '2024-02-31'])(
    '%s is no date',
    (text) => {
      expect(created(text).status).toBe(500)
    },
  )
})

describe('sorting', () => {
  const sorted = (sort: string, more: object = {}) => found('veranstaltungen', { ...more, sort })
  const dates = { filter: { schedule: { in: { min: '2026-01-01', max: '2026-12-31' } } } }
  const unsorted = sorted('nonsense')
  /** The items of all pages of two. */
  const walk = (sort: string, more: object = {}) => {
    const pages = Math.ceil(sorted(sort, more).length / 2)
    return Array.from({ length: pages }, (_, at) =>
      found('veranstaltungen', { ...more, sort, page: { size: 2, number: at + 1 } }),
    ).flat()
  }

  test('by proximity.occurrence beside a schedule goes both ways, and its pages fit together', () => {
    const [rising, falling] = [
      sorted('proximity.occurrence', dates),
      sorted('-proximity.occurrence', dates),
    ]
    expect(rising).not.toEqual(falling)
    expect([walk('proximity.occurrence', dates), walk('-proximity.occurrence', dates)]).toEqual([
      rising,
      falling,
    ])
  })

  test.each([
    ['proximity.occurrence', true],
    ['proximity.occurrence(2026-01-01,2026-12-31)', true],
    ['proximity.occurrence(2026-01-01,2026-12-31,eventSchedule)', false],
    ['proximity.occurrence(start:2026-01-01,end:2026-12-31)', false],
    ['proximity.geographic_with(lon,lat)', true],
    ['proximity.geographic_with(13.9,46.6)', false],
    ['similarity', true],
    ['similarity(Konzert)', false],
  ])('by %s alone is no order: %s', (sort, isNone) => {
    expect(JSON.stringify(sorted(sort)) === JSON.stringify(unsorted)).toBe(isNone)
  })

  test.each([
    'proximity.geographic_with(x)',
    'proximity.in_occurrence(2026-01-01,2026-12-31)',
    '-',
  ])('%s is a server error', (sort) => {
    expect(get('veranstaltungen', { sort }).status).toBe(500)
  })

  test('what lacks its filter is passed over for the next key', () => {
    const byName = sorted('name')
    expect(
      ['similarity,name', 'proximity.occurrence,name', 'nonsense,name', 'name,nonsense'].map(
        (sort) => sorted(sort),
      ),
    ).toEqual([byName, byName, byName, byName])
  })
})

describe('full text', () => {
  const search = (q: string) => filtered('alle-pois', { q }).length

  test('a sign beside a word leaves whole words and stems, and no part of a word', () => {
    const [whole, part] = [search('Velden'), search('Vel')]
    expect(Math.min(whole, part)).toBeGreaterThan(0)
    expect([search('Velden*'), search('Vel*'), search('Velden|nirgends')]).toEqual([whole, 0, 0])
  })

  test('a part of a word is found as written only, a whole word without its umlaut too', () => {
    expect(search('Pörtsch')).toBeGreaterThan(0)
    expect([search('pörtsch'), search('portsch'), search('portschach')]).toEqual([
      search('Pörtsch'),
      0,
      search('Pörtschach'),
    ])
  })

  test('a NUL alone is a blank, and within a word a server error', () => {
    expect([get('alle-pois', { filter: { q: '\0' } }).status, search('\0')]).toEqual([
      200,
      search(' '),
    ])
    expect(get('alle-pois', { filter: { q: 'a\0b' } }).status).toBe(500)
  })
})
