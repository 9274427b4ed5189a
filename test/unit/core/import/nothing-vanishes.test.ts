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
      'a body in base64 in an HTTP Archive',
      {
        'a.har': {
          log: {
            entries: [
              {
                request: {
                  url,
                  method: 'POST',
                  postData: {
                    mimeType: 'application/json',
                    encoding: 'base64',
                    text: Buffer.from('{"page":{"size":5}}').toString('base64'),
                  },
                },
              },
            ],
          },
        },
      },
      ['events: POST events 5'],
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
