import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { countPictures } from '#core/gallery/collect-pictures.ts'
import { readJson, readJsonOrText } from '#core/json/read-json.ts'
import { countPlaces } from '#core/place/collect-places.ts'
import { createResponseIndex } from '#core/response/response-index.ts'
import { countTimes } from '#core/timeline/collect-times.ts'
import { answerSurvey } from '../../../../src/app/response-worker/response-survey.ts'
import { shareDocumentedSample, shareCoreSample } from '../../../support/shared-samples.ts'

const counter = fileURLToPath(new URL('../../../support/plain-count/count.mjs', import.meta.url))
const asOf = { day: '2026-11-22', zone: 'Europe/Vienna' }

const documented = await shareDocumentedSample()
const core = await shareCoreSample()

async function fetchBody(url: string, token: string): Promise<string> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const body = await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status} ${body}`)
  return body
}

/** The answer as a worker reads it. */
async function survey({ body, fields }: { body: string; fields: readonly string[] }) {
  const index = createResponseIndex({ decode: (bytes) => new TextDecoder().decode(bytes) })
  index.feed(new TextEncoder().encode(body))
  index.end(null)
  const reply = await answerSurvey(
    { kind: 'survey', asOf, fields },
    {
      items: {
        itemCount: index.itemCount,
        read(position) {
          const read = readJson(index.itemText(position))
          if (!read.ok) throw new Error('The test needs JSON')
          return read.value
        },
      },
      turns: { pause: () => Promise.resolve(false) },
    },
  )
  if (reply.kind !== 'survey') throw new Error('Another question was answered')
  return {
    items: index.itemCount,
    places: countPlaces(reply.places),
    times: countTimes(reply.times),
    pictures: countPictures(reply.pictures),
  }
}

/** Everything that content gets wrong, in one answer. */
function oddBody(shift: number): string {
  const near = Array.from({ length: 12 }, (_, at) => ({
    '@id': `near-${at}`,
    geo: { '@type': 'GeoCoordinates', latitude: 46.6 + at / 50 + shift / 10, longitude: 13.1 },
    startDate: `2026-11-${String(16 + at)}`,
  }))
  const odd = [
    { geo: { latitude: 0, longitude: 0 }, startDate: '2026-11-21T23:30:00Z' },
    { geo: { latitude: 13.1, longitude: 46.6 }, startDate: '2026-12-24', endDate: '2026-12-01' },
    { geo: { latitude: 116.6, longitude: 13.1 }, validFrom: '2026-01-01' },
    { geo: { latitude: 40.7, longitude: -74 }, validThrough: '2026-01-01T00:00:00+01:00' },
    { geo: { latitude: '46.7', longitude: '13.2' }, startDate: 'soon' },
    {
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [13, 46],
            [14, 46],
            [14, 47],
            [13, 46],
          ],
        ],
      },
    },
    { line: 'MULTILINESTRING Z ((13.2 46.7 500, 13.3 46.8 600), (13 46 1, 13 47 2))' },
    { line: 'LINESTRING EMPTY', image: 'https://pictures.example/1.jpg' },
    {
      image: [
        {
          '@type': 'ImageObject',
          contentUrl: 'https://pictures.example/2',
          author: [{ '@id': 'a' }],
        },
      ],
    },
    {
      eventSchedule: [
        { '@type': 'Schedule', startDate: '2026-01-01', endDate: '2026-02-01' },
        { '@type': 'Schedule', startDate: '2026-11-01', repeatFrequency: 'P1W' },
      ],
      photo: { '@type': 'ImageObject', thumbnailUrl: 'https://pictures.example/3', license: 'CC0' },
    },
  ]
  return JSON.stringify({ '@graph': [...near, ...odd.slice(shift)], meta: { total: 22 - shift } })
}

test('a label has the address of an item, or that of its place, whichever relation leads there', async () => {
  const address = { '@type': 'PostalAddress', streetAddress: 'Anger 1', addressLocality: 'Velden' }
  const items = [
    { '@id': 'a', '@type': ['Place'], name: 'A', address },
    { '@id': 'b', '@type': ['Event'], location: [{ '@id': 'p', name: 'P', address }] },
    { '@id': 'c', name: `${'C'.repeat(199)}😀${'C'.repeat(99)}` },
    { '@id': 'd', name: 'D', contentLocation: { '@id': 'p', name: 'P', address } },
  ]
  const reply = await answerSurvey(
    { kind: 'labels', positions: [0, 1, 2, 3], language: 'de' },
    {
      items: { itemCount: 4, read: (position) => readJsonOrText(JSON.stringify(items[position])) },
      turns: { pause: () => Promise.resolve(false) },
    },
  )
  const where = 'Anger 1, Velden'
  expect(reply).toEqual({
    kind: 'labels',
    labels: [
      { position: 0, id: 'a', name: 'A', types: ['Place'], where },
      { position: 1, id: 'b', name: '', types: ['Event'], where },
      { position: 2, id: 'c', name: `${'C'.repeat(100)}…${'C'.repeat(99)}`, types: [], where: '' },
      { position: 3, id: 'd', name: 'D', types: [], where },
    ],
  })
})

test('counts what another program counts over the same 30 answers', async () => {
  const ofDocumented = ['events', 'places', 'tours', 'images', 'highlights', 'everything'].flatMap(
    (endpoint) =>
      ['page[size]=25', 'page[size]=100&include=image.author,location,startLocation'].map(
        (query) => `${documented.baseUrl}/api/v4/endpoints/${endpoint}?${query}`,
      ),
  )
  const ofCore = ['veranstaltungen', 'orte', 'touren', 'bilder', 'alles'].flatMap((endpoint) =>
    [
      'page[size]=25',
      'page[size]=100&include=image.author,location,eventSchedule',
      'page[number]=2&include=image,eventSchedule&fields=name,geo,image.contentUrl,eventSchedule.startDate,eventSchedule.endDate',
    ].map((query) => `${core.baseUrl}/api/v4/endpoints/${endpoint}?${query}`),
  )
  const fetched = async (urls: readonly string[], token: string) =>
    Promise.all(
      urls.map(async (url) => ({
        body: await fetchBody(url, token),
        fields: new URL(url).searchParams.get('fields')?.split(',') ?? [],
      })),
    )
  const bodies = [
    ...(await fetched(ofDocumented, documented.tokens.full)),
    ...(await fetched(ofCore, core.tokens.editor)),
    ...[0, 1, 2].map((shift) => ({ body: oddBody(shift), fields: [] })),
  ]
  expect(bodies).toHaveLength(30)

  const input = JSON.stringify({ bodies, ...asOf })
  const plain: unknown = JSON.parse(
    execFileSync(process.execPath, [counter], { input, encoding: 'utf8', maxBuffer: 1e8 }),
  )
  const counted = await Promise.all(bodies.map(survey))
  expect(counted).toEqual(plain)
  // Not thirty times nothing: each kind of count has something to be wrong about.
  expect(counted.some(({ places }) => places.shown > 0 && places.without > 0)).toBe(true)
  expect(counted.some(({ places }) => Object.values(places.marks).every((mark) => mark > 0))).toBe(
    true,
  )
  expect(counted.some(({ times }) => times.past > 0 && times.future > 0)).toBe(true)
  for (const kind of [
    'withoutAuthor',
    'authorNotLoaded',
    'withoutLicense',
    'licenseNotLoaded',
  ] as const)
    expect(counted.some(({ pictures }) => pictures[kind] > 0)).toBe(true)
})
