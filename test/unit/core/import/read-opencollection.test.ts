/** OpenCollection, the YAML of Bruno: one file, or a folder with a file for each request. */
import { expect, test } from 'vitest'
import { readImportFiles } from '#core/import/read-import-files.ts'
import { presets } from '#core/query/conventions.ts'

const read = (files: Readonly<Record<string, string>>) => {
  const found = readImportFiles(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    () => presets.documented,
  )
  if (found.kind === 'problem') return found.problem
  return {
    format: found.format,
    title: found.title,
    requests: found.requests.map(({ name, folderPath, baseUrl, form }) => [
      [...folderPath, name].join('/'),
      form.method,
      `${baseUrl ?? ''} ${form.endpoint} ${form.q} ${form.pageSize}`,
    ]),
    leftOut: found.leftOut.map(({ name, reason }) => `${name}: ${reason.kind}`),
    tokens: found.tokens,
  }
}

const request = (name: string, rest: string) =>
  `info:\n  name: ${name}\n  type: http\n  seq: 1\n${rest}`

test('a folder with a file for each request, its environment and what it passes on', () => {
  expect(
    read({
      'c/opencollection.yml':
        'opencollection: 1.0.0\ninfo:\n  name: City\nrequest:\n  auth:\n    type: bearer\n    token: "4711-secret-token"\n',
      'c/environments/local.yml':
        'name: local\nvariables:\n  - name: host\n    value: https://a.example\n',
      'c/Events/folder.yml': 'info:\n  name: Events\n  type: folder\n',
      'c/Events/Wine.yml': request(
        'Wine',
        'http:\n  method: GET\n  url: "{{host}}/api/v4/endpoints/events"\n  params:\n    - name: filter[q]\n      value: Wein & Käse\n      type: query\n    - name: page[size]\n      value: 5\n      type: query\n      disabled: true\n  auth: inherit\n',
      ),
      'c/Post.yml': request(
        'Post',
        'http:\n  method: POST\n  url: "{{host}}/api/v4/endpoints/places"\n  body:\n    type: json\n    data: |-\n      {"filter": {"q": "x"}, "page": {"size": 7}}\n',
      ),
    }),
  ).toEqual({
    format: 'bruno',
    title: 'City',
    requests: [
      ['c/Events/Wine', 'GET', 'https://a.example events Wein & Käse '],
      ['c/Post', 'POST', 'https://a.example places x 7'],
    ],
    leftOut: [],
    tokens: [0, 1].map((index) => ({ token: '4711-secret-token', requestIndexes: [index] })),
  })
})

test('a collection in one file, with folders, and what is no request', () => {
  expect(
    read({
      'city.yml': `opencollection: 1.0.0
info:
  name: City
bundled: true
config:
  environments:
    - name: staging
      variables:
        - { name: host, value: https://a.example }
    - name: production
      variables:
        - { name: host, value: https://b.example }
items:
  - info: { name: Events, type: folder }
    items:
      - info: { name: Wine, type: http }
        http: { method: GET, url: "https://c.example/api/v4/endpoints/:name?filter[q]=Wein", params: [{ name: name, value: events, type: path }] }
  - info: { name: Graph, type: graphql }
    graphql: { url: https://c.example/graphql }
`,
    }),
  ).toEqual({
    format: 'bruno',
    title: 'City',
    requests: [['Events/Wine', 'GET', 'https://c.example events Wein ']],
    leftOut: ['staging: one-of-several', 'production: one-of-several', 'Graph: not-a-request'],
    tokens: [],
  })
})

test('of two collections in one folder each has its own settings and environment', () => {
  const collection = (name: string, token: string) =>
    `opencollection: 1.0.0\ninfo:\n  name: ${name}\nrequest:\n  auth:\n    type: bearer\n    token: ${token}\n`
  const environment = (host: string) => `variables:\n  - name: host\n    value: ${host}\n`
  const query = request(
    'Q',
    'http:\n  method: GET\n  url: "{{host}}/api/v4/endpoints/events"\n  auth: inherit\n',
  )
  expect(
    read({
      'a/opencollection.yml': collection('A', 'token-of-a-1'),
      'a/environments/live.yml': environment('https://a.example'),
      'a/Q.yml': query,
      'b/opencollection.yml': collection('B', 'token-of-b-2'),
      'b/environments/live.yml': environment('https://b.example'),
      'b/Q.yml': query,
    }),
  ).toEqual({
    format: 'bruno',
    title: 'Q',
    requests: [
      ['a/Q', 'GET', 'https://a.example events  '],
      ['b/Q', 'GET', 'https://b.example events  '],
    ],
    leftOut: [],
    tokens: [
      { token: 'token-of-a-1', requestIndexes: [0] },
      { token: 'token-of-b-2', requestIndexes: [1] },
    ],
  })
})
