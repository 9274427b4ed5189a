/** Files of other programs have the same in two places, of which people edit one: the other is never lost in silence. */
import { expect, test } from 'vitest'
import { readImportFiles } from '#core/import/read-import-files.ts'
import { presets } from '#core/query/conventions.ts'
import { listParameters } from '../../../support/tell-reading.ts'

const url = 'https://content.example/api/v4/endpoints/events'

function tell(path: string, content: unknown): string[] {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const read = readImportFiles([{ path, text }], () => presets.documented)
  if (read.kind === 'problem') return [`problem ${read.problem.kind}`]
  return read.requests.flatMap(({ form, leftOut }) => [
    form.endpoint,
    ...listParameters(form).map(([name, value]) => `  ${name} = ${value}`),
    ...leftOut.map(({ what, reason }) => `- ${what}: ${reason}`),
  ])
}

const har = (request: Record<string, unknown>) => ({
  log: { entries: [{ request: { method: 'GET', url, headers: [], ...request } }] },
})
const form = (text: string, params: readonly { name: string; value: string }[]) => ({
  method: 'POST',
  postData: { mimeType: 'application/x-www-form-urlencoded', text, params },
})
const size = (value: string) => ({ name: 'page[size]', value })
const q = { name: 'filter[q]', value: 'a b+c' }

test.each<[string, Record<string, unknown>, string[]]>([
  ['the same', form('page%5Bsize%5D=5', [size('5')]), ['  page size = 5']],
  ['encoded', form('filter%5Bq%5D=a+b%2Bc', [q]), ['  q = a b+c']],
  [
    'listed as encoded',
    form('filter%5Bq%5D=a+b%2Bc', [{ name: 'filter%5Bq%5D', value: 'a+b%2Bc' }]),
    ['  q = a b+c'],
  ],
  [
    'another value',
    form('page[size]=5', [size('50'), q]),
    [
      '  page size = 5',
      '- postData.params: page[size]: contradicted',
      '- postData.params: filter[q]: contradicted',
    ],
  ],
  [
    'another value of a secret',
    form('page[size]=5', [size('5'), { name: 'token', value: 's3cret' }]),
    ['  page size = 5', '- postData.params: token: contradicted'],
  ],
])('HAR, the body as a text and as fields: %s', (_, request, told) => {
  expect(tell('a.har', har(request)).slice(1)).toEqual(told)
})

test.each<[string, string, readonly { name: string; value: string }[], string[]]>([
  ['the same', `${url}?page[size]=5`, [size('5')], ['  page size = 5']],
  ['only listed', url, [size('5')], ['  page size = 5']],
  [
    'another value',
    `${url}?page%5Bsize%5D=5`,
    [size('6'), q],
    [
      '  page size = 5',
      '- queryString: page[size]: contradicted',
      '- queryString: filter[q]: contradicted',
    ],
  ],
])('HAR, the query in the URL and in a list: %s', (_, address, queryString, told) => {
  expect(tell('a.har', har({ url: address, queryString })).slice(1)).toEqual(told)
})

test.each<[string, Record<string, unknown>, string[]]>([
  [
    'the same',
    {
      raw: '{{base}}/api/v4/endpoints/:name?page[size]=5&filter[q]=ä b',
      host: ['{{base}}'],
      path: ['api', 'v4', 'endpoints', ':name'],
      query: [
        { key: 'page[size]', value: '5' },
        { key: 'filter[q]', value: '%C3%A4 b' },
        { key: 'sort', value: 'name', disabled: true },
      ],
      variable: [{ key: 'name', value: 'events' }],
    },
    ['events', '  q = ä b', '  page size = 5', '- request.url.query: sort: name: switched-off'],
  ],
  [
    'a query in the text alone',
    {
      raw: 'https://content.example/api/v4/endpoints/events?page[size]=5',
      protocol: 'https',
      host: ['content', 'example'],
      path: ['api', 'v4', 'endpoints', 'events'],
    },
    ['events', '- url.raw: page[size]: contradicted'],
  ],
  [
    'another endpoint',
    {
      raw: 'https://content.example/api/v4/endpoints/places',
      host: ['content', 'example'],
      path: ['api', 'v4', 'endpoints', 'events'],
    },
    ['events', '- url.raw: contradicted'],
  ],
])('Postman, the URL as a text and in parts: %s', (_, address, told) => {
  const collection = {
    info: { name: 'All', schema: '…/v2.1.0/collection.json' },
    item: [{ name: 'One', request: { method: 'GET', url: address } }],
  }
  expect(
    tell('a.postman_collection.json', collection).filter((line) => !line.includes('base-address')),
  ).toEqual(told)
})

test('Bruno, the query in the URL and in a block', () => {
  const file = (block: string) =>
    `meta {\n  name: One\n  type: http\n}\n\nget {\n  url: ${url}?page[size]=5\n}\n\nparams:query {\n${block}\n}\n`
  expect(tell('One.bru', file('  page[size]: 5\n  ~sort: name'))).toEqual([
    'events',
    '  page size = 5',
    '- params:query: sort: name: switched-off',
  ])
  expect(tell('One.bru', file('  page[size]: 50\n  sort: name'))).toEqual([
    'events',
    '  page size = 5',
    '- params:query: page[size]: contradicted',
    '- params:query: sort: contradicted',
  ])
})

test('OpenCollection and Bruno as JSON, the query in the URL and in a list', () => {
  const yaml = (address: string) =>
    `opencollection: 1.0.0\ninfo: {name: All}\nitems:\n  - info: {name: One, type: http}\n    http:\n      method: GET\n      url: "${address}"\n      params:\n        - {name: "page[size]", value: "9", type: query}\n`
  expect(tell('a.yml', yaml(url))).toEqual(['events', '  page size = 9'])
  expect(tell('a.yml', yaml(`${url}?page[size]=5`))).toEqual([
    'events',
    '  page size = 5',
    '- http.params: page[size]: contradicted',
  ])
  const params = [{ name: 'page[size]', value: '9', type: 'query', enabled: true }]
  const request = { method: 'GET', url: `${url}?page[size]=5`, params, body: { mode: 'none' } }
  const bruno = {
    name: 'All',
    version: '1',
    items: [{ type: 'http-request', name: 'One', request }],
  }
  expect(tell('a.json', bruno)).toEqual([
    'events',
    '  page size = 5',
    '- params: page[size]: contradicted',
  ])
})

test('Markdown, code that is fenced and code that is indented', () => {
  const text = `# All\n\n\`\`\`sh\ncurl ${url}?sort=name\n\`\`\`\n\nOr:\n\n    curl ${url} \\\n\n      -H 'Accept: application/json'\n\n- a list\n    with ${url}?no=code\n\n    const indented = 1\n`
  expect(tell('a.md', text)).toEqual([
    'events',
    '  sort = name',
    'events',
    '- Accept: application/json: not-needed',
  ])
})
