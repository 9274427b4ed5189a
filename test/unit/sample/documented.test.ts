import { z } from 'zod'
import { identifierOf } from '#sample/content/identifier.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  idsOf,
  openSample,
  valuesOf,
  type Envelope,
  type Item,
  type SampleClient,
} from './sample-client.ts'

let client: SampleClient
beforeAll(async () => {
  client = await openSample()
})
afterAll(async () => {
  await client.sample.close()
})

const eventsId = '843f083f-50a6-5b39-9b83-efd2927ebdf7'

const firstOf = (list: Envelope): Item => {
  const [first] = list['@graph']
  if (first === undefined) throw new Error('No items')
  return first
}

const musicOf = (list: Envelope) =>
  list['@graph'].filter(({ category }) => Array.isArray(category) && category.includes('music'))

describe('api.md 2: resources and their fields', () => {
  test('2.1: ID and slug address the same endpoint, and links repeat the one that was used', async () => {
    const bySlug = await client.get('endpoints/events?page%5Bsize%5D=3')
    const byId = await client.get(`endpoints/${eventsId}?page%5Bsize%5D=3`)
    expect(byId.text).toBe(bySlug.text.replaceAll('endpoints/events?', `endpoints/${eventsId}?`))
  })

  test('2.1: static and dynamic endpoints return the same structure; a static one keeps its order', async () => {
    const [fixed, dynamic] = [
      await client.list('endpoints/highlights'),
      await client.list('endpoints/events'),
    ]
    expect(Object.keys(fixed)).toEqual(Object.keys(dynamic))
    expect(new Set(valuesOf(fixed, '@type').map(String)).size).toBe(4)
    expect(idsOf(await client.list('endpoints/highlights'))).toEqual(idsOf(fixed))
  })

  test('2.2: @id, @type, name, startDate and created are there; a place has address and geo', async () => {
    const event = firstOf(await client.list('endpoints/events'))
    expect(event).toMatchObject({
      '@id': expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string,
      '@type': ['Event', 'sample:Veranstaltung'],
      name: expect.any(String) as string,
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+0[12]:00$/) as string,
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/) as string,
    })
    const place = firstOf(await client.list('endpoints/places'))
    expect([typeof place.address, place.geo]).toEqual([
      'string',
      { lat: expect.any(Number) as number, lon: expect.any(Number) as number },
    ])
  })

  test('2.2: numbers are sent with their digits, blank attributes as null', async () => {
    const { text } = await client.get('endpoints/events?page%5Bsize%5D=50')
    expect(text).toMatch(/"price":\d+\.\d0,/)
    expect(text).toContain('"fee":0.1000}')
    expect(text).toMatch(/"bookingNumber":\d{20},/)
    expect(text).toContain('"endDate":null')
  })

  test('2.3: a relation holds only @id and @type by default', async () => {
    const event = firstOf(await client.list('endpoints/events'))
    expect(event.location).toEqual({
      '@id': expect.any(String) as string,
      '@type': ['Place', 'sample:Ort'],
    })
  })

  test('2.4: a classification value is a slug or the id of its concept, and covers what is below', async () => {
    const [culture, byId, music] = await Promise.all(
      ['culture', identifierOf('concept/category/culture'), 'music'].map((value) =>
        client.list(`endpoints/events?filter%5Bcategory%5D=${value}&page%5Bsize%5D=300`),
      ),
    )
    expect(byId?.['@graph']).toEqual(culture?.['@graph'])
    expect([culture?.meta, music?.meta]).toEqual([
      { total: 102, pages: 1 },
      { total: 37, pages: 1 },
    ])
  })

  test('2.5: both shapes of meta', async () => {
    const plain = await client.list('endpoints/events?page%5Bsize%5D=100')
    const grouped = await client.list('endpoints/places?page%5Bsize%5D=100&page%5Bnumber%5D=2')
    expect([plain.meta, grouped.meta]).toEqual([
      { total: 240, pages: 3 },
      { page: { number: 2, size: 100, totalPages: 2, totalElements: 126 } },
    ])
  })

  test('2.5: next is absent on the last page of some endpoints and empty on that of others', async () => {
    const { baseUrl } = client.sample
    const linksOf = async (name: string, number: number) =>
      (await client.list(`endpoints/${name}?page%5Bsize%5D=100&page%5Bnumber%5D=${String(number)}`))
        .links
    const address = (name: string, number: number) =>
      `${baseUrl}/api/v4/endpoints/${name}?page%5Bsize%5D=100&page%5Bnumber%5D=${String(number)}`
    expect(await linksOf('events', 3)).toEqual({
      self: address('events', 3),
      first: address('events', 1),
      prev: address('events', 2),
      last: address('events', 3),
    })
    expect(await linksOf('places', 2)).toEqual({
      self: address('places', 2),
      first: address('places', 1),
      prev: address('places', 1),
      next: '',
      last: address('places', 2),
    })
  })
})

const totalOf = (list: Envelope): unknown => (list.meta as { total?: unknown }).total

describe('api.md 4.1 to 4.3: GET and POST', () => {
  test('4.1: GET and POST give the same items for the same question', async () => {
    const byGet = await client.list(
      'endpoints/events?filter%5Bq%5D=Konzert&filter%5Bregion%5D=birkental&include=location&sort=-name&page%5Bsize%5D=2&page%5Bnumber%5D=2',
    )
    const byPost = await client.listByPost('endpoints/events', {
      filter: { q: 'Konzert', region: 'birkental' },
      include: 'location',
      sort: '-name',
      page: { size: 2, number: 2 },
    })
    expect(byPost).toEqual(byGet)
  })

  test('4.2: filter[q] finds whole items by words of name and description, in any case, with umlauts', async () => {
    const found = await client.list(
      `endpoints/events?filter%5Bq%5D=${encodeURIComponent('JAZZABEND GRÜNAU')}`,
    )
    expect(valuesOf(found, 'name')).toEqual(['Jazzabend, Grünau am See'])
  })

  test('4.2: values are decoded as percent-encoded UTF-8; an ampersand and a space come through', async () => {
    const found = await client.list(
      'endpoints/events?filter%5Bq%5D=Chor%20%26%20Streicher&page%5Bsize%5D=1',
    )
    expect(firstOf(found).name).toMatch(/^Chor & Streicher/)
  })

  test('7: a badly encoded address is refused and named', async () => {
    const reply = await client.get('endpoints/events?filter%5Bq%5D=%E4')
    expect([reply.status, JSON.parse(reply.text)]).toEqual([
      400,
      {
        errors: [
          {
            status: 400,
            title: 'Invalid parameter',
            detail: 'must be percent-encoded as UTF-8',
            source: { parameter: 'filter%5Bq%5D' },
          },
        ],
      },
    ])
  })

  test('4.3.1: several filters are combined with AND', async () => {
    const idsWith = async (filter: object) =>
      idsOf(await client.listByPost('endpoints/events', { filter, page: { size: 300 } }))
    const evening = await idsWith({ topic: 'evening' })
    const inBoth = (await idsWith({ category: 'music' })).filter((id) => evening.includes(id))
    expect(await idsWith({ category: 'music', topic: 'evening' })).toEqual(inBoth)
    expect(inBoth.length).toBeGreaterThan(0)
  })

  test('4.3.2: an array is a choice (OR); in GET a comma or a repeated [] is', async () => {
    const either = await client.listByPost('endpoints/events', {
      filter: { category: ['music', 'market'] },
      page: { size: 300 },
    })
    const totals = await Promise.all(
      ['music', 'market'].map(async (value) =>
        totalOf(await client.list(`endpoints/events?filter%5Bcategory%5D=${value}`)),
      ),
    )
    expect(totalOf(either)).toBe(Number(totals[0]) + Number(totals[1]))
    for (const query of [
      'filter%5Bcategory%5D=music,market',
      'filter%5Bcategory%5D%5B%5D=music&filter%5Bcategory%5D%5B%5D=market',
    ]) {
      expect(idsOf(await client.list(`endpoints/events?${query}&page%5Bsize%5D=300`))).toEqual(
        idsOf(either),
      )
    }
  })

  test('4.3.3: full text, classification and paging go together', async () => {
    const found = await client.listByPost('endpoints/events', {
      filter: { q: 'Mühlbrück', category: 'music' },
      page: { size: 2, number: 2 },
    })
    expect(found['@graph'].length).toBe(2)
    expect(musicOf(found).length).toBe(2)
    expect(found.meta).toEqual({ total: 4, pages: 2 })
  })

  test.each([
    [
      'a number',
      { filter: { category: 5 } },
      'filter[category]',
      'must be a string or a list of strings',
    ],
    [
      'an object',
      { filter: { category: { in: [] } } },
      'filter[category]',
      'must be a string or a list of strings',
    ],
    [
      'a list with a number',
      { filter: { topic: ['family', 1] } },
      'filter[topic]',
      'must be a string or a list of strings',
    ],
    ['a list for q', { filter: { q: ['a'] } }, 'filter[q]', 'must be a string'],
    [
      'a text for a size',
      { page: { size: '25' } },
      'page[size]',
      'must be a whole number, 1 or more',
    ],
    ['page number 0', { page: { number: 0 } }, 'page[number]', 'must be a whole number, 1 or more'],
    ['a list for include', { include: ['image'] }, 'include', 'must be a string'],
    [
      'an unknown filter key',
      { filter: { categry: 'x' } },
      'filter[categry]',
      'there is no filter categry here; known are q, category, topic and region',
    ],
  ])('4.3.4: %s is refused with the parameter named', async (_, body, parameter, detail) => {
    const reply = await client.post('endpoints/events', body)
    expect([reply.status, JSON.parse(reply.text)]).toEqual([
      400,
      { errors: [{ status: 400, title: 'Invalid parameter', detail, source: { parameter } }] },
    ])
  })

  test.each(['0', '-1', '1.5', 'abc', ''])('4.2: page[size]=%s is refused', async (size) => {
    const reply = await client.get(`endpoints/places?page%5Bsize%5D=${size}`)
    expect([reply.status, reply.text]).toEqual([
      400,
      expect.stringContaining('"parameter":"page[size]"'),
    ])
  })

  test('4.3: a body that is no JSON object, of another type or too large is refused', async () => {
    const statuses = await Promise.all([
      client.post('endpoints/events', '{"filter":'),
      client.post('endpoints/events', '[]'),
      client.post('endpoints/events', '{}', 'text/plain'),
      client.post('endpoints/events', `{"extra":"${'x'.repeat(10_000_000)}"}`),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([400, 400, 415, 413])
  })

  test('4.7: include, fields and sort of a POST may stand in the query or in the body', async () => {
    const parameters = { include: 'location', 'fields[location]': 'name', sort: '-name' }
    const inBody = await client.listByPost('endpoints/events', {
      include: 'location',
      fields: { location: 'name' },
      sort: '-name',
    })
    const inQuery = await client.listByPost(
      `endpoints/events?${String(new URLSearchParams(parameters))}`,
      {},
    )
    expect(inQuery).toEqual(inBody)
  })
})

describe('api.md 4.4: relations', () => {
  test('4.4.1 to 4.4.3: only named relations are resolved, an unknown name is ignored', async () => {
    const plain = firstOf(await client.list('endpoints/events?page%5Bsize%5D=1'))
    const resolved = firstOf(
      await client.list('endpoints/events?include=location,nonsense&page%5Bsize%5D=1'),
    )
    expect(resolved).toEqual({ ...plain, location: resolved.location })
    expect(resolved.location).toMatchObject({
      ...(plain.location as object),
      name: expect.any(String) as string,
      image: expect.any(Array) as unknown[],
    })
  })

  test('4.4.4: fields limit a resolved relation; @id and @type stay', async () => {
    const event = firstOf(
      await client.list(
        'endpoints/events?include=location,organizer&fields%5Blocation%5D=name,address&page%5Bsize%5D=1',
      ),
    )
    expect(Object.keys(event.location as object)).toEqual(['@id', '@type', 'name', 'address'])
    expect(Object.keys(event.organizer as object)).toContain('email')
  })

  test('4.4.4: fields without include change nothing', async () => {
    const [plain, named] = [
      await client.list('endpoints/events'),
      await client.list('endpoints/events?fields%5Blocation%5D=name'),
    ]
    expect(named['@graph']).toEqual(plain['@graph'])
  })

  test('a dotted include resolves a relation of a relation', async () => {
    const { text } = await client.get(
      'endpoints/events?include=location.image.author&fields%5Blocation.image.author%5D=familyName&page%5Bsize%5D=25',
    )
    expect(text).toContain('"author":{"@id":')
    expect(text).toMatch(/"@type":\["Person","sample:Person"\],"familyName":"[^"]+"\}/)
  })
})

describe('api.md 4.5: paging', () => {
  test('4.5.3: without paging parameters the first page has 25 items', async () => {
    const list = await client.list('endpoints/events')
    expect(list['@graph'].length).toBe(25)
    expect(
      idsOf(await client.list('endpoints/events?page%5Bsize%5D=25&page%5Bnumber%5D=1')),
    ).toEqual(idsOf(list))
  })

  test.each(['events', 'places', 'tours', 'images', 'everything'])(
    '4.5.4: following links.next reaches every item of %s once',
    async (name) => {
      const ids: string[] = []
      let next: string | undefined = `endpoints/${name}?page%5Bsize%5D=50`
      while (next !== undefined && next !== '') {
        const list: Envelope = await client.list(next)
        ids.push(...idsOf(list))
        next = list.links?.next
      }
      const all = idsOf(await client.list(`endpoints/${name}?page%5Bsize%5D=1000`))
      expect(ids).toEqual(all)
      expect(new Set(ids).size).toBe(all.length)
    },
  )

  test('4.5.4: page[number] can be increased until a page is empty', async () => {
    const sizes = await Promise.all(
      [1, 2, 3, 4].map(async (number) => {
        const list = await client.list(
          `endpoints/events?page%5Bsize%5D=100&page%5Bnumber%5D=${String(number)}`,
        )
        return list['@graph'].length
      }),
    )
    expect(sizes).toEqual([100, 100, 40, 0])
  })

  test('4.5.4: links repeat the whole query, after a POST too', async () => {
    const query = (categories: string) =>
      `filter%5Bq%5D=Eintritt%20frei&${categories}&include=location&fields%5Blocation%5D=name&sort=-startDate,name&page%5Bsize%5D=5`
    const asText = query('filter%5Bcategory%5D=music,market')
    const asList = query('filter%5Bcategory%5D%5B%5D=music&filter%5Bcategory%5D%5B%5D=market')
    const byText = await client.list(`endpoints/events?${asText}`)
    const byList = await client.list(`endpoints/events?${asList}`)
    const byPost = await client.listByPost('endpoints/events', {
      filter: { q: 'Eintritt frei', category: ['music', 'market'] },
      include: 'location',
      fields: { location: 'name' },
      sort: '-startDate,name',
      page: { size: 5 },
    })
    const next = (asSent: string) =>
      `${client.sample.baseUrl}/api/v4/endpoints/events?${asSent}&page%5Bnumber%5D=2`
    expect([byText, byList, byPost].map(({ links }) => links?.next)).toEqual([
      next(asText),
      next(asList),
      next(asList),
    ])
  })

  test('4.5.5: too strict filters give an empty page, not an error', async () => {
    const list = await client.list('endpoints/events?filter%5Bcategory%5D=musik')
    expect([list['@graph'], list.meta, list.links?.next]).toEqual([
      [],
      { total: 0, pages: 0 },
      undefined,
    ])
  })

  test('8: a very large page size delivers all items', async () => {
    expect(
      (await client.list('endpoints/everything?page%5Bsize%5D=1000000'))['@graph'].length,
    ).toBe(633)
  })
})

describe('api.md 4.6: sorting', () => {
  const instants = (list: Envelope, attribute: string) =>
    valuesOf(list, attribute).map((value) => Date.parse(String(value)))
  const all = 'page%5Bsize%5D=1000'

  test.each(['startDate', 'created'])(
    '4.6.1: %s sorts upwards, with - downwards',
    async (attribute) => {
      const up = instants(await client.list(`endpoints/events?sort=${attribute}&${all}`), attribute)
      const down = instants(
        await client.list(`endpoints/events?sort=-${attribute}&${all}`),
        attribute,
      )
      expect(up).toEqual(up.toSorted((one, other) => one - other))
      expect(down).toEqual(down.toSorted((one, other) => other - one))
    },
  )

  test('4.6.1: names are sorted as in a German dictionary', async () => {
    const names = valuesOf(await client.list(`endpoints/places?sort=name&${all}`), 'name').map(
      String,
    )
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare))
  })

  test('4.6.2: several criteria are applied in order', async () => {
    const list = await client.list(`endpoints/events?sort=-startDate,name&${all}`)
    const rows = list['@graph'].map(
      (event) => [Date.parse(String(event.startDate)), String(event.name)] as const,
    )
    const { compare } = new Intl.Collator('de')
    expect(rows).toEqual(
      rows.toSorted(
        ([when, name], [otherWhen, otherName]) => otherWhen - when || compare(name, otherName),
      ),
    )
  })

  test('4.6.3: events have a default sort by startDate', async () => {
    const unsorted = idsOf(await client.list(`endpoints/events?${all}`))
    expect(idsOf(await client.list(`endpoints/events?sort=startDate&${all}`))).toEqual(unsorted)
  })
})

describe('api.md 5 and 7: access and errors', () => {
  test('5.1: without a token, or with an unknown one, the status is 401', async () => {
    const replies = [
      await client.get('endpoints/events', null),
      await client.get('endpoints/events', 'x'),
    ]
    expect(replies.map(({ status, text }) => [status, text])).toEqual(
      replies.map(() => [
        401,
        '{"errors":[{"status":401,"title":"Unauthorized","detail":"The access token is missing or not known here."}]}',
      ]),
    )
  })

  test('5.2: access is checked per endpoint', async () => {
    const { limited } = client.sample.tokens
    const statuses = await Promise.all(
      ['events', 'highlights', 'everything', 'editors-only'].map(
        async (name) => (await client.get(`endpoints/${name}`, limited)).status,
      ),
    )
    expect(statuses).toEqual([200, 200, 403, 403])
  })

  test('7: an unknown endpoint delivers an error', async () => {
    const reply = await client.get('endpoints/evnts')
    expect([reply.status, reply.text]).toEqual([
      404,
      '{"errors":[{"status":404,"title":"Not found","detail":"There is no endpoint with the ID or slug evnts."}]}',
    ])
  })

  test.each([
    ['past-events', { total: 0, pages: 0 }],
    ['empty-collection', { page: { number: 1, size: 25, totalPages: 0, totalElements: 0 } }],
  ])('7: %s exists and has nothing', async (name, meta) => {
    const list = await client.list(`endpoints/${name}`)
    expect([list['@graph'], list.meta]).toEqual([[], meta])
  })

  test('7: a misnamed filter key is refused by events and ignored by places', async () => {
    const refused = await client.get('endpoints/events?filter%5Bxyz%5D=1')
    const [ignored, plain] = [
      await client.get('endpoints/places?filter%5Bxyz%5D=1'),
      await client.get('endpoints/places'),
    ]
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('"source":{"parameter":"filter[xyz]"}'),
    ])
    expect(ignored.text).toBe(plain.text)
  })

  test('4.1: other methods are not allowed', async () => {
    const response = await fetch(`${client.sample.baseUrl}/api/v4/endpoints/events`, {
      method: 'DELETE',
    })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST'])
  })
})

describe('beside api.md', () => {
  test('language filters, says so where it is one, and stands in every link', async () => {
    const total = (list: Envelope) => z.object({ total: z.number() }).parse(list.meta).total
    const [any, english, both] = [
      await client.list('endpoints/events?page%5Bsize%5D=2'),
      await client.list('endpoints/events?page%5Bsize%5D=2&language=en'),
      await client.list('endpoints/events?page%5Bsize%5D=2&language=de,en'),
    ]
    expect(total(english)).toBeLessThan(total(any))
    expect(total(both)).toBe(total(any))
    expect(english['@context']).toEqual(['https://schema.org/', { '@language': 'en' }])
    expect(valuesOf(english, 'inLanguage')).toEqual(['en', 'en'])
    expect(english.links?.next).toContain('language=en')
    expect([any, both].map((list) => '@context' in list)).toEqual([false, false])
  })

  test('one item is to be had by its ID, in the shape of a list’s items', async () => {
    const event = firstOf(await client.list('endpoints/events'))
    const reply = await client.get(`things/${event['@id']}`)
    expect([reply.status, JSON.parse(reply.text)]).toEqual([200, { '@graph': [event] }])
    const [included] = (await client.list('endpoints/events?include=location'))['@graph']
    const withPlace = await client.get(`things/${event['@id']}?include=location`)
    expect(JSON.parse(withPlace.text)).toEqual({ '@graph': [included] })
    const unknown = await client.get('things/00000000-0000-4000-8000-000000000000')
    expect([unknown.status, JSON.parse(unknown.text)]).toEqual([
      404,
      { errors: [{ status: 404, detail: 'Not found' }] },
    ])
    expect((await client.get(`things/${event['@id']}`, null)).status).toBe(401)
  })
})
