import { expect, test } from 'vitest'
import type { Import } from '#core/import/import.ts'
import { readImport } from '#core/import/read-import.ts'
import { presets } from '#core/query/conventions.ts'

const url = 'https://content.example/api/v4/endpoints/events'

function tell(read: Import) {
  if (read.kind === 'problem') return read.problem
  return {
    requests: read.requests.map(({ form, leftOut }) => [
      form.q,
      form.pageSize,
      ...leftOut.map(({ reason }) => reason),
    ]),
    leftOut: read.leftOut.map(({ name, reason }) => [name, reason.kind]),
  }
}
const read = (text: string, fileName: string) =>
  tell(readImport(text, fileName, () => presets.documented))

test('each request of a Hurl file comes in, its checks are told', () => {
  const text = `GET ${url}\n[Query]\nfilter[q]: a\nHTTP 200\n[Asserts]\nstatus == 200\n\nPOST ${url}\n{"page":{"size":5}}\n`
  expect(read(text, 'all.hurl')).toEqual({
    requests: [
      ['a', '', 'response'],
      ['', '5'],
    ],
    leftOut: [],
  })
})

test('the variables of a Hurl request fill its parameters too, wherever they stand', () => {
  const text = [
    `GET ${url}`,
    '[Query]',
    'filter[q]: {{word}} {{other}}',
    'page[size]: {{size}}',
    '[Options]',
    'variable: size=10',
    'variable: word="Bad Ischl"',
  ].join('\n')
  expect(read(text, 'all.hurl')).toEqual({
    requests: [['Bad Ischl {{other}}', '10', 'variable']],
    leftOut: [],
  })
})

test('parts of an .http file without a request are told, and requests without ### between them are read', () => {
  const text = [
    '@host = https://content.example',
    '# only a comment',
    '### One',
    `GET {{host}}/api/v4/endpoints/events?filter[q]=a`,
    'Accept: application/json',
    '',
    `GET ${url}?filter[q]=b`,
    '### Broken',
    'GETT https://content.example',
    '###',
    'GRAPHQL https://content.example/graphql',
  ].join('\n')
  expect(read(text, 'a.http')).toEqual({
    requests: [
      ['a', '', 'not-needed'],
      ['b', ''],
    ],
    leftOut: [
      ['Broken', 'not-a-request'],
      ['GRAPHQL https://content.example/graphql', 'not-a-request'],
    ],
  })
})
