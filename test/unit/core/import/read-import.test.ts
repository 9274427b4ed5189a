import bruno from '@usebruno/lang'
import { describe, expect, test } from 'vitest'
import type { ImportedRequest } from '#core/import/import.ts'
import { readImport } from '#core/import/read-import.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'

const conventions = presets.documented
const read = (content: unknown, fileName = '') =>
  readImport(
    typeof content === 'string' ? content : JSON.stringify(content),
    fileName,
    () => conventions,
  )

const baseUrl = 'https://content.example'
const request = (
  name: string,
  form: Partial<QueryForm>,
  more: Partial<ImportedRequest> = {},
): ImportedRequest => ({
  name,
  folderPath: [],
  note: '',
  baseUrl,
  connectionName: '',
  conventions,
  form: { ...emptyForm, endpoint: 'events', ...form },
  leftOut: [],
  notes: [],
  duplicateOf: null,
  ...more,
})

describe('a Postman collection', () => {
  test('comes in with folders, variables, inherited tokens and parts that are switched off', () => {
    const collection = {
      info: { name: 'Our API', schema: '…/v2.1.0/collection.json' },
      auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{secret}}' }] },
      variable: [
        { key: 'host', value: 'https://content.example' },
        { key: 'secret', value: 'secret-token-1' },
      ],
      item: [
        {
          name: 'Events',
          item: [
            {
              name: 'Next ones',
              request: {
                method: 'GET',
                description: 'What comes. Token: secret-token-1',
                header: [{ key: 'Accept', value: 'application/json' }],
                url: {
                  raw: '{{host}}/stale',
                  host: ['{{host}}'],
                  path: ['api', 'v4', 'endpoints', ':endpoint'],
                  query: [
                    { key: 'filter[q]', value: 'jazz #1' },
                    { key: 'page[size]', value: '10', disabled: true },
                  ],
                  variable: [{ key: 'endpoint', value: 'events' }],
                },
              },
            },
            {
              name: 'The same by another way',
              request: {
                auth: { type: 'noauth' },
                method: 'GET',
                url: 'https://CONTENT.example:443/api/v4/endpoints/events?filter%5Bq%5D=jazz+%231',
              },
            },
          ],
        },
        { name: 'Elsewhere', request: 'https://other.example/users' },
        { name: 'Half a folder' },
        {
          name: 'Upload',
          request: {
            method: 'POST',
            body: { mode: 'formdata', formdata: [] },
            auth: { type: 'basic', basic: [{ key: 'password', value: 'secret-password' }] },
            url: `${baseUrl}/api/v4/endpoints/events`,
          },
        },
      ],
    }
    expect(read(collection)).toEqual({
      kind: 'import',
      format: 'postman',
      title: 'Our API',
      requests: [
        request(
          'Next ones',
          { q: 'jazz #1' },
          {
            folderPath: ['Events'],
            note: 'What comes. Token: •••',
            leftOut: [
              { what: 'Accept: application/json', reason: 'not-needed' },
              { what: 'request.url.query: page[size]: 10', reason: 'switched-off' },
            ],
          },
        ),
        request(
          'The same by another way',
          { q: 'jazz #1' },
          { baseUrl: 'https://CONTENT.example:443', folderPath: ['Events'], duplicateOf: 0 },
        ),
        request(
          'Upload',
          { method: 'POST' },
          {
            leftOut: [
              { what: 'Authorization: •••', reason: 'credentials' },
              { what: 'body: formdata', reason: 'no-place' },
            ],
          },
        ),
      ],
      leftOut: [
        { name: 'Half a folder', folderPath: [], reason: { kind: 'not-a-request' } },
        {
          name: 'Elsewhere',
          folderPath: [],
          reason: { kind: 'not-an-endpoint', path: '/users' },
        },
      ],
      tokens: [{ token: 'secret-token-1', requestIndexes: [0] }],
    })
  })

  test('headers may be one text, and auth may be null', () => {
    const collection = {
      info: { name: 'Old' },
      auth: { type: 'bearer', bearer: { token: 'secret-token-7' } },
      item: [
        {
          name: 'a',
          request: {
            method: 'GET',
            auth: null,
            header: 'X-Trace: 1\r\nAuthorization: Bearer secret-token-8\n',
            url: `${baseUrl}/api/v4/endpoints/events`,
          },
        },
      ],
    }
    expect(read(collection)).toMatchObject({
      requests: [
        request(
          'a',
          {},
          {
            leftOut: [
              { what: 'X-Trace: 1', reason: 'header' },
              { what: 'Authorization: •••', reason: 'second-token' },
            ],
          },
        ),
      ],
      tokens: [{ token: 'secret-token-7', requestIndexes: [0] }],
    })
  })

  test('folders beyond any sense are named and not entered', () => {
    const nested = '{"name":"f","item":['.repeat(60) + ']}'.repeat(60)
    const result = read(`{"info":{"name":"Deep"},"item":[${nested}]}`)
    expect(result).toMatchObject({ requests: [], leftOut: [{ reason: { kind: 'too-deep' } }] })
  })
})

describe('an HTTP Archive of a browser', () => {
  const entry = (url: string, more: object = {}) => ({
    request: { method: 'GET', url, headers: [], ...more },
  })

  test('gives the requests to endpoints, its tokens apart', () => {
    const url = `${baseUrl}/api/v4/endpoints/events?page[size]=5`
    const headers = [
      { name: ':authority', value: 'content.example' },
      { name: 'authorization', value: 'Bearer secret-token-2' },
      { name: 'cookie', value: 'session=secret-cookie' },
    ]
    const har = {
      log: {
        creator: { name: 'WebInspector' },
        pages: [{ id: 'page_1', title: 'https://www.example/' }],
        entries: [
          entry('https://www.example/logo.svg'),
          { pageref: 'page_1', ...entry(url, { headers }) },
          entry(url),
        ],
      },
    }
    expect(read(har, 'www.example.har')).toEqual({
      kind: 'import',
      format: 'har',
      title: '',
      requests: [
        request(
          'events',
          { pageSize: '5' },
          { leftOut: [{ what: 'cookie: •••', reason: 'header' }] },
        ),
        request('events', { pageSize: '5' }, { duplicateOf: 0 }),
      ],
      leftOut: [
        {
          name: 'GET https://www.example/logo.svg',
          folderPath: [],
          reason: { kind: 'not-an-endpoint', path: '/logo.svg' },
        },
      ],
      tokens: [{ token: 'secret-token-2', requestIndexes: [0] }],
    })
  })

  test('a request whose query holds its token is left out', () => {
    const url = `${baseUrl}/api/v4/endpoints/events?filter[key]=secret-token-3&token=secret-token-3`
    expect(read({ log: { entries: [entry(url)] } })).toMatchObject({
      requests: [],
      leftOut: [{ name: 'events', reason: { kind: 'token-in-query' } }],
      tokens: [],
    })
  })
})

describe('Bruno', () => {
  test('a file that Bruno wrote comes in with body, token and notes', () => {
    const text = bruno.jsonToBruV2({
      meta: { name: 'Concerts', type: 'http', seq: 3 },
      http: {
        method: 'post',
        url: '{{host}}/api/v4/endpoints/:endpoint',
        body: 'json',
        auth: 'bearer',
      },
      params: [{ type: 'path', name: 'endpoint', value: 'events', enabled: true }],
      headers: [{ name: 'X-Off', value: '1', enabled: false }],
      auth: { bearer: { token: 'secret-token-4' } },
      body: {
        json: '{\n  "filter": {\n    "type": ["Concert", "Party"]\n  },\n  "page": {"size": 5}\n}',
      },
      vars: { req: [{ name: 'host', value: baseUrl, enabled: true }] },
      docs: 'All of them',
    })
    expect(read(text, 'Concerts.bru')).toEqual({
      kind: 'import',
      format: 'bruno',
      title: 'Concerts',
      requests: [
        request(
          'Concerts',
          {
            method: 'POST',
            filters: [{ key: 'type', value: { kind: 'list', items: ['Concert', 'Party'] } }],
            pageSize: '5',
          },
          {
            note: 'All of them',
            leftOut: [{ what: 'headers: X-Off: 1', reason: 'switched-off' }],
          },
        ),
      ],
      leftOut: [],
      tokens: [{ token: 'secret-token-4', requestIndexes: [0] }],
    })
  })

  test('a value over several lines ends at its quotes, and without them with its block', () => {
    const file = (end: string[]) =>
      [
        'meta {',
        '  name: One',
        '  type: http',
        '}',
        'get {',
        '  url: {{host}}/api/v4/endpoints/events?filter[q]={{word}}',
        '}',
        'vars:pre-request {',
        `  host: ${baseUrl}`,
        "  word: '''",
        '    a',
        '    b',
        ...end,
        '}',
      ].join('\n')
    const closed = read(file(["  '''", '  other: 1']), 'One.bru')
    expect(closed).toMatchObject({ requests: [{ form: { q: 'a\nb' } }] })
    expect(read(file([]), 'One.bru')).toEqual(closed)
  })

  test('an exported collection comes in with its folders and active environment', () => {
    const item = (name: string, url: string) => ({
      type: 'http-request',
      name,
      request: {
        method: 'GET',
        url,
        headers: [],
        auth: { mode: 'inherit' },
        body: { mode: 'none' },
      },
    })
    const collection = {
      name: 'Ours',
      version: '1',
      items: [
        {
          type: 'folder',
          name: 'Places',
          items: [item('All', '{{host}}/api/v4/endpoints/events?sort=name')],
        },
        { type: 'graphql-request', name: 'Graph', request: {} },
      ],
      root: { request: { auth: { mode: 'bearer', bearer: { token: '{{process.env.TOKEN}}' } } } },
      activeEnvironmentUid: 'e1',
      environments: [
        { uid: 'e0', variables: [{ name: 'host', value: 'https://old.example', enabled: true }] },
        { uid: 'e1', variables: [{ name: 'host', value: baseUrl, enabled: true }] },
      ],
    }
    expect(read(collection)).toEqual({
      kind: 'import',
      format: 'bruno',
      title: 'Ours',
      requests: [
        request(
          'All',
          { sort: [{ attribute: 'name', direction: 'ascending' }] },
          { folderPath: ['Places'], notes: [{ kind: 'token-placeholder' }] },
        ),
      ],
      leftOut: [{ name: 'Graph', folderPath: [], reason: { kind: 'not-a-request' } }],
      tokens: [],
    })
  })
})

test.each([
  ['postman', { info: { schema: '…/v2.1.0/' } }, ['{{a}}']],
  ['insomnia', { _type: 'export', __export_format: 4 }, ['{{a}}', '{% uuid %}']],
  ['har', {}, []],
] as const)('a file of %s has the variables that its program knows', (format, head, expected) => {
  const method = 'POST'
  const url = `${baseUrl}/api/v4/endpoints/events`
  const text = JSON.stringify({ filter: { q: '{{a}} {% uuid %}' } })
  const body = { mode: 'raw', raw: text, text, mimeType: 'application/json' }
  const files = {
    postman: { ...head, item: [{ name: '', request: { method, url, body } }] },
    insomnia: { ...head, resources: [{ _type: 'request', _id: 'a', method, url, body }] },
    har: { log: { entries: [{ request: { method, url, headers: [], postData: body } }] } },
  }
  const found = read(files[format])
  expect(found).toMatchObject({ kind: 'import', format, requests: [{ baseUrl }] })
  const requests = found.kind === 'import' ? found.requests : []
  const leftOut = requests.flatMap((one) => one.leftOut)
  expect(leftOut.filter(({ reason }) => reason === 'variable')).toEqual(
    expected.map((what) => ({ what, reason: 'variable' })),
  )
})

test.each(['insomnia', 'har'] as const)('the fields of a form in a file of %s', (format) => {
  const [method, url] = ['POST', `${baseUrl}/api/v4/endpoints/events`] as const
  const mimeType = 'Application/X-WWW-Form-Urlencoded; charset=utf-8'
  const body = { mimeType, params: [{ name: 'filter[q]', value: 'see' }] }
  const files = {
    insomnia: {
      _type: 'export',
      __export_format: 4,
      resources: [{ _type: 'request', _id: 'a', method, url, body }],
    },
    har: { log: { entries: [{ request: { method, url, headers: [], postData: body } }] } },
  }
  expect(read(files[format])).toMatchObject({ requests: [{ form: { q: 'see' }, leftOut: [] }] })
})

test('all requests of an .http file come in, its variables put in', () => {
  const text = [
    '@host = https://content.example',
    '@token = secret-token-5',
    '',
    '### First',
    '# About it',
    'GET {{host}}/api/v4/endpoints/events',
    '  ?page[size]=5',
    'Authorization: Bearer {{token}}',
    '',
    '###',
    '# @name second',
    'POST {{host}}/api/v4/endpoints/events HTTP/1.1',
    'Content-Type: application/json',
    '',
    '{"filter":{"q":"jazz"}}',
  ].join('\r\n')
  expect(read(text, 'ours.http')).toEqual({
    kind: 'import',
    format: 'http',
    title: '',
    requests: [
      request('First', { pageSize: '5' }, { note: 'About it' }),
      request('second', { method: 'POST', q: 'jazz' }),
    ],
    leftOut: [],
    tokens: [{ token: 'secret-token-5', requestIndexes: [0] }],
  })
})

test('a foreign OpenAPI description gives what its examples ask for', () => {
  const description = {
    openapi: '3.0.3',
    info: { title: 'Content', version: '1' },
    servers: [{ url: `${baseUrl}/` }],
    paths: {
      '/other': { get: {} },
      '/api/v4/endpoints/{id}': {
        parameters: [
          { name: 'id', in: 'path', required: true, example: 'events' },
          { name: 'sort', in: 'query', example: 'startDate' },
          { name: 'page[size]', in: 'query', example: 25 },
        ],
        get: {
          summary: 'Events',
          parameters: [
            { $ref: '#/components/parameters/size' },
            { name: 'include', in: 'query', explode: false, example: ['image', 'location'] },
            { name: 'filter[type][]', in: 'query', examples: { one: { value: ['a', 'b'] } } },
            { name: 'sort', in: 'query' },
          ],
        },
      },
    },
    components: { parameters: { size: { name: 'page[size]', in: 'query', example: 5 } } },
  }
  expect(read(description)).toEqual({
    kind: 'import',
    format: 'openapi',
    title: 'Content',
    requests: [
      request('Events', {
        filters: [{ key: 'type', value: { kind: 'list', items: ['a', 'b'] } }],
        include: ['image', 'location'],
        pageSize: '5',
      }),
    ],
    leftOut: [
      { name: 'GET /other', folderPath: [], reason: { kind: 'not-an-endpoint', path: '/other' } },
    ],
    tokens: [],
  })
})

test('conventions are those of the instance that is addressed', () => {
  const requested: (string | null)[] = []
  const result = readImport(
    `${baseUrl}/api/v4/endpoints/events?fields=name,image.url`,
    '',
    (base) => {
      requested.push(base)
      return presets.core
    },
  )
  expect(requested).toEqual([baseUrl])
  expect(result).toMatchObject({
    format: 'text',
    requests: [
      {
        conventions: presets.core,
        form: {
          fields: [
            { relation: '', attributes: ['name'] },
            { relation: 'image', attributes: ['url'] },
          ],
        },
      },
    ],
  })
})

describe('an endpoint file', () => {
  const file = (more: object) => ({
    format: 'endpoint-explorer/endpoint',
    version: 2,
    title: 'Events',
    connection: { name: 'Example', baseUrl },
    form: { endpoint: 'events' },
    ...more,
  })

  test('may leave out what is empty', () => {
    expect(read(file({}))).toMatchObject({
      format: 'endpoint',
      requests: [request('Events', {}, { connectionName: 'Example' })],
    })
  })

  test('is complained of by path, everything at once', () => {
    const form = {
      endpoint: 7,
      method: 'PUT',
      filters: [{ key: 'type', value: { kind: 'list', items: ['a', null] } }, 'x'],
      include: 'image',
    }
    const connection = { baseUrl: 'https://me:pass@content.example', conventions: { listMeans: 1 } }
    expect(read(file({ form, connection }))).toEqual({
      kind: 'problem',
      problem: {
        kind: 'wrong-shape',
        complaints: [
          'connection.baseUrl: expected an http or https address without user name, query and fragment',
          'connection.conventions.listMeans: expected one of any, all, got a number',
          'form.endpoint: expected a text, got a number',
          'form.method: expected one of GET, POST, got another text',
          'form.filters[0].value.items[1]: expected a text, got null',
          'form.filters[1]: expected an object, got another text',
          'form.include: expected a list, got another text',
        ],
      },
    })
  })

  test('keeps a date relative to the day', () => {
    const value = { kind: 'relative', amount: -30, unit: 'day' }
    const filters = [{ key: 'attribute.dct:modified.in.min', value }]
    expect(read(file({ version: 3, form: { endpoint: 'events', filters } }))).toMatchObject({
      requests: [{ form: { filters } }],
    })
  })

  test('of a newer version is not guessed at', () => {
    const problem = { kind: 'newer-version', version: '4' }
    expect(read(file({ version: 4 }))).toEqual({ kind: 'problem', problem })
  })

  test('with a token in it gives the token apart', () => {
    const extra = [{ name: 'token', value: { kind: 'text', text: 'secret-token-6' } }]
    expect(read(file({ form: { endpoint: 'events', extra } }))).toMatchObject({
      requests: [request('Events', {}, { connectionName: 'Example' })],
      tokens: [{ token: 'secret-token-6', requestIndexes: [0] }],
    })
  })
})

describe('what cannot be read', () => {
  test.each([
    ['', { kind: 'empty' }],
    ['{"a":1}', { kind: 'not-understood' }],
    ['[]', { kind: 'not-understood' }],
  ])('%j', (text, problem) => {
    expect(read(text)).toEqual({ kind: 'problem', problem })
  })

  test('JSON that breaks off is named with its place', () => {
    expect(read('{"log":', 'a.har')).toMatchObject({
      problem: { kind: 'not-json', fault: { offset: 7, expected: 'value' } },
    })
  })

  test('a text without a request comes in as nothing, with the reason', () => {
    expect(read('Hello')).toEqual({
      kind: 'import',
      format: 'text',
      title: '',
      requests: [],
      leftOut: [{ name: '', folderPath: [], reason: { kind: 'not-understood' } }],
      tokens: [],
    })
  })
})

test.each([
  'a = [',
  'fetch(',
  'a.b(',
  '`${',
  "'",
  '{{',
  'import requests\nx = (',
  'import requests\nfor x in range(',
  '<?php $a[',
])('code that repeats %j without end is read at once', (piece) => {
  expect(['import', 'problem']).toContain(read(`fetch(${piece.repeat(20_000)}`).kind)
})

test('long runs of white space and open braces are read at once', () => {
  const spaces = ' '.repeat(100_000)
  const url = `${baseUrl}/api/v4/endpoints/events`
  const files = [
    `@a = 1${spaces}x\nGET ${url}\nX: {{${spaces}`,
    `meta {\n  name: a${spaces}\n  type: http\n}\nget {\n  ${spaces}x\n  url: ${url}\n}`,
    `# Title${spaces}x\n\`\`\`http\nGET ${url}\n\`\`\`\n${'{{'.repeat(50_000)}`,
  ]
  expect(files.map((text) => read(text))).toMatchObject([
    { format: 'http', requests: [{ form: { endpoint: 'events' } }] },
    { format: 'bruno', requests: [{ form: { endpoint: 'events' } }] },
    { format: 'http', requests: [{ form: { endpoint: 'events' } }] },
  ])
})
