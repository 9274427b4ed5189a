import { once } from 'node:events'
import { createServer } from 'node:http'
import { createLibrary } from '#sample/content/library.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  idsOf,
  openResponse,
  openSample,
  readEnvelope,
  type SampleClient,
} from '../sample/sample-client.ts'
import { createOddEndpoints } from '../../servers/odd/endpoints.ts'
import { foreignAddresses } from '../../servers/odd/foreign-links.ts'

let client: SampleClient
const foreignOrigin = 'http://127.0.0.3:9'
beforeAll(async () => {
  client = await openSample({ foreignOrigin, unlisted: createOddEndpoints() })
})
afterAll(async () => {
  await client.sample.close()
})

const linesSeen = (part: string) =>
  client.sample.requestLines().filter((line) => line.includes(part))

describe('connections', () => {
  test.each(['odd-slow', 'odd-silent'])('%s takes the request and sends no head', async (name) => {
    const controller = new AbortController()
    const { baseUrl, tokens } = client.sample
    const answer = fetch(`${baseUrl}/api/v4/endpoints/${name}`, {
      headers: { Authorization: `Bearer ${tokens.full}` },
      signal: controller.signal,
    }).then(
      () => 'answered',
      (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
    )
    // A second request that is answered proves that the first one was taken before.
    await client.get('endpoints/odd-empty-200')
    controller.abort()
    expect(await answer).toBe('AbortError')
    expect(linesSeen(name)).toEqual([`GET /api/v4/endpoints/${name} HTTP/1.1`])
  })

  test('odd-drip begins with a single byte', async () => {
    const response = await openResponse(client.sample, 'endpoints/odd-drip')
    const [chunk] = (await once(response, 'data')) as [Buffer]
    response.destroy()
    expect([chunk.toString(), Number(response.headers['content-length']) > 1000]).toEqual([
      '{',
      true,
    ])
  })

  test('odd-broken-off ends in its third item, short of the announced length', async () => {
    const response = await openResponse(client.sample, 'endpoints/odd-broken-off')
    let text = ''
    response.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    const [error] = (await once(response, 'error')) as [NodeJS.ErrnoException]
    expect([error.code, text.match(/"@type":\["Event"/g)?.length]).toEqual(['ECONNRESET', 3])
    expect(text).toMatch(/"name":"[^"]+",$/)
  })

  test('odd-reset has no head', async () => {
    await expect(openResponse(client.sample, 'endpoints/odd-reset')).rejects.toMatchObject({
      code: 'ECONNRESET',
    })
  })
})

describe('bodies', () => {
  const raw = async (name: string): Promise<[number, string | null, Buffer]> => {
    const { baseUrl, tokens } = client.sample
    const response = await fetch(`${baseUrl}/api/v4/endpoints/${name}`, {
      headers: { Authorization: `Bearer ${tokens.full}` },
    })
    return [
      response.status,
      response.headers.get('content-type'),
      Buffer.from(await response.arrayBuffer()),
    ]
  }

  test('HTML with 200 and with 500; nothing at all with 200', async () => {
    const [ok, failed, empty] = [
      await raw('odd-html'),
      await raw('odd-html-500'),
      await raw('odd-empty-200'),
    ]
    expect([ok.slice(0, 2), failed.slice(0, 2), empty]).toEqual([
      [200, 'text/html; charset=utf-8'],
      [500, 'text/html; charset=utf-8'],
      [200, 'application/json; charset=utf-8', Buffer.alloc(0)],
    ])
    expect(ok[2].toString()).toMatch(/^<!doctype html>/)
  })

  test.each([
    ['odd-no-graph', { meta: { total: 0, pages: 0 }, links: {} }],
    [
      'odd-graph-object',
      {
        '@graph': { '@type': 'dcls:Statistics', suggest: ['Jazzabend', 'Freiluftkino'] },
        meta: { total: 1, pages: 1 },
        links: {},
      },
    ],
  ])('%s has no array of items', async (name, body) => {
    expect(JSON.parse((await client.get(`endpoints/${name}`)).text)).toEqual(body)
  })

  test('odd-bare-array and odd-scalar-items', async () => {
    const [bare, scalars] = [
      JSON.parse((await client.get('endpoints/odd-bare-array')).text) as unknown[],
      JSON.parse((await client.get('endpoints/odd-scalar-items')).text) as { '@graph': unknown[] },
    ]
    expect(bare.length).toBe(2)
    expect(scalars['@graph'].map((one) => (one === null ? 'null' : typeof one))).toEqual([
      'null',
      'number',
      'string',
      'object',
      'boolean',
      'object',
      'object',
    ])
  })

  test('odd-invalid-json, odd-bom and odd-invalid-utf8 are what they say', async () => {
    const [invalid, marked, bytes] = [
      await raw('odd-invalid-json'),
      await raw('odd-bom'),
      await raw('odd-invalid-utf8'),
    ]
    expect(() => JSON.parse(invalid[2].toString()) as unknown).toThrow(SyntaxError)
    expect([...marked[2].subarray(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x7b])
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes[2])).toThrow(TypeError)
  })

  test('odd-charset is ISO-8859-1 and says so', async () => {
    const [, type, bytes] = await raw('odd-charset')
    expect([type, new TextDecoder('latin1').decode(bytes)]).toEqual([
      'application/json; charset=ISO-8859-1',
      expect.stringContaining('"Grüße aus Äschenhof"'),
    ])
    expect(bytes.includes(0xfc)).toBe(true)
  })

  test('odd-deep, odd-proto and odd-duplicate-keys', async () => {
    const deep = (await client.get('endpoints/odd-deep')).text
    expect(deep).toContain('['.repeat(20_000))
    const proto = JSON.parse((await client.get('endpoints/odd-proto')).text) as {
      '@graph': object[]
    }
    expect(Object.keys(proto['@graph'][0] ?? {})).toEqual([
      '@id',
      '@type',
      'name',
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
    ])
    expect((await client.get('endpoints/odd-duplicate-keys')).text.match(/"@graph"/g)?.length).toBe(
      2,
    )
  })

  test('odd-numbers keeps every digit', async () => {
    expect((await client.get('endpoints/odd-numbers')).text).toContain(
      '"one":1.0,"huge":1e400,"long":12345678901234567890,"minusZero":-0,"padded":0.1000,',
    )
  })
})

describe('pages and links', () => {
  const list = (name: string, query: string) => client.list(`endpoints/${name}?${query}`)

  test('odd-lost-query: links keep only the page', async () => {
    const { links } = await list('odd-lost-query', 'filter%5Bq%5D=Jazz&page%5Bsize%5D=2')
    expect(links?.next).toBe(
      `${client.sample.baseUrl}/api/v4/endpoints/odd-lost-query?page%5Bsize%5D=2&page%5Bnumber%5D=2`,
    )
  })

  test('odd-overlapping: pages repeat the last three items and still reach all', async () => {
    const ids: string[][] = []
    let next: string | undefined = 'endpoints/odd-overlapping?page%5Bsize%5D=50'
    while (next !== undefined) {
      const page = await client.list(next)
      ids.push(idsOf(page))
      next = page.links?.next
    }
    expect(ids[1]?.slice(0, 3)).toEqual(ids[0]?.slice(-3))
    expect(new Set(ids.flat()).size).toBe(240)
    expect(ids.flat().length).toBeGreaterThan(240)
  })

  test('odd-wrong-total claims items and pages that are not there', async () => {
    const page = await list('odd-wrong-total', 'page%5Bsize%5D=100&page%5Bnumber%5D=5')
    expect([page['@graph'], page.meta]).toEqual([[], { total: 247, pages: 5 }])
  })

  test('odd-foreign-links: twenty shapes, none of which is the own endpoint over the own origin', async () => {
    const { baseUrl } = client.sample
    const nexts = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const page = await list('odd-foreign-links', `page%5Bnumber%5D=${String(index + 1)}`)
        return page.links?.next
      }),
    )
    const call = {
      method: 'GET',
      target: '',
      query: '',
      name: 'odd-foreign-links',
      below: [],
      contentType: '',
      body: '',
      authorization: '',
      site: {
        baseUrl,
        foreignOrigin,
        coreBaseUrl: '',
        coreToken: '',
        library: createLibrary(),
      },
    } as const
    expect(nexts).toEqual(foreignAddresses(call))
    expect(new Set(nexts).size).toBe(20)
    const safe = nexts.filter((next) => {
      const url = new URL(next ?? '', baseUrl)
      return (
        url.origin === baseUrl &&
        url.username === '' &&
        url.pathname.startsWith('/api/v4/') &&
        !url.searchParams.has('token')
      )
    })
    expect(safe).toEqual([])
  })

  test('odd-http-link forgets the port', async () => {
    expect((await list('odd-http-link', '')).links?.next).toMatch(
      /^http:\/\/127\.0\.0\.1\/api\/v4\//,
    )
  })

  test('redirects: foreign, local with the query, and for ever', async () => {
    const { baseUrl } = client.sample
    const head = async (target: string) => {
      const { status, headers } = await client.get(`endpoints/${target}`)
      return [status, headers.get('location')]
    }
    expect([
      await head('odd-foreign-redirect'),
      await head('odd-foreign-redirect?page%5Bnumber%5D=4'),
      await head('odd-local-redirect?sort=name'),
      await head('odd-redirect-loop?x=1'),
    ]).toEqual([
      [302, `${foreignOrigin}/api/v4/endpoints/odd-foreign-redirect?page%5Bnumber%5D=2`],
      [307, '/\\127.0.0.3:9/api/v4/endpoints/odd-foreign-redirect?page%5Bnumber%5D=2'],
      [307, `${baseUrl}/api/v4/endpoints/events?sort=name`],
      [307, `${baseUrl}/api/v4/endpoints/odd-redirect-loop?x=1`],
    ])
    const heads = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        client.get(`endpoints/odd-foreign-redirect?page%5Bnumber%5D=${String(index + 1)}`),
      ),
    )
    // A header loses the space before its value, so two of the twenty are the same here.
    expect(new Set(heads.map(({ headers }) => headers.get('location'))).size).toBe(19)
  })

  test('a foreign link can lead to a server that listens', async () => {
    const seen: (string | undefined)[] = []
    const foreign = createServer((request, response) => {
      seen.push(request.url)
      response.end()
    }).listen(0, '127.0.0.1')
    await once(foreign, 'listening')
    const address = foreign.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    const other = await openSample({
      foreignOrigin: `http://127.0.0.1:${String(port)}`,
      unlisted: createOddEndpoints(),
    })
    const { links } = await other.list('endpoints/odd-foreign-links')
    await fetch(links?.next ?? '')
    await other.sample.close()
    foreign.close()
    expect(seen).toEqual(['/api/v4/endpoints/odd-foreign-links?page%5Bnumber%5D=2'])
  })
})

describe('refusals', () => {
  test('odd-401-basic, odd-429 and odd-echo', async () => {
    const [basic, busy, echo] = [
      await client.get('endpoints/odd-401-basic'),
      await client.get('endpoints/odd-429'),
      await client.get('endpoints/odd-echo'),
    ]
    const secret = `Bearer ${client.sample.tokens.full}`
    expect([
      [basic.status, basic.headers.get('www-authenticate')],
      [busy.status, busy.headers.get('retry-after'), busy.text],
      [echo.headers.get('x-echo-authorization'), readEnvelope(echo)['@graph'][0]?.received],
    ]).toEqual([
      [401, 'Basic realm="Application"'],
      [429, '60', ''],
      [secret, { authorization: secret }],
    ])
  })

  test('odd-error-shapes: every body of datacycle-core.md 6', async () => {
    const replies = await Promise.all(
      Array.from({ length: 17 }, (_, index) =>
        client.get(`endpoints/odd-error-shapes?page%5Bnumber%5D=${String(index + 1)}`),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual([
      401, 401, 404, 404, 400, 400, 400, 400, 400, 400, 406, 429, 500, 500, 404, 404, 401,
    ])
  })
})

describe('encodings', () => {
  test.each(['odd-gzip', 'odd-deflate', 'odd-br'])('%s unpacks to an envelope', async (name) => {
    expect((await client.list(`endpoints/${name}`))['@graph'].length).toBe(3)
  })

  test('odd-bad-gzip cannot be unpacked', async () => {
    await expect(client.get('endpoints/odd-bad-gzip')).rejects.toThrow()
  })

  test('odd-gzip-bomb begins as gzip', async () => {
    const response = await openResponse(client.sample, 'endpoints/odd-gzip-bomb')
    const [chunk] = (await once(response, 'data')) as [Buffer]
    response.destroy()
    expect([response.headers['content-encoding'], [...chunk.subarray(0, 2)]]).toEqual([
      'gzip',
      [0x1f, 0x8b],
    ])
  })
})

describe('large answers', () => {
  test('odd-10000: items of about ten thousand bytes, as many as asked for', async () => {
    const reply = await client.get('endpoints/odd-10000?page%5Bsize%5D=20')
    const list = readEnvelope(reply)
    expect([list['@graph'].length, new Set(idsOf(list)).size, list.meta]).toEqual([
      20,
      20,
      { total: 10_000, pages: 1 },
    ])
    expect(reply.text.length / 20).toBeGreaterThan(9_000)
    expect(reply.text.length / 20).toBeLessThan(11_000)
  })

  test('odd-wide: forty attributes', async () => {
    const list = await client.list('endpoints/odd-wide?page%5Bsize%5D=2')
    expect(list['@graph'].map((one) => Object.keys(one).length)).toEqual([40, 40])
  })

  test('odd-100mb: exactly a hundred million bytes that are one JSON value', async () => {
    const response = await openResponse(client.sample, 'endpoints/odd-100mb')
    let bytes = 0
    let end = ''
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length
      end = (end + chunk.toString('latin1')).slice(-100_000)
    }
    expect([bytes, response.headers['content-length']]).toEqual([100_000_000, '100000000'])
    expect(end).toMatch(/\}\],"meta":\{"pages":1\},"links":\{\}\} *$/)
  })

  test('odd-endless waits for its reader instead of filling the memory', async () => {
    const response = await openResponse(client.sample, 'endpoints/odd-endless')
    await once(response, 'readable')
    const before = process.memoryUsage().rss
    // Other answers pass meanwhile: nothing runs in a circle.
    for (let round = 0; round < 20; round += 1) await client.get('endpoints/odd-html')
    const grown = process.memoryUsage().rss - before
    response.destroy()
    expect(grown).toBeLessThan(50_000_000)
  })
})
