import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ColumnPath } from '#core/content/item-columns.ts'
import { createItemWriter } from '#core/export/create-item-writer.ts'
import type { SheetTexts } from '#core/export/html-sheet-writer.ts'
import type { Language } from '#core/language/language.ts'
import { anyText } from '../../../support/arbitraries/text.ts'
import type { SeriesDays } from '#core/spoken/say-cell.ts'
import { spokenWords } from '../../../support/spoken-words.ts'

const texts: SheetTexts = {
  title: 'Events & more, 29 Nov 2026',
  place: 'Place',
  dates: 'Dates',
  missing: { author: 'No author', license: 'No license' },
  fields: [],
  isPicked: false,
  origin: null,
}
const words = { en: await spokenWords('en'), de: await spokenWords('de') }

function write(
  items: readonly unknown[],
  columns: readonly ColumnPath[] = [],
  {
    language = 'en',
    days = null,
    ...changed
  }: Partial<SheetTexts> & { language?: Language; days?: SeriesDays | null } = {},
) {
  const writer = createItemWriter('sheet', {
    columns,
    words: words[language],
    days,
    people: { ...texts, ...changed },
    csv: { separator: ',', hasBom: false },
    date: new Date(2026, 10, 29),
    encode: (text) => new TextEncoder().encode(text),
  })
  const pieces = [
    writer.begin(),
    ...items.map((item) => writer.add(typeof item === 'string' ? item : JSON.stringify(item))),
    writer.end(),
  ]
  return { text: Buffer.concat(pieces).toString(), facts: writer.facts }
}

const withoutStyle = (text: string) => text.replace(/<style>[^]*<\/style>/, '<style></style>')

const event = {
  '@id': 'e1',
  '@type': ['Thing', 'Event'],
  name: 'Concert & more',
  description: `<p>${'Music for all. '.repeat(30)}</p>`,
  startDate: '2026-12-05T19:00:00+01:00',
  endDate: '2026-12-05T22:00:00+01:00',
  location: {
    '@id': 'p1',
    '@type': ['Place'],
    name: 'Town Hall',
    address: { '@type': 'PostalAddress', streetAddress: 'Main St 1', addressLocality: 'Mondsee' },
  },
  image: {
    '@id': 'i1',
    '@type': ['ImageObject'],
    name: 'Stage',
    contentUrl: 'https://cdn.example/a.jpg?w=1&h=2',
    thumbnailUrl: 'https://cdn.example/a-small.jpg',
    author: 'Ann "A" O\'Neil',
    license: 'https://creativecommons.org/licenses/by/4.0/',
  },
  url: 'https://events.example/1',
  maximumAttendeeCapacity: 1200,
}

test('shows each item with its picture and the chosen columns', () => {
  const { text, facts } = write(
    [event, { '@id': 'e2', '@type': ['Place'] }, '{"broken'],
    [['name'], ['url'], ['maximumAttendeeCapacity']],
  )
  expect(withoutStyle(text)).toBe(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src https: http:">
<meta name="viewport" content="width=device-width">
<meta name="referrer" content="no-referrer">
<title>Events &amp; more, 29 Nov 2026</title>
<style></style>
</head>
<body>
<main>
<h1>Events &amp; more, 29 Nov 2026</h1>
<article>
<figure><a href="https://cdn.example/a.jpg?w=1&amp;h=2"><img src="https://cdn.example/a-small.jpg" alt="Stage"></a><figcaption>Ann &quot;A&quot; O&#39;Neil · CC BY 4.0</figcaption></figure>
<div>
<h2>Concert &amp; more</h2>
<p><small>Event</small></p>
<p>${'Music for all. '.repeat(20)}…</p>
<dl>
<dt>Place</dt><dd>Town Hall, Main St 1, Mondsee</dd>
<dt>Dates</dt><dd>5 Dec 2026, 19:00 – 22:00</dd>
<dt>Website</dt><dd><a href="https://events.example/1">https://events.example/1</a></dd>
<dt>Capacity</dt><dd>1200</dd>
</dl>
</div>
</article>
<article>
<div>
<h2>(no name)</h2>
<p><small>Place</small></p>
</div>
</article>
<article><p>{&quot;broken</p></article>
</main>
</body>
</html>
`)
  expect(facts).toMatchObject({ itemCount: 3, unreadableCount: 1 })
})

test('says at its end how the list was made, with a link to the query', () => {
  const origin = {
    title: 'How this list was made',
    lines: ['Full text: <b> & more', 'Website: https://a.example/?token=secret'],
    linkLabel: 'Open',
    link: 'endpoint-explorer://open?query=%7B%7D',
  }
  expect(write([event], [], { origin }).text).toMatch(
    new RegExp(
      `</article>
<footer>
<h2>How this list was made</h2>
<ul>
<li>Full text: &lt;b&gt; &amp; more</li>
<li>Website: https://a.example/\\?token=•••</li>
</ul>
<p><a href="endpoint-explorer://open\\?query=%7B%7D">Open</a></p>
</footer>
</main>`,
    ),
  )
  expect(write([event], [], { origin: { ...origin, link: null } }).text).toContain(
    '</ul>\n</footer>',
  )
})

test('names attributes and dates in German', () => {
  const { text } = write([event], [['maximumAttendeeCapacity']], { language: 'de' })
  expect(/<dl>[^]*<\/dl>/.exec(text)?.[0]).toBe(`<dl>
<dt>Place</dt><dd>Town Hall, Main St 1, Mondsee</dd>
<dt>Dates</dt><dd>05.12.2026, 19:00 – 22:00</dd>
<dt>Maximale Personenzahl</dt><dd>1200</dd>
</dl>`)
})

const linked = {
  ...event,
  '@id': 'e3',
  location: { '@id': 'p1', '@type': ['Place'] },
  organizer: [
    { '@id': 'o1', '@type': ['Organization'] },
    { '@id': 'o2', '@type': ['Organization'], name: 'Ann' },
  ],
  eventSchedule: [{ '@id': 's1', '@type': ['Schedule'] }],
  'dc:classification': [{ '@id': 'c1', '@type': ['skos:Concept'] }],
  'dc:multilingual': true,
  slug: 'concert',
  image: { ...event.image, author: 'Ann' },
}
const allColumns: ColumnPath[] = Object.keys(linked).map((name) => [name])
const factsOf = (text: string) => text.match(/<dt>.*/g)

test('an address alone is called one, its telephone follows, and a map’s numbers do not', () => {
  const place = {
    '@id': 'p1',
    '@type': ['Place'],
    name: 'Inn',
    address: { '@type': 'PostalAddress', addressLocality: 'Mondsee', telephone: '+43 6232 1' },
    geo: { latitude: 47.8, longitude: 13.3 },
    'dct:created': '2026-01-01',
  }
  const columns: ColumnPath[] = [['geo'], ['dct:created']]
  expect(factsOf(write([place], columns, { language: 'de' }).text)).toEqual([
    '<dt>Adresse</dt><dd>Mondsee</dd>',
    '<dt>Telefon</dt><dd>+43 6232 1</dd>',
  ])
})

test('the date of a series that lies in the asked period stands before its rule', () => {
  const eventSchedule = {
    '@type': ['Schedule'],
    startTime: '19:00',
    startDate: '2026-12-05',
    repeatFrequency: 'P1W',
    repeatCount: 8,
  }
  const days = { today: '2026-11-30', asked: { from: '2026-12-12', until: '2026-12-13' } }
  const datesOf = (more: object, asked = days) =>
    /<dt>Dates<\/dt><dd>([^<]*)/.exec(
      write([{ ...event, endDate: undefined, eventSchedule, ...more }], [], { days: asked }).text,
    )?.[1]
  const rule = 'weekly, 8 dates from 5 Dec 2026, 19:00'
  expect(datesOf({})).toBe(`12 Dec 2026, 19:00 (${rule})`)
  expect(datesOf({ endDate: '2027-01-23T20:00' })).toBe(
    `12 Dec 2026, 19:00 (${rule})\n5 Dec 2026, 19:00 – 23 Jan 2027, 20:00`,
  )
  const between = { from: '2026-12-14', until: '2026-12-15' }
  expect(datesOf({}, { ...days, asked: between })).toBe(rule)
})

test('lists stand in lines, and a schedule that says the same as the dates is left out', () => {
  const schedule = (more: object) => ({ '@type': ['Schedule'], startTime: '19:00', ...more })
  const once = schedule({ startDate: '2026-12-05', endDate: '2026-12-05' })
  const weekly = schedule({ startDate: '2026-12-05', repeatFrequency: 'P1W', repeatCount: 8 })
  const long = schedule({ startDate: '2026-12-05', endDate: '2026-12-07', endTime: '12:00' })
  const [day, series, span] = [once, weekly, long].map((one) => ({
    '@id': 'e4',
    '@type': ['Event'],
    name: 'Tour',
    description: '<p>Bring along:</p><ul><li>shoes</li><li>water</li></ul>',
    startDate: event.startDate,
    eventSchedule: [one],
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday'],
        opens: '09:00',
        closes: '12:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Sunday'],
        opens: '14:00',
        closes: '17:00',
      },
    ],
  }))
  const columns: ColumnPath[] = [['openingHoursSpecification']]
  const hours = '<dt>Opening hours</dt><dd>Mon 09:00–12:00\nSun 14:00–17:00</dd>'
  const linesOf = (item: unknown) => /<dl>\n([^]*)\n<\/dl>/.exec(write([item], columns).text)?.[1]
  expect([day, series].map(linesOf)).toEqual([
    `<dt>Dates</dt><dd>5 Dec 2026, 19:00</dd>\n${hours}`,
    `<dt>Dates</dt><dd>5 Dec 2026, 19:00\nweekly, 8 dates from 5 Dec 2026, 19:00</dd>\n${hours}`,
  ])
  expect(linesOf({ ...span, endDate: '2026-12-07T12:00:00+01:00' })).toBe(
    `<dt>Dates</dt><dd>5 Dec 2026, 19:00 – 7 Dec 2026, 12:00</dd>\n${hours}`,
  )
  expect([span, { ...day, startDate: undefined }].map(linesOf)).toEqual([
    `<dt>Dates</dt><dd>5 Dec 2026, 19:00\n5 Dec 2026, 19:00 to 7 Dec 2026, 12:00</dd>\n${hours}`,
    `<dt>Dates</dt><dd>5 Dec 2026, 19:00</dd>\n${hours}`,
  ])
  expect(write([day]).text).toContain('<p>Bring along:\n• shoes\n• water</p>')
})

test('leaves out what is not loaded, and attributes for programs', () => {
  const { text } = write([linked], allColumns)
  expect(factsOf(text)).toEqual([
    '<dt>Dates</dt><dd>5 Dec 2026, 19:00 – 22:00</dd>',
    '<dt>Website</dt><dd><a href="https://events.example/1">https://events.example/1</a></dd>',
    '<dt>Capacity</dt><dd>1200</dd>',
    '<dt>Organizer</dt><dd>Ann</dd>',
  ])
})

test('shows attributes for programs that a person picked', () => {
  const { text } = write([linked], [['@id'], ['slug'], ['dc:multilingual']], { isPicked: true })
  expect(factsOf(text)).toEqual([
    '<dt>Dates</dt><dd>5 Dec 2026, 19:00 – 22:00</dd>',
    '<dt>ID</dt><dd>e3</dd>',
    '<dt>slug</dt><dd>concert</dd>',
    '<dt>Translatable</dt><dd>yes</dd>',
  ])
})

test('says the credits of a picture once', () => {
  const { text } = write(
    [{ ...event.image, fileFormat: 'image/jpeg' }],
    [['author'], ['license'], ['fileFormat']],
  )
  expect(text).toContain('<figcaption>Ann &quot;A&quot; O&#39;Neil · CC BY 4.0</figcaption>')
  expect(factsOf(text)).toEqual(['<dt>File format</dt><dd>image/jpeg</dd>'])
})

test.each([
  'https://user:pass@cdn.example/a.jpg',
  'https://cdn.example/a.jpg?token=SECRET',
  'https://cdn.example/a.jpg#access_token=SECRET',
  'https://cdn.example/a.jpg?x=1&%74oken=SECRET',
  'javascript:SECRET//a.jpg',
  'data:image/png;base64,SECRET',
])('neither shows nor links a picture from %s', (contentUrl) => {
  const { text } = write(
    [{ ...event, image: { ...event.image, contentUrl } }],
    [['image', 'contentUrl']],
  )
  expect(text).not.toMatch(/SECRET[^<]*"|pass@/)
})

test('masks tokens of addresses in texts', () => {
  const url = 'https://api.example/events?token=SECRET&a=1'
  const { text } = write([{ ...event, url, description: `See ${url}` }, `broken ${url}`], [['url']])
  expect(text).not.toContain('SECRET')
  expect(text).toContain('<dd>https://api.example/events?token=•••&amp;a=1</dd>')
})

test('escapes any text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyText,
        fc.constantFrom('<script>', '&lt;script&gt;', '"><img src=x onerror=y>', "'&"),
      ),
      (any) => {
        const image = { ...event.image, name: any, author: any, license: any }
        const item = {
          ...event,
          '@type': [any],
          name: any,
          description: any,
          location: any,
          image,
          url: any,
        }
        const { text } = write([item, `${any}{`], [['url'], [any]], { title: any })
        const tags = new Set(
          withoutStyle(text)
            .match(/<[^>]*>?/g)
            ?.map((tag) => tag.replace(/"[^"]*"/g, '""')),
        )
        expect([...tags].filter((tag) => !knownTags.has(tag))).toEqual([])
        const between = withoutStyle(text).replace(/<[^>]*>/g, '')
        expect(between).not.toMatch(/&(?!(?:amp|lt|gt|quot|#39);)|["'<>]/)
      },
    ),
  )
})

const knownTags: ReadonlySet<string> = new Set([
  '<!doctype html>',
  '<html lang="">',
  '<meta charset="">',
  '<meta http-equiv="" content="">',
  '<meta name="" content="">',
  '<a href="">',
  '<img src="" alt="">',
  '<style>',
  ...[
    'head',
    'title',
    'body',
    'main',
    'h1',
    'article',
    'figure',
    'figcaption',
    'div',
    'h2',
    'p',
  ].map((name) => `<${name}>`),
  ...['small', 'dl', 'dt', 'dd'].map((name) => `<${name}>`),
  ...[
    'html',
    'head',
    'title',
    'style',
    'body',
    'main',
    'h1',
    'article',
    'figure',
    'figcaption',
  ].map((name) => `</${name}>`),
  ...['a', 'div', 'h2', 'p', 'small', 'dl', 'dt', 'dd'].map((name) => `</${name}>`),
])

test('a credit that was not loaded is not said to be missing, nor that it is not loaded', () => {
  const image = {
    '@id': 'p1',
    '@type': ['ImageObject'],
    contentUrl: 'https://example.org/p.jpg',
    author: [{ '@id': 'a1', '@type': ['Person'] }],
    'cc:license': 'CC BY 4.0',
  }
  const { text: page } = write([{ '@id': '1', '@type': ['Place'], name: 'Bad', image: [image] }])
  expect(page).toContain('<figcaption>CC BY 4.0</figcaption>')
  expect(page).not.toContain('Author')
})
