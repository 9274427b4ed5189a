import { describe, expect, test } from 'vitest'
import { observeType } from '#core/content/observe-items.ts'
import { renderFileName } from '#core/text/file-name.ts'
import type { Share } from '#core/share/share.ts'
import {
  shareFormats,
  renderShare,
  renderHttpRequests,
  renderMarkdown,
  renderHar,
} from '#core/share/share-formats.ts'
import { renderBrunoRequest } from '#core/share/render-bruno.ts'
import { renderEndpointFile, renderEndpointLink } from '#core/share/render-endpoint.ts'
import { renderOpenApi } from '#core/share/render-openapi.ts'
import { readJson } from '#core/json/read-json.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { englishLabels } from '../../../support/share/english-labels.ts'

const form = {
  ...emptyForm,
  endpoint: 'events',
  q: 'jazz & {{soul}}',
  filters: [{ key: 'type', value: { kind: 'list', items: ['Concert', 'Party'] } as const }],
  include: ['image', 'location'],
  pageSize: '25',
}

function share(more: Partial<Share> & { isPost?: boolean } = {}): Share {
  const { isPost = false, ...parts } = more
  const requested = { ...form, method: isPost ? ('POST' as const) : ('GET' as const) }
  const planned = planRequest(requested, presets.documented)
  if (!planned.ok) throw new Error('Refused')
  return {
    title: 'Jazz & soul',
    connectionName: 'Example',
    baseUrl: 'https://content.example',
    form: requested,
    conventions: presets.documented,
    isDatacycle: false,
    plan: planned.value,
    facts: {
      status: 200,
      total: '71',
      durationMs: 123,
      sizeBytes: 4567,
      sentAt: '2026-05-04T03:02:01.000Z',
    },
    seen: null,
    relative: null,
    sampleItem: null,
    querySentences: ['Events with jazz.', '25 per page.'],
    hasToken: true,
    appVersion: '1.2.3',
    ...parts,
  }
}

const query =
  'filter%5Bq%5D=jazz%20%26%20%7B%7Bsoul%7D%7D&filter%5Btype%5D%5B%5D=Concert' +
  '&filter%5Btype%5D%5B%5D=Party&include=image,location&page%5Bsize%5D=25'
const url = `https://content.example/api/v4/endpoints/events?${query}`

test('an .http file has the words as comments and the token as a variable', () => {
  expect(renderHttpRequests('http', share())).toBe(
    [
      '### Jazz & soul',
      '# Events with jazz.',
      '# 25 per page.',
      '@token = {{$processEnv TOKEN}}',
      '',
      `GET ${url}`,
      'Authorization: Bearer {{token}}',
      '',
    ].join('\n'),
  )
})

test('a sentence that begins with an @ is no setting of the request', () => {
  const [, sentence] = renderHttpRequests('http', {
    ...share(),
    querySentences: ['@type is an event.'],
  }).split('\n')
  expect(sentence).toBe('# - @type is an event.')
})

test('a Bruno request has its blocks, and no variable in its body', () => {
  expect(renderBrunoRequest(share({ isPost: true }))).toBe(
    [
      'meta {',
      '  name: Jazz & soul',
      '  type: http',
      '  seq: 1',
      '}',
      '',
      'post {',
      '  url: {{baseUrl}}/api/v4/endpoints/events',
      '  body: json',
      '  auth: bearer',
      '}',
      '',
      'auth:bearer {',
      '  token: {{token}}',
      '}',
      '',
      'body:json {',
      '  {"filter":{"q":"jazz & {\\u007bsoul}}","type":["Concert","Party"]},' +
        '"include":"image,location","page":{"size":25}}',
      '}',
      '',
      'settings {',
      '  encodeUrl: false',
      '}',
      '',
      'docs {',
      '  Events with jazz.',
      '  25 per page.',
      '}',
      '',
    ].join('\n'),
  )
})

test('an endpoint file holds what is filled in, the instance by its address', () => {
  expect(JSON.parse(renderEndpointFile(share()))).toEqual({
    format: 'endpoint-explorer/endpoint',
    version: 2,
    title: 'Jazz & soul',
    connection: {
      name: 'Example',
      baseUrl: 'https://content.example',
      conventions: presets.documented,
    },
    form: {
      endpoint: 'events',
      method: 'GET',
      q: 'jazz & {{soul}}',
      filters: [{ key: 'type', value: { kind: 'list', items: ['Concert', 'Party'] } }],
      include: ['image', 'location'],
      pageSize: '25',
    },
  })
  expect(renderEndpointLink(share()).length).toBeLessThan(1000)
})

test('a HAR tells the facts, and status 0 where nothing was sent', () => {
  const entryOf = (given: Share) =>
    (JSON.parse(renderHar(given)) as { log: { entries: unknown[] } }).log.entries[0]
  expect(entryOf(share())).toMatchObject({
    startedDateTime: '2026-05-04T03:02:01.000Z',
    time: 123,
    request: {
      headers: [{ name: 'Authorization', value: 'Bearer $TOKEN' }],
      queryString: [
        { name: 'filter[q]', value: 'jazz & {{soul}}' },
        { name: 'filter[type][]', value: 'Concert' },
        { name: 'filter[type][]', value: 'Party' },
        { name: 'include', value: 'image,location' },
        { name: 'page[size]', value: '25' },
      ],
    },
    response: { status: 200, content: { size: 4567 }, comment: 'total: 71' },
  })
  expect(entryOf(share({ facts: null }))).toMatchObject({
    startedDateTime: '1970-01-01T00:00:00.000Z',
    response: { status: 0, content: { size: 0 } },
  })
})

test('a HAR of a request without a token has no header for one', () => {
  const { log } = JSON.parse(renderHar(share({ hasToken: false }))) as {
    log: { entries: { request: { headers: { name: string }[] } }[] }
  }
  const names = log.entries[0]?.request.headers.map(({ name }) => name)
  expect(names).not.toContain('Authorization')
})

test('an OpenAPI description names each parameter literally, with what was sent as example', () => {
  const described = JSON.parse(renderOpenApi(share())) as {
    paths: Record<string, { get: { parameters: { name: string; example?: unknown }[] } }>
  }
  const parameters = described.paths['/api/v4/endpoints/events']?.get.parameters ?? []
  expect(parameters.map(({ name, example }) => [name, example])).toEqual([
    ['filter[q]', 'jazz & {{soul}}'],
    ['filter[type][]', ['Concert', 'Party']],
    ['include', 'image,location'],
    ['page[size]', 25],
    ['fields', undefined],
    ['sort', undefined],
    ['page[number]', undefined],
  ])
})

describe('an OpenAPI parameter', () => {
  const parametersOf = (requested: Partial<QueryForm>, more: Partial<Share> = {}) => {
    const { conventions = presets.documented } = more
    const planned = planRequest({ ...emptyForm, endpoint: 'events', ...requested }, conventions)
    if (!planned.ok) throw new Error('Refused')
    const described = JSON.parse(
      renderOpenApi(share({ ...more, conventions, plan: planned.value })),
    ) as {
      paths: Record<
        string,
        { get: { parameters: { name: string; schema: unknown; description?: string }[] } }
      >
    }
    return described.paths['/api/v4/endpoints/events']?.get.parameters ?? []
  }
  const onCore = { conventions: presets.core, isDatacycle: true }

  test('that lists names has the same type whether it is used or not', () => {
    const lists = ['include', 'fields', 'sort']
    const typesOf = (requested: Partial<QueryForm>) =>
      parametersOf(requested, onCore)
        .filter(({ name }) => lists.includes(name))
        .map(({ name, schema }) => [name, schema])
    const used = typesOf({
      include: ['image', 'location'],
      fields: [{ relation: 'image', attributes: ['name', 'url'] }],
      sort: [
        { attribute: 'name', direction: 'ascending' },
        { attribute: 'startDate', direction: 'descending' },
      ],
    })
    expect(used).toEqual(lists.map((name) => [name, { type: 'string' }]))
    expect(typesOf({})).toEqual(used)
  })

  test('of a filter that a CORE takes yes or no for is a boolean, elsewhere what it is sent as', () => {
    const requested = {
      filters: [{ key: 'geo.withGeometry', value: { kind: 'text', text: 'true' } as const }],
    }
    const [ofCore] = parametersOf(requested, onCore)
    expect(ofCore).toMatchObject({ schema: { type: 'boolean' }, example: true })
    expect(parametersOf(requested)[0]).toMatchObject({
      schema: { type: 'string' },
      example: 'true',
    })
  })

  test('to sort by says of how many keys a server makes use', () => {
    const saidOf = (more: Partial<Share>) =>
      parametersOf({}, more).find(({ name }) => name === 'sort')?.description
    const all = 'Attributes to sort by, separated by commas; a leading - means descending'
    expect(saidOf({})).toBe(all)
    expect(saidOf({ conventions: presets.core })).toBe(
      `${all}. This server uses only the first one`,
    )
    expect(saidOf(onCore)).toBe(`${all}. dataCycle CORE uses only the first one that it knows`)
  })
})

test('an OpenAPI description has meta and items as they were seen', () => {
  const typeOf = (text: string) => {
    const read = readJson(text)
    if (!read.ok) throw new Error('No JSON')
    return observeType([read.value])
  }
  const seen = { items: typeOf('{"name":"a"}'), meta: typeOf('{"total":71}'), links: null }
  const described = JSON.parse(renderOpenApi(share({ seen }))) as {
    paths: Record<string, { get: { responses: Record<string, unknown> } }>
  }
  expect(described.paths['/api/v4/endpoints/events']?.get.responses['200']).toMatchObject({
    content: {
      'application/json': {
        schema: {
          properties: {
            '@graph': { items: { properties: { name: { type: 'string' } } } },
            meta: { type: 'object', properties: { total: { type: 'number' } } },
          },
        },
      },
    },
  })
})

test('an OpenAPI description of a POST keeps the digits of its body', () => {
  const body = '{"filter":{"n":12345678901234567890},"page":{"size":1.0}}'
  const text = renderOpenApi(share({ plan: { kind: 'post', endpoint: 'events', query: [], body } }))
  expect(text.replace(/\s+/g, '')).toContain(`"example":${body}`)
})

test('Markdown escapes what comes from outside, and no fence can be closed from within', () => {
  const text = renderMarkdown(
    share({
      title: '# <b>*x*</b> [y](z)\nsecond',
      querySentences: ['1. `code` | cell'],
      sampleItem: '{"a":1.0,"b":"```\\n# out"}',
    }),
    englishLabels,
  )
  const lines = text.split('\n')
  expect(lines.slice(0, 5)).toEqual([
    '# \\# \\<b\\>\\*x\\*\\</b\\> \\[y\\](z) second',
    '',
    'Connection: Example (https://content.example)',
    '',
    '- 1\\. \\`code\\` \\| cell',
  ])
  expect(text).toContain('````json\n{\n  "a": 1.0,\n  "b": "```\\n# out"\n}\n````')
  expect(text).toContain('| Hits | 71 |')
  expect(lines.filter((line) => /^###? /.test(line))).toEqual([
    '## Request',
    '## Last answer',
    '## Sample item',
    '## As code',
    '### cURL (bash)',
    '### cURL (PowerShell)',
    '### cURL (cmd)',
    '### cURL (batch file)',
    '### JavaScript',
    '### Python',
    '### PHP',
    '### HTTP',
    '### HTTP (JetBrains)',
  ])
  // Where code reads the token from is said at the code.
  expect(text).toContain('## As code\n\nThe code reads TOKEN.\n\n###')
  expect(text.slice(0, text.indexOf('## Last answer'))).not.toContain('The code')
})

test('files are named by the title, as every system allows', () => {
  expect(
    shareFormats.flatMap((format) =>
      renderShare(format, share({ title: 'a/b: "c"?' }), englishLabels).map(({ path }) => path),
    ),
  ).toEqual([
    'a-b -c-.endpoint.json',
    'a-b -c-.md',
    'a-b -c-.html',
    'a-b -c-.http',
    'a-b -c-.jetbrains.http',
    'a-b -c-.har',
    'a-b -c-.postman_collection.json',
    'a-b -c-.bru',
    'environments/Example.bru',
    'bruno.json',
    'a-b -c-.openapi.json',
  ])
  expect(['', '..', 'con', ' .x. ', '😀'.repeat(100)].map(renderFileName)).toEqual([
    'query',
    'query',
    'query con',
    'x',
    '😀'.repeat(45),
  ])
})

test.each([
  ['events', 'Jazz & soul', 'getEvents'],
  ['betriebe_Übernachtung', 'Jazz', 'getBetriebeUebernachtung'],
  ['0a1f2f1c-8c7e-4a7f-9a57-5f0d3c2b1a00', 'Jazz & soul', 'getJazzSoul'],
  ['0a1f2f1c-8c7e-4a7f-9a57-5f0d3c2b1a00', '展覧会', 'getItems'],
])('the operation of the endpoint %s, shared as “%s”, is called %s', (endpoint, title, name) => {
  expect(renderOpenApi(share({ title, form: { ...form, method: 'GET', endpoint } }))).toContain(
    `"operationId": "${name}",`,
  )
})

test('what was sent is an example of OpenAPI, and no default', () => {
  const text = [false, true].map((isPost) => renderOpenApi(share({ isPost }))).join('\n')
  expect(text).not.toContain('"default"')
  expect(text.match(/"example": (?:"jazz|25)/g)).toEqual(['"example": "jazz', '"example": 25'])
})
