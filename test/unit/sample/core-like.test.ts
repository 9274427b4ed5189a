import { concepts, schemes } from '#sample/content/concepts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idsOf, openSample, valuesOf, type Envelope, type SampleClient } from './sample-client.ts'

let client: SampleClient
beforeAll(async () => {
  client = await openSample()
})
afterAll(async () => {
  await client.sample.close()
})

const conceptId = (slug: string): string => concepts.find((one) => one.slug === slug)?.id ?? ''

const totalOf = async (target: string): Promise<number> =>
  ((await client.list(target)).meta as { total: number }).total

const totalByPost = async (filter: object): Promise<number> => {
  const list = await client.listByPost('endpoints/core-events', { filter, page: { size: 1 } })
  return (list.meta as { total: number }).total
}

const errorsOf = (text: string): unknown => (JSON.parse(text) as { errors: unknown }).errors

const invalid = (parameter: string, detail: string) => ({
  source: { parameter },
  title: 'Invalid Query Parameter',
  detail,
})

describe('datacycle-core.md 2.1: what is dropped silently', () => {
  test.each([
    'foo=1',
    'filters%5Bq%5D=Jazz',
    'pageSize=5',
    'page=2',
    'fields%5Bimage%5D=name',
    'filter=abc',
    'include%5B%5D=image',
  ])('%s has no effect and does not reappear in the links', async (query) => {
    const [plain, asked] = [
      await client.get('endpoints/core-events'),
      await client.get(`endpoints/core-events?${query}`),
    ]
    expect(asked.text).toBe(plain.text)
  })

  test('a POST body of another type is not read: the answer is unfiltered', async () => {
    const reply = await client.post(
      'endpoints/core-events',
      JSON.stringify({ filter: { q: 'Jazz' } }),
      'text/plain',
    )
    expect(reply.text).toBe((await client.post('endpoints/core-events', {})).text)
  })

  test('include, fields, sort, language, section and page work in a POST body', async () => {
    const byPost = await client.listByPost('endpoints/core-events', {
      fields: 'name,location.name',
      sort: '-name',
      language: 'en',
      page: { size: 2 },
      section: { links: 0 },
    })
    const byGet = await client.list(
      'endpoints/core-events?fields=name,location.name&sort=-name&language=en&page%5Bsize%5D=2&section%5Blinks%5D=0',
    )
    expect(byPost).toEqual(byGet)
    expect(Object.keys(byGet).sort()).toEqual(['@context', '@graph', 'meta'])
  })
})

describe('datacycle-core.md 2.2: filters', () => {
  test('classifications: array members are AND, a comma within one member is OR', async () => {
    const [music, market, evening] = ['music', 'market', 'evening'].map(conceptId)
    const within = (...ids: string[]) => ({ classifications: { in: { withSubtree: ids } } })
    const musicTotal = await totalByPost(within(String(music)))
    expect(await totalByPost(within(`${String(music)},${String(market)}`))).toBe(
      musicTotal + (await totalByPost(within(String(market)))),
    )
    expect(await totalByPost(within(String(music), String(market)))).toBe(0)
    const both = await totalByPost(within(String(music), String(evening)))
    expect(both > 0 && both < musicTotal).toBe(true)
    const name = 'filter%5Bclassifications%5D%5Bin%5D%5BwithSubtree%5D%5B%5D'
    expect(
      await totalOf(`endpoints/core-events?${name}=${String(music)}&${name}=${String(evening)}`),
    ).toBe(both)
  })

  test('withSubtree covers the concepts below, withoutSubtree does not; notIn excludes', async () => {
    const culture = [conceptId('culture')]
    const [all, subtree, single, other] = [
      await totalByPost({}),
      await totalByPost({ classifications: { in: { withSubtree: culture } } }),
      await totalByPost({ classifications: { in: { withoutSubtree: culture } } }),
      await totalByPost({ classifications: { notIn: { withSubtree: culture } } }),
    ]
    expect(single).toBeLessThan(subtree)
    expect(subtree + other).toBe(all)
  })

  test('attribute: an interval of dct:modified; without effect where it is not searchable', async () => {
    const list = await client.list(
      'endpoints/core-events?fields=dct:modified&filter%5Battribute%5D%5Bdct:modified%5D%5Bin%5D%5Bmin%5D=2026-09-01&page%5Bsize%5D=500',
    )
    const modified = valuesOf(list, 'dct:modified').map((value) => Date.parse(String(value)))
    expect(Math.min(...modified)).toBeGreaterThanOrEqual(Date.parse('2026-09-01T00:00:00+02:00'))
    expect(await totalByPost({ attribute: { name: { in: { equals: 'x' } } } })).toBe(
      await totalByPost({}),
    )
  })

  test('contentId, schedule, linked and union', async () => {
    const [one = '', other = ''] = idsOf(await client.list('endpoints/core-events'))
    const future = await totalByPost({ schedule: { in: { min: '2026-10-01' } } })
    expect([
      await totalByPost({ contentId: { in: [one, other] } }),
      await totalByPost({ contentId: { in: [`${one},${other}`] } }),
      await totalByPost({
        union: [{ contentId: { in: [one] } }, { contentId: { in: [other] } }],
      }),
      future > 50 && future < (await totalByPost({})),
      (await totalByPost({ linked: { location: { q: 'Kulturhaus' } } })) > 5,
    ]).toEqual([0, 2, 2, true, true])
  })

  test('geo: a box and a circle around a town', async () => {
    const near = async (geo: object) =>
      (
        (
          await client.listByPost('endpoints/core-places', {
            filter: { geo },
            page: { size: 1 },
          })
        ).meta as { total: number }
      ).total
    expect(await near({ in: { box: [13.1, 47.59, 13.14, 47.64] } })).toBeGreaterThan(10)
    expect(await near({ in: { perimeter: [13.1204, 47.6112, 2000] } })).toBeGreaterThan(10)
    expect(await near({ in: { perimeter: [1, 1, 2000] } })).toBe(0)
  })

  test.each([
    [
      'page[size] 0',
      { page: { size: 0 } },
      invalid('page[size]', 'must be greater than or equal to 1'),
    ],
    ['page[size] as text', { page: { size: 'x' } }, invalid('page[size]', 'must be an integer')],
    ['an unknown page key', { page: { count: 1 } }, invalid('page[count]', 'is not allowed')],
    [
      'an unknown filter key',
      { filter: { category: 'music' } },
      invalid('filter[category]', 'is not allowed'),
    ],
    [
      'a text instead of an array',
      { filter: { classifications: { in: { withSubtree: 'x' } } } },
      invalid('filter[classifications][in][withSubtree]', 'must be an array'),
    ],
    [
      'a member that is no UUID',
      { filter: { contentId: { in: ['x'] } } },
      invalid(
        'filter[contentId][in][0]',
        'must be a valid UUID or a list of UUIDs separated by commas',
      ),
    ],
    [
      'an unknown attribute',
      { filter: { attribute: { x: { in: { min: '1' } } } } },
      invalid('filter[attribute][x]', 'attribute is unknown'),
    ],
    [
      'an unknown relation',
      { filter: { linked: { x: {} } } },
      invalid('filter[x]', 'attribute is unknown'),
    ],
    [
      'a union in a union',
      { filter: { union: [{ union: [] }] } },
      invalid('filter[union][0][union]', 'is not allowed'),
    ],
    ['a bad section', { section: { meta: 2 } }, invalid('section[meta]', 'must be one of: 0, 1')],
    [
      'a misplaced wildcard',
      { fields: '*.*' },
      invalid('fields', 'wildcard must only appear at the end of a field or not at all'),
    ],
    ['an empty include', { include: '' }, invalid('include', 'must be filled')],
    ['a bad seed', { sort: 'random(2)' }, invalid('sort', 'must be a valid sort parameter')],
  ])('6: %s is a 400 that names the parameter in brackets', async (_, body, error) => {
    const reply = await client.post('endpoints/core-events', body)
    expect([reply.status, errorsOf(reply.text)]).toEqual([400, [error]])
  })

  test('6: every fault has an error of its own', async () => {
    const reply = await client.get(
      'endpoints/core-events?page%5Bx%5D=1&page%5Bsize%5D=a&filter%5By%5D=1',
    )
    expect(errorsOf(reply.text)).toEqual([
      invalid('filter[y]', 'is not allowed'),
      invalid('page[x]', 'is not allowed'),
      invalid('page[size]', 'must be an integer'),
    ])
  })
})

describe('datacycle-core.md 2.3: include and fields', () => {
  const first = async (query: string) =>
    (await client.list(`endpoints/core-places?page%5Bsize%5D=30&${query}`))['@graph'].find(
      (item) => 'image' in item || !query.includes('image'),
    )

  test('fields is one flat list; @id and @type always come', async () => {
    expect(Object.keys((await first('fields=name')) ?? {})).toEqual(['@id', '@type', 'name'])
  })

  test('a dotted field implies its include and limits it', async () => {
    const item = await first('fields=image.contentUrl')
    expect(item?.image).toEqual(
      (item?.image as unknown[]).map(() => ({
        '@id': expect.any(String) as string,
        '@type': ['ImageObject', 'dcls:Bild'],
        contentUrl: expect.stringContaining('/media/') as string,
      })),
    )
  })

  test('fields=image gives only @id and @type; an included relation is whole', async () => {
    const [named, included] = [
      await first('fields=image'),
      await first('fields=name&include=image'),
    ]
    const keys = (item: typeof named) => Object.keys((item?.image as object[])[0] ?? {})
    expect(keys(named)).toEqual(['@id', '@type'])
    expect(Object.keys(included ?? {})).toEqual(['@id', '@type', 'name', 'image'])
    expect(keys(included)).toContain('contentUrl')
  })

  test('a wildcard at the end of a path takes everything there; the item itself stays short', async () => {
    const item = await first('fields=*,image.*')
    expect(Object.keys(item ?? {})).toContain('description')
    expect(Object.keys((item?.image as object[])[0] ?? {})).toContain('contentUrl')
  })

  test('dct:modified and the like come only on request', async () => {
    const [plain, asked] = [await first(''), await first('include=dct:modified')]
    expect(['dct:modified' in (plain ?? {}), 'dct:modified' in (asked ?? {})]).toEqual([
      false,
      true,
    ])
  })
})

describe('datacycle-core.md 3 and 4: envelope and paging', () => {
  test('links have only prev and next, each absent where there is none; meta names the collection', async () => {
    const { baseUrl } = client.sample
    const keys = async (query: string): Promise<unknown> =>
      (await client.list(`endpoints/core-events?page%5Bsize%5D=100&${query}`)).links
    const link = (number: number) =>
      `${baseUrl}/api/v4/endpoints/core-events?page%5Bnumber%5D=${String(number)}&page%5Bsize%5D=100`
    expect([
      await keys('page%5Bnumber%5D=1'),
      await keys('page%5Bnumber%5D=2'),
      await keys('page%5Bnumber%5D=3'),
      await keys('page%5Bnumber%5D=9'),
    ]).toEqual([{ next: link(2) }, { prev: link(1), next: link(3) }, { prev: link(2) }, {}])
    expect((await client.list('endpoints/core-events')).meta).toEqual({
      total: 211,
      pages: 9,
      collection: {
        id: '4b682e60-0e62-5216-965f-ee88170103bd',
        name: 'Veranstaltungen (CORE)',
        slug: 'core-events',
      },
    })
  })

  test('GET links carry the permitted parameters over, a token in the query included', async () => {
    const { baseUrl, tokens } = client.sample
    const reply = await client.get(
      `endpoints/core-events?token=${tokens.full}&filter%5Bq%5D=Eintritt%20frei&foo=1&page%5Boffset%5D=3`,
      null,
    )
    expect((JSON.parse(reply.text) as Envelope).links).toEqual({
      next: `${baseUrl}/api/v4/endpoints/core-events?filter%5Bq%5D=Eintritt+frei&page%5Bnumber%5D=2&page%5Bsize%5D=25&token=${tokens.full}`,
    })
    expect(client.sample.requestLines().at(-1)).toContain('?token=***&')
  })

  test('POST links hold only page number and size', async () => {
    const list = await client.listByPost('endpoints/core-events', {
      filter: { q: 'Eintritt' },
      include: 'image',
      page: { size: 10 },
    })
    expect(list.links).toEqual({
      next: `${client.sample.baseUrl}/api/v4/endpoints/core-events?page%5Bnumber%5D=2&page%5Bsize%5D=10`,
    })
  })

  test('limit and offset: no links, no number of pages', async () => {
    const list = await client.list('endpoints/core-events?page%5Blimit%5D=3&page%5Boffset%5D=2')
    const all = idsOf(await client.list('endpoints/core-events'))
    expect([idsOf(list), Object.keys(list).sort(), Object.keys(list.meta as object)]).toEqual([
      all.slice(2, 5),
      ['@context', '@graph', 'meta'],
      ['total', 'collection'],
    ])
  })

  test('the endpoint narrowed to one item is a list of none or one', async () => {
    const [id = ''] = idsOf(await client.list('endpoints/core-events'))
    expect([
      idsOf(await client.list(`endpoints/core-events/${id}`)),
      idsOf(await client.list(`endpoints/core-events/things/${id}`)),
      idsOf(await client.list('endpoints/core-events/00000000-0000-5000-8000-000000000000')),
    ]).toEqual([[id], [id], []])
  })
})

describe('datacycle-core.md 5: sorting', () => {
  test('only the first usable criterion counts; unknown ones are passed over', async () => {
    const ids = async (sort: string) =>
      idsOf(await client.list(`endpoints/core-events?sort=${sort}&page%5Bsize%5D=300`))
    expect(await ids('startDate,-name,dct:created')).toEqual(await ids('-name'))
    expect(await ids('startDate')).toEqual(await ids(''))
    expect(await ids('random(0.43)')).toEqual(await ids('random(0.43)'))
    expect(await ids('random')).not.toEqual(await ids('random'))
  })
})

describe('datacycle-core.md 6: refusals', () => {
  test('401 for no token, and never 403', async () => {
    const { limited } = client.sample.tokens
    const [none, noRight] = [
      await client.get('endpoints/core-events?sort=name', null),
      await client.get('endpoints/core-places?sort=name', limited),
    ]
    expect([none.status, none.headers.get('www-authenticate'), errorsOf(none.text)]).toEqual([
      401,
      'Basic realm="Application"',
      [
        {
          source: { pointer: '/api/v4/endpoints/core-events?sort=name' },
          detail: 'invalid or missing authentication token',
        },
      ],
    ])
    expect([noRight.status, errorsOf(noRight.text)]).toEqual([
      401,
      [
        {
          source: { pointer: '/api/v4/endpoints/core-places' },
          detail: 'Keine Zugriffsberechtigung!',
        },
      ],
    ])
  })

  test.each(['filter%5Bq%5D=hm..', 'filter%5Bq%5D=a%2e%2Eb', 'filter%5Bq%5D=a%252e%252eb'])(
    'two dots in %s look like a wrong endpoint',
    async (query) => {
      const reply = await client.get(`endpoints/core-events?${query}`)
      expect([reply.status, reply.headers.get('content-type'), reply.text]).toEqual([
        404,
        'text/plain',
        '',
      ])
    },
  )

  test('a malformed body is an empty 400, an unreadable date a 500, a reversed interval a 400', async () => {
    const schedule = (interval: object) => ({ filter: { schedule: { in: interval } } })
    const replies = [
      await client.post('endpoints/core-events', '{'),
      await client.post('endpoints/core-events', schedule({ min: 'soon' })),
      await client.post(
        'endpoints/core-events',
        schedule({ min: '2027-01-01', max: '2026-01-01' }),
      ),
    ]
    expect(replies.map(({ status, text }) => [status, text])).toEqual([
      [400, ''],
      [500, '{"errors":["Internal Server Error"]}'],
      [
        400,
        '{"errors":[{"source":{"pointer":"/api/v4/endpoints/core-events"},"detail":"error in filter params: end date must be equal or greater then start date in date filters"}]}',
      ],
    ])
  })
})

describe('datacycle-core.md 7 and 8: items and languages', () => {
  test('relations are lists, blank attributes are left out, geo and address are objects of their own', async () => {
    const { text } = await client.get('endpoints/core-places?page%5Bsize%5D=300&include=image')
    expect(text).not.toContain(':null')
    expect(text).not.toContain('[]')
    expect(text).toMatch(/"geo":\{"@id":"[^"]+","@type":"GeoCoordinates","longitude":\d+\.\d+,/)
    expect(text).toMatch(/"line":"MULTILINESTRING Z \(\(\d+\.\d+ \d+\.\d+ \d+\.\d, /)
    expect(text).toMatch(/"width":\{"@type":"QuantitativeValue","value":1[28]00\.0,/)
  })

  test('language filters the list; several languages tag every text', async () => {
    const totals = [
      await totalOf('endpoints/core-events'),
      await totalOf('endpoints/core-events?language=en'),
      await totalOf('endpoints/core-events?language=de,en'),
      await totalOf('endpoints/core-events?language=fr'),
    ]
    expect(totals).toEqual([211, 176, 240, 211])
    const list = await client.list('endpoints/core-events?language=de,en&fields=name&sort=name')
    expect(list['@graph'][0]?.name).toEqual(
      expect.arrayContaining([
        {
          '@language': expect.stringMatching(/^(de|en)$/) as string,
          '@value': expect.any(String) as string,
        },
      ]),
    )
    expect(JSON.stringify(list['@context'])).not.toContain('@language')
  })
})

describe('datacycle-core.md 1: the resources beside the endpoints', () => {
  test('users lists the endpoints a token may use, without slugs', async () => {
    const users = async (token: string) =>
      JSON.parse((await client.get('users', token)).text) as {
        '@graph': { watchLists: { name: string }[]; storedFilters: { name: string }[] }
      }
    const { full, limited } = client.sample.tokens
    const names = (user: Awaited<ReturnType<typeof users>>) =>
      user['@graph'].storedFilters.map(({ name }) => name)
    expect((await users(full))['@graph'].watchLists).toEqual([
      {
        id: '9c77aec3-747a-5f51-8ae8-f1ed6a1f6e68',
        name: 'Höhepunkte der Redaktion',
        path: ['Redaktion', 'Höhepunkte der Redaktion'],
      },
      {
        id: 'cbb4022d-b6b3-528c-a8b2-acf7338c4d0a',
        name: 'Neue Sammlung',
        path: ['Redaktion', 'Neue Sammlung'],
      },
    ])
    expect(names(await users(full))).toContain('Alle Inhalte')
    expect(names(await users(limited))).not.toContain('Alle Inhalte')
    expect((await client.post('users', {})).text).toBe((await client.get('users')).text)
  })

  test('check_credentials tells a good token from a bad one', async () => {
    const replies = [
      await client.get('auth/check_credentials'),
      await client.get('auth/check_credentials', 'x'),
    ]
    expect(replies.map(({ status, text }) => [status, JSON.parse(text) as unknown])).toEqual([
      [200, { success: true }],
      [
        401,
        {
          errors: [expect.objectContaining({ detail: 'invalid or missing authentication token' })],
        },
      ],
    ])
  })

  test('schemes and their concepts, 25 to a page', async () => {
    const [category] = schemes
    const list = JSON.parse((await client.get('concept_schemes')).text) as Envelope
    expect([idsOf(list), list.meta, list.links]).toEqual([
      schemes.map(({ id }) => id),
      { total: 3, pages: 1 },
      {},
    ])
    const path = `concept_schemes/${category?.id ?? ''}/concepts`
    const { text } = await client.get(`${path}?language=en&page%5Bsize%5D=2`)
    const music = JSON.parse(text) as Envelope
    expect([music['@graph'][1], music.links]).toEqual([
      {
        '@id': conceptId('music'),
        '@type': 'skos:Concept',
        'dc:multilingual': true,
        'dc:translation': ['de', 'en'],
        'skos:prefLabel': 'Music',
        'skos:inScheme': { '@id': category?.id, '@type': 'skos:ConceptScheme' },
        'skos:broader': { '@id': conceptId('culture'), '@type': 'skos:Concept' },
        'skos:ancestors': [{ '@id': conceptId('culture'), '@type': 'skos:Concept' }],
      },
      {
        next: `${client.sample.baseUrl}/api/v4/${path}?language=en&page%5Bnumber%5D=2&page%5Bsize%5D=2`,
      },
    ])
  })
})
