import { describe, expect, test } from 'vitest'
import { readImportFiles } from '#core/import/read-import-files.ts'
import { presets } from '#core/query/conventions.ts'

const url = 'https://content.example/api/v4/endpoints/events'

/** Each request with what is left out of it, and each entry that is left out, with its reason. */
function tell(files: Readonly<Record<string, unknown>>): string[] {
  const read = readImportFiles(
    Object.entries(files).map(([path, content]) => ({
      path,
      text: typeof content === 'string' ? content : JSON.stringify(content),
    })),
    () => presets.documented,
  )
  if (read.kind === 'problem') return [`problem ${read.problem.kind}`]
  return [
    ...read.requests.flatMap(({ name, form, leftOut }) => [
      `${name}: ${form.method} ${form.endpoint} ${form.pageSize}`.trim(),
      ...leftOut.map(({ what, reason }) => `  ${what}: ${reason}`),
    ]),
    ...read.leftOut.map(
      ({ name, folderPath, reason }) => `- ${[...folderPath, name].join('/')}: ${reason.kind}`,
    ),
  ]
}

describe('what is broken or cannot be read is told by its name and reason', () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    [
      'an HTTP Archive',
      {
        'a.har': {
          log: { entries: [null, { request: {} }, { request: { url, method: 'GET' } }, 7] },
        },
      },
      ['events: GET events', '- #1: not-a-request', '- #2: not-a-request', '- #4: not-a-request'],
    ],
    [
      'a body that an HTTP Archive does not have',
      {
        'a.har': {
          log: {
            entries: [
              {
                request: {
                  url,
                  method: 'POST',
                  bodySize: 70_000,
                  postData: { mimeType: 'application/json', text: '' },
                },
              },
            ],
          },
        },
      },
      ['events: POST events', '  bodySize: 70000: unread'],
    ],
    [
      'the query and the path of a Postman URL that is a text',
      {
        'p.json': {
          info: { schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
          item: [
            {
              name: 'a',
              request: {
                url: {
                  raw: 'https://content.example/api/v4/endpoints/:id?page[size]=5',
                  query: [
                    { key: 'page[size]', value: '5' },
                    { key: 'filter', value: 'x' },
                  ],
                  variable: [{ key: 'id', value: 'events' }],
                },
              },
            },
          ],
        },
      },
      ['a: GET events 5', '  filter=x: no-place'],
    ],
    [
      'headers, further examples and webhooks of OpenAPI',
      {
        'o.json': {
          openapi: '3.1.0',
          servers: [{ url: 'https://content.example/api/v4' }],
          webhooks: { changed: { post: {} } },
          paths: {
            '/endpoints/events': {
              parameters: [
                { name: 'X-Own', in: 'header', example: 'a' },
                { name: 'session', in: 'cookie' },
                { name: 'Accept', in: 'header' },
              ],
              post: {
                summary: 'List',
                requestBody: {
                  content: {
                    'application/json': {
                      examples: { small: { value: { page: { size: 5 } } }, large: { value: {} } },
                    },
                  },
                },
              },
            },
          },
        },
      },
      [
        'List: POST events 5',
        '  X-Own: header',
        '  session: header',
        '  body, examples: large: second-request',
        '- changed: member',
      ],
    ],
    [
      'a Postman collection',
      {
        'a.json': {
          info: { name: 'All' },
          event: [{ listen: 'prerequest', script: { exec: ['pm.x()'] } }],
          item: [
            7,
            { name: 'Folder', item: {} },
            {
              name: 'One',
              event: [{ listen: 'prerequest', script: { exec: ['pm.request.url = 1', 'more'] } }],
              request: { method: 'GET', url, header: 'no header\nAccept: application/json' },
            },
          ],
        },
      },
      [
        'One: GET events',
        '  no header: : header',
        '  Accept: application/json: not-needed',
        '  pm.request.url = 1: script',
        '- All: script',
        '- #1: not-a-request',
        '- Folder: not-a-request',
      ],
    ],
    [
      'a Bruno export',
      {
        'a.json': {
          name: 'All',
          root: { request: { script: { req: 'x()' } } },
          items: [
            null,
            {
              type: 'folder',
              name: 'Folder',
              items: 7,
              root: { request: { script: { req: 'x()' } } },
            },
            {
              type: 'http-request',
              name: 'One',
              request: { method: 'GET', url, script: { req: 'y()' } },
            },
          ],
        },
      },
      [
        'One: GET events',
        '  y(): script',
        '- All: script',
        '- #1: not-a-request',
        '- Folder: script',
        '- Folder: not-a-request',
      ],
    ],
    [
      'a folder of Bruno',
      {
        'b/bruno.json': '{"name":',
        'b/collection.bru': 'script:pre-request {\n  x()\n}\n',
        'b/environments/dev.json': '{}',
        'b/One.bru': `meta {\n  name: One\n  type: http\n  nonsense\n}\n\nget {\n  url: ${url}\n}\n\nstray line\n\nheaders {\n  Accept application/json\n}\n`,
      },
      [
        'One: GET events',
        '  stray line: unread',
        '  nonsense: unread',
        '  Accept application/json: unread',
        '- b/collection.bru: script',
        '- b/bruno.json: file',
        '- b/environments/dev.json: file',
      ],
    ],
    [
      'an Insomnia export 4',
      {
        'a.json': {
          _type: 'export',
          __export_format: 4,
          resources: [
            { _type: 'workspace', _id: 'w', name: 'All' },
            {
              _type: 'request',
              _id: 'r',
              parentId: 'w',
              name: 'One',
              method: 'GET',
              url,
              preRequestScript: 'x()',
            },
            { _type: 'request_group', _id: 'a', parentId: 'b', name: 'A' },
            { _type: 'request_group', _id: 'b', parentId: 'a', name: 'B' },
            { _type: 'request', _id: 'c', parentId: 'a', name: 'Lost', method: 'GET', url },
            { _type: 'novelty', _id: 'n', name: 'New' },
            { _type: 'api_spec', _id: 's', fileName: 'spec.yaml', contents: 'openapi: 3' },
          ],
        },
      },
      [
        'One: GET events',
        '  x(): script',
        '- A: not-a-request',
        '- B: not-a-request',
        '- Lost: not-a-request',
        '- New: not-a-request',
        '- spec.yaml: not-a-request',
      ],
    ],
    [
      'an Insomnia export 5',
      {
        'a.yaml': `type: collection.insomnia.rest/5.0\nname: All\ncollection:\n  - name: Folder\n    children: 7\n  - name: One\n    url: ${url}\n    method: GET\n    scripts:\n      preRequest: x()\n`,
      },
      ['One: GET events', '  x(): script', '- Folder: not-a-request'],
    ],
    [
      'a Hoppscotch collection',
      {
        'a.json': {
          name: 'All',
          folders: [{ name: 'Folder', requests: 7, folders: [] }],
          requests: [null, { name: 'One', endpoint: url, method: 'GET', preRequestScript: 'x()' }],
        },
      },
      [
        'One: GET events',
        '  x(): script',
        '- #1: not-a-request',
        '- Folder/requests: not-a-request',
      ],
    ],
    [
      'an OpenAPI description',
      {
        'a.json': {
          openapi: '3.1.0',
          servers: [{ url: 'https://content.example' }],
          paths: {
            '/broken': 7,
            '/elsewhere': { $ref: 'other.yaml' },
            '/api/v4/endpoints/events': {
              get: { summary: 'One', parameters: [{ $ref: 'other.yaml#/a' }] },
            },
          },
        },
      },
      [
        'One: GET events',
        '  other.yaml#/a: unread',
        '- /broken: not-a-request',
        '- /elsewhere: not-a-request',
      ],
    ],
    [
      'a Markdown text',
      {
        'a.md': `# All\n\n~~~go\nhttp.NewRequest("GET", "${url}2", nil)\n~~~\n\n\`\`\`http\nGET ${url}`,
      },
      [
        'All: GET events',
        '- http.NewRequest("GET", "https://content.example/api/v4/endpoints/events2", nil): code-not-loaded',
      ],
    ],
    [
      'an HTML page',
      {
        'a.html': `<!doctype html><h1>All</h1><code class="language-http">GET ${url}</code><code class="language-http"><b>GET</b></code>`,
      },
      ['All: GET events', '- All: not-understood'],
    ],
    [
      'several files of which none is read',
      { 'a.json': '{', 'b.txt': 'Hello', 'c.yml': 'a: [' },
      ['- a.json: file', '- b.txt: not-understood', '- c.yml: file'],
    ],
  ])('%s', (_, files, told) => {
    expect(tell(files)).toEqual(told)
  })
})

const inBase64 = (text: string, encoding: BufferEncoding = 'utf8') =>
  Buffer.from(text, encoding).toString('base64')

describe('a body in base64 of an HTTP Archive is decoded, or named', () => {
  const json = '{"filter":{"q":"Käse"},"page":{"size":5}}'
  test.each<[string, Record<string, unknown>, string[]]>([
    ['text', { text: inBase64(json) }, ['events: POST events 5']],
    [
      'of 76 columns',
      { text: inBase64(json).replace(/.{20}/g, '$&\r\n') },
      ['events: POST events 5'],
    ],
    ['without padding', { text: inBase64(json).replace(/=+$/, '') }, ['events: POST events 5']],
    [
      'of URLs',
      { text: inBase64(json).replaceAll('+', '-').replaceAll('/', '_') },
      ['events: POST events 5'],
    ],
    ['with a byte order mark', { text: inBase64(`\ufeff${json}`) }, ['events: POST events 5']],
    [
      'of a form',
      { mimeType: 'application/x-www-form-urlencoded', text: inBase64('page[size]=5') },
      ['events: POST events 5'],
    ],
    ['in capitals', { encoding: 'BASE64', text: inBase64(json) }, ['events: POST events 5']],
    ['in UTF-16', { text: inBase64(json, 'utf16le') }, [`- POST ${url}: body-not-json`]],
    ['that is none', { text: '*** no base64 ***' }, [`- POST ${url}: body-not-json`]],
    ['cut off', { text: inBase64(json).slice(0, 21) }, [`- POST ${url}: body-not-json`]],
    [
      'of a picture',
      { mimeType: 'image/png', text: 'iVBORw0KGgo=' },
      [`- POST ${url}: body-not-json`],
    ],
    [
      'in another encoding',
      { encoding: 'gzip', text: inBase64(json) },
      [`- POST ${url}: body-not-json`],
    ],
    ['empty', { text: '' }, ['events: POST events']],
  ])('%s', (_, postData, told) => {
    const request = {
      url,
      method: 'POST',
      postData: { mimeType: 'application/json', encoding: 'base64', ...postData },
    }
    expect(tell({ 'a.har': { log: { entries: [{ request }] } } })).toEqual(told)
  })
})

describe('what an OpenCollection says is read, or named', () => {
  const file = (http: string, more = '') =>
    `info:\n  name: One\n  type: http\nhttp:\n  url: ${url}\n${http}${more}`
  test.each<[string, string, string[]]>([
    [
      'a parameter of the path',
      file('  method: GET\n  params:\n    - {name: id, value: 5, type: path}\n'),
      ['One: GET events'],
    ],
    [
      'headers',
      file('  method: GET\n  headers:\n    - {name: X-A, value: b}\n'),
      ['One: GET events', '  X-A: b: header'],
    ],
    [
      'a JSON body',
      file('  method: POST\n  body:\n    type: json\n    data: |-\n      {"page": {"size": 5}}\n'),
      ['One: POST events 5'],
    ],
    [
      'a form',
      file(
        '  method: POST\n  body:\n    type: form-urlencoded\n    data:\n      - {name: "page[size]", value: 5}\n',
      ),
      ['One: POST events', '  body: form-urlencoded: no-place'],
    ],
    [
      'a file as body',
      file(
        '  method: POST\n  body:\n    type: file\n    data:\n      - {filePath: a.json, contentType: application/json, selected: true}\n',
      ),
      ['One: POST events', '  body: file: no-place'],
    ],
    [
      'a body of GraphQL',
      file('  method: POST\n  body:\n    type: graphql\n    data: "{ a }"\n'),
      ['One: POST events', '  body: graphql: no-place'],
    ],
    [
      'user and password',
      file('  method: GET\n  auth:\n    type: basic\n    username: a\n    password: b\n'),
      ['One: GET events', '  Authorization: •••: credentials'],
    ],
    [
      'another kind of request',
      'info:\n  name: One\n  type: grpc\ngrpc:\n  url: a\n',
      ['- c/One.yml: file'],
    ],
    [
      'no address',
      'info:\n  name: One\n  type: http\nhttp:\n  method: GET\n',
      ['- c/One: not-an-endpoint'],
    ],
    [
      'a request that is a list',
      'info:\n  name: One\n  type: http\nhttp: [1]\n',
      ['- c/One.yml: file'],
    ],
    [
      'a tag',
      file('  method: GET\n  auth: {type: bearer, token: !vault x}\n'),
      ['One: GET events', '- c/One.yml: yaml-tag'],
    ],
  ])('%s', (_, text, told) => {
    expect(
      tell({
        'c/opencollection.yml': 'opencollection: 1.0.0\ninfo:\n  name: City\n',
        'c/One.yml': text,
      }),
    ).toEqual(told)
  })
})

describe('what only looks like a part of a collection is told', () => {
  const header = [{ name: '', value: 'x' }]
  const http = { method: 'GET', url, headers: header, params: header }
  const item = { info: { name: 'One' }, http }

  test('a member of a folder that only the whole collection has', () => {
    const members = { environments: [{ name: 'live' }], brunoConfig: { name: 'B' } }
    const folder = { type: 'folder', name: 'F', items: [], ...members }
    expect(tell({ 'a.json': { name: 'B', items: [folder], ...members } })).toEqual([
      '- F: member',
      '- F: member',
    ])
    const type = 'collection.insomnia.rest/5.0'
    const jar = { cookieJar: { name: 'Jar' }, schema_version: '5.1', environments: { data: {} } }
    const inner = { name: 'F', children: [], ...jar, environments: { name: 'Base' } }
    expect(tell({ 'a.json': { type, name: 'I', collection: [inner], ...jar } })).toEqual([
      '- F: member',
      '- F: member',
      '- F: member',
    ])
  })

  test('a member of a whole collection of Insomnia 5 that only a folder has', () => {
    const one = { name: 'One', method: 'GET', url }
    const content = {
      type: 'collection.insomnia.rest/5.0',
      name: 'I',
      collection: [one],
      children: [{ ...one, name: 'Two' }],
      headers: [{ name: 'X', value: '1' }],
      authentication: { type: 'bearer', token: 'secret-of-none-1' },
      environment: { base: 1 },
    }
    expect(tell({ 'a.json': content })).toEqual([
      'One: GET events',
      '- I: member',
      '- I: member',
      '- I: member',
      '- I: member',
    ])
  })

  test('a parameter and a header without a name but with a value', () => {
    expect(tell({ 'One.yml': item })).toEqual([
      'One: GET events',
      '  =x: no-place',
      '  -H •••: header',
    ])
    const urlencoded = [
      { key: '', value: 'x' },
      { key: 'page[size]', value: '7' },
    ]
    const form = { method: 'POST', url, body: { mode: 'urlencoded', urlencoded } }
    const postman = { info: {}, item: [{ name: 'Form', request: form }] }
    expect(tell({ 'a.json': postman })).toEqual(['Form: POST events 7', '  =x: no-place'])
    const none = [{ name: '', value: '' }]
    expect(
      tell({ 'One.yml': { ...item, http: { ...http, headers: none, params: none } } }),
    ).toEqual(['One: GET events'])
  })

  test('a whole OpenCollection beside the settings of another, which do not apply to it', () => {
    const outer = {
      opencollection: '1.0.0',
      info: { name: 'Outer' },
      request: { headers: [{ name: 'X-Outer', value: '1' }] },
    }
    const one = { ...item, http: { method: 'GET', url } }
    const whole = { opencollection: '1.0.0', info: { name: 'Whole' }, items: [one] }
    const folder = { info: { name: 'Folder' }, items: [one], environments: [{ name: 'live' }] }
    expect(
      tell({
        'c/opencollection.yml': outer,
        'c/Two.yml': { ...one, info: { name: 'Two' } },
        'c/w/opencollection.yml': whole,
        'c/whole.yml': whole,
        'c/w/Three.yml': { ...one, info: { name: 'Three' } },
        'c/x/opencollection.yml': { ...whole, items: 7 },
        'c/F/folder.yml': folder,
      }),
    ).toEqual([
      'Two: GET events',
      '  X-Outer: 1: header',
      'One: GET events',
      'One: GET events',
      'Three: GET events',
      '  X-Outer: 1: header',
      '- c/F/folder.yml: member',
      '- c/F/folder.yml: member',
      '- c/x/Whole: not-a-request',
    ])
  })

  test('of a line that a block of Bruno has twice, the last counts', () => {
    const lines = ['https://old.example/', `${url}?page[size]=7`].map((one) => `  url: ${one}`)
    const text = `meta {\n  name: One\n  type: http\n}\n\nget {\n${lines.join('\n')}\n}\n`
    expect(tell({ 'One.bru': text })).toEqual(['One: GET events 7'])
  })
})
