/** The sample's own instance like dataCycle CORE: content of its own under the rules that the recordings hold. */
import { memberOf } from '#core/json/json-path.ts'
import { readJsonOrText } from '#core/json/read-json.ts'
import { createOverview } from '#core/overview/create-overview.ts'
import { noChoices } from '#core/overview/overview-line.ts'
import { identifierOf } from '#sample/content/identifier.ts'
import { startCoreSample } from '#sample/index.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openSample } from './sample-client.ts'

const sample = await startCoreSample({ port: 0 })
afterAll(() => sample.close())

const answer = z.looseObject({
  '@graph': z.array(z.looseObject({ '@id': z.string() })),
  meta: z.looseObject({ total: z.number() }).optional(),
})

async function ask(target: string, token: string | null = sample.tokens.editor) {
  const response = await fetch(`${sample.baseUrl}/api/v4/${target}`, {
    headers: {
      Accept: 'application/json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const list = async (target: string) => answer.parse(JSON.parse((await ask(target)).text))
const totalOf = async (target: string) => (await list(target)).meta?.total

test('its endpoints hold events, places, tours, pictures, everything, a choice, and nothing', async () => {
  const slugs = ['veranstaltungen', 'orte', 'touren', 'bilder', 'alles', 'redaktion-herbsttipps']
  expect(
    await Promise.all(
      [...slugs, 'leer', 'leere-liste'].map((slug) => totalOf(`endpoints/${slug}`)),
    ),
  ).toEqual([211, 102, 59, 110, 549, 24, 0, 0])
})

test('two items changed this morning, and places were entered twice in every way that the overview finds', async () => {
  const { text } = await ask('endpoints/orte?page[size]=200&fields=*,dct:modified')
  const items = memberOf(readJsonOrText(text), '@graph')
  if (items?.kind !== 'array') throw new Error('There are no places')
  const dayAgo = Date.now() - 86_400_000
  const overview = createOverview({
    language: 'de',
    fields: [],
    choices: noChoices,
    now: Date.now(),
    since: { today: dayAgo, yesterday: dayAgo, week: dayAgo },
  })
  items.items.forEach((item, at) => {
    overview.add(item, at)
  })
  const steps = overview.finish()
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  const namesOf = (positions: Iterable<number>) =>
    Array.from(positions, (at) => {
      const name = memberOf(items.items[at] ?? items, 'name')
      return name?.kind === 'string' ? name.value : ''
    })
  const told = new Map(
    step.value
      .filter(({ check, since }) => check.startsWith('duplicate') || since === 'today')
      .map(({ check, positions }) => [check, namesOf(positions).toSorted()]),
  )
  expect(told.get('changed')).toEqual(['Bootsverleih Äschenhof'])
  expect(told.get('duplicate-name')).toEqual(['Kulturhaus Sankt Jörgen', 'Kulturhaus Sankt Jörgen'])
  const tower = ['Aussichtswarte Tannöd am Lauen', 'Tannöd am Lauen, Aussichtswarte']
  expect(told.get('duplicate-similar')).toEqual(tower)
  expect(told.get('duplicate-place')).toEqual(tower)
  expect(told.get('duplicate-contact')).toEqual([
    'Gasthof zur Linde Sankt Jörgen',
    'Naturbad Sankt Jörgen',
  ])
  expect(told.get('duplicate-picture')).toHaveLength(5)
  // The order by change, which is the usual one, is that of the days before.
  expect((await list('endpoints/alles?page[size]=2'))['@graph'].map(({ name }) => name)).toEqual([
    'Märchenstunde für Groß und Klein, Mühlbrück',
    'Bootsverleih Äschenhof',
  ])
})

describe('who may see what', () => {
  test.each([
    [
      'no token',
      'endpoints/orte',
      () => null,
      401,
      true,
      'invalid or missing authentication token',
    ],
    ['a wrong token', 'endpoints/orte', () => 'x', 401, true, 'invalid authentication token'],
    [
      'a locked account',
      'endpoints/orte',
      () => sample.tokens.locked,
      401,
      true,
      'invalid authentication token',
    ],
    [
      'another user',
      'endpoints/orte',
      () => sample.tokens.partner,
      401,
      false,
      'Keine Zugriffsberechtigung!',
    ],
    [
      'an endpoint that is not released',
      'endpoints/nur-intern',
      () => sample.tokens.editor,
      401,
      false,
      'Keine Zugriffsberechtigung!',
    ],
    [
      'an endpoint that is none',
      'endpoints/x',
      () => sample.tokens.editor,
      404,
      false,
      'Not found',
    ],
  ])('%s', async (_, target, token, status, isChallenged, detail) => {
    const { headers, text, ...reply } = await ask(target, token())
    expect([reply.status, headers.has('www-authenticate')]).toEqual([status, isChallenged])
    expect(text).toContain(`"detail":"${detail}"`)
  })

  test('a static endpoint and every item are for every user, but not in the list', async () => {
    const [item] = (await list('endpoints/redaktion-herbsttipps'))['@graph']
    const token = sample.tokens.partner
    expect([
      (await ask('endpoints/redaktion-herbsttipps', token)).status,
      (await ask(`things/${item?.['@id'] ?? ''}`, token)).status,
    ]).toEqual([200, 200])
    expect(JSON.parse((await ask('users', token)).text)).toMatchObject({
      '@graph': { watchLists: [], storedFilters: [{ name: 'Partnerbetriebe' }] },
    })
  })
})

test('facets count the items of each concept, with and without what is below it', async () => {
  const schemes = await list('concept_schemes')
  const regions = schemes['@graph'].find((scheme) => scheme['skos:prefLabel'] === 'Regionen')
  const facets = await list(`endpoints/orte/facets/${regions?.['@id'] ?? ''}`)
  const counts = facets['@graph'].map((concept) => [
    concept['skos:prefLabel'],
    concept['dc:thingCountWithSubtree'],
    concept['dc:thingCountWithoutSubtree'],
  ])
  const [valley] = counts
  const towns = counts.slice(3, 6)
  expect(valley).toEqual(['Birkental', towns.reduce((sum, [, , own]) => sum + Number(own), 0), 0])
  const [, , mill] = [...(towns[0] ?? [])]
  const concept = facets['@graph'][3]?.['@id'] ?? ''
  expect(
    await totalOf(`endpoints/orte?filter[classifications][in][withoutSubtree][]=${concept}`),
  ).toBe(mill)
})

test('an ID leads to what has it, and of schemes some have no concept and some no hit', async () => {
  const schemes = await list('concept_schemes?page[size]=50')
  const counted = await Promise.all(
    schemes['@graph'].map(async (scheme) => {
      const id = scheme['@id']
      return [
        scheme['skos:prefLabel'],
        (await totalOf(`concept_schemes/${id}/concepts`)) ?? 0,
        (await totalOf(`endpoints/orte/facets/${id}?minCountWithSubtree=1`)) === 0,
      ]
    }),
  )
  expect(counted.slice(3)).toEqual([
    ['Ausgabekanäle', 3, true],
    ['Angebot - Status', 0, true],
    ['Lizenzen', 3, true],
    ['Schlagworte', 120, false],
  ])
  const concepts = await list(`concept_schemes/${schemes['@graph'][0]?.['@id'] ?? ''}/concepts`)
  const [concept] = concepts['@graph']
  const led = await list(`universal/${concept?.['@id'] ?? ''}?fields=skos:prefLabel`)
  expect(led['@graph']).toEqual([
    expect.objectContaining({
      '@id': concept?.['@id'],
      'skos:prefLabel': concept?.['skos:prefLabel'],
    }),
  ])
  expect((await ask('universal/6ddd6f00-b1d3-4758-8a91-919170c74ac8')).status).toBe(400)
})

test('a weekly event has a schedule, delivered when it is included', async () => {
  const { '@graph': events } = await list(
    'endpoints/veranstaltungen?include=eventSchedule&page[size]=300',
  )
  const schedules = events.flatMap((event) => event.eventSchedule as Record<string, unknown>[])
  const weekly = schedules.filter((schedule) => schedule.repeatFrequency === 'P1W')
  expect(weekly.length).toBeGreaterThan(20)
  expect(weekly[0]).toMatchObject({
    '@type': 'Schedule',
    repeatCount: 8,
    byDay: [expect.stringMatching(/^https:\/\/schema\.org\/[A-Z][a-z]+day$/)],
    scheduleTimezone: 'Europe/Vienna',
  })
  const [plain] = (await list('endpoints/veranstaltungen'))['@graph']
  expect(plain?.eventSchedule).toEqual([
    { '@id': expect.any(String) as string, '@type': 'Schedule' },
  ])
})

test('languages choose items, and several of them tag each text', async () => {
  const only = await list('endpoints/orte?language=en&fields=name&sort=name&page[size]=1')
  const both = await list(
    `endpoints/orte?language=de,en&fields=name&filter[contentId][in][]=${only['@graph'][0]?.['@id'] ?? ''}`,
  )
  expect(both['@graph'][0]?.name).toEqual(
    expect.arrayContaining([{ '@language': 'en', '@value': only['@graph'][0]?.name }]),
  )
})

test('an item by its ID has the includes and fields that a list would have', async () => {
  for (const query of ['include=image', 'fields=name', '']) {
    const item = (await list(`endpoints/veranstaltungen?page[size]=1&${query}`))['@graph']
    const byId = await list(`things/${item[0]?.['@id'] ?? ''}?${query}`)
    expect(byId['@graph']).toEqual(item)
  }
})

test('an item that has expired is in no list, and says so by its ID', async () => {
  expect(await totalOf('endpoints/orte/bootsverleih-hoellried')).toBe(0)
  const gone = identifierOf('place/Bootsverleih Höllried')
  expect((await ask(`things/${gone}`)).text).toContain('"detail":"is expired"')
})

test('deletions come newest first, and next stays empty although more follow', async () => {
  const reply = await ask('things/deleted')
  expect(JSON.parse(reply.text)).toMatchObject({
    links: { next: null },
    meta: { total: 30, pages: 2 },
  })
})

test('pictures are drawn, requests are logged, and an address with no route needs no token', async () => {
  const [picture] = (await list('endpoints/bilder?fields=contentUrl&page[size]=1'))['@graph']
  expect((await fetch(String(picture?.contentUrl))).headers.get('content-type')).toBe(
    'image/svg+xml',
  )
  expect((await ask('endpoint/orte', null)).text).toContain('No route matches [GET]')
  expect(await (await fetch(`${sample.baseUrl}/log`)).text()).toContain('/api/v4/endpoint/orte')
})

test('a request ID that is sent along comes back', async () => {
  const { headers } = await fetch(`${sample.baseUrl}/api/v4/users`, {
    headers: { 'X-Request-Id': 'mine', Accept: 'application/json' },
  })
  expect([headers.get('x-request-id'), headers.get('x-runtime')]).toEqual([
    'mine',
    expect.stringMatching(/^\d+\.\d{6}$/),
  ])
})

describe('the documented instance', () => {
  test('says where its endpoints in the manner of CORE have gone', async () => {
    const { sample: documented, get } = await openSample({ coreBaseUrl: sample.baseUrl })
    const reply = await get('endpoints/core-places?page[size]=1')
    expect([reply.status, JSON.parse(reply.text)]).toEqual([
      410,
      {
        error: 'Gone',
        message: `This endpoint has moved to the sample instance like dataCycle CORE: ${sample.baseUrl}/api/v4/endpoints/orte (token ${sample.tokens.editor}).`,
        location: `${sample.baseUrl}/api/v4/endpoints/orte`,
      },
    ])
    await documented.close()
  })

  test('lists what a token may use', async () => {
    const { sample: documented, get } = await openSample()
    const namesFor = async (token: string) => {
      const { text } = await get('users', token)
      const { '@graph': user } = z
        .object({
          '@graph': z.object({
            watchLists: z.array(z.object({ name: z.string() })),
            storedFilters: z.array(z.object({ name: z.string() })),
          }),
        })
        .parse(JSON.parse(text))
      return [...user.watchLists, ...user.storedFilters].map(({ name }) => name)
    }
    const [full, limited] = [
      await namesFor(documented.tokens.full),
      await namesFor(documented.tokens.limited),
    ]
    expect([full.length, full.filter((name) => !limited.includes(name)).length]).toEqual([9, 2])
    expect((await get('users', 'wrong')).status).toBe(401)
    await documented.close()
  })
})
