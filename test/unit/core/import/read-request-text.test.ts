import { expect, test } from 'vitest'
import { renderEndpointFile, renderEndpointLink } from '#core/share/render-endpoint.ts'
import { maxOpenedLength } from '#core/share/opened.ts'
import { readRequestText } from '#core/import/read-request-text.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'

const form = { ...emptyForm, endpoint: 'events', q: 'Markt & Musik' }
const share = {
  title: 'Markets',
  connectionName: 'Website',
  baseUrl: 'https://api.example/base',
  form,
  conventions: presets.core,
  isDatacycle: true,
  plan: { kind: 'get' as const, endpoint: 'events', query: [] },
  facts: null,
  seen: null,
  relative: null,
  sampleItem: null,
  querySentences: [],
  hasToken: true,
  appVersion: '0',
}
const expected = {
  kind: 'query',
  baseUrl: 'https://api.example/base',
  form,
  token: null,
  leftOut: [],
  notes: [],
  instance: { name: 'Website', conventions: presets.core },
}
const read = (text: string) => readRequestText(text, presets.documented)

test('a link and a file of the app are read with the instance they are for', () => {
  const link = renderEndpointLink(share)
  expect(read(link)).toEqual({ ...expected, source: 'endpoint-link' })
  expect(read(` ${link.replace('open?', 'open/?')}\n`)).toEqual({
    ...expected,
    source: 'endpoint-link',
  })
  expect(read(renderEndpointFile(share))).toEqual({ ...expected, source: 'endpoint-file' })
})

test('what could be pasted before is read as before', () => {
  expect(read('https://api.example/api/v4/endpoints/events')).toMatchObject({
    kind: 'query',
    source: 'url',
    instance: null,
  })
  expect(read('{"filter":{}}')).toMatchObject({ source: 'body', instance: null })
})

test('what is cut off, changed, newer or far too large is said to be', () => {
  const link = renderEndpointLink(share)
  const kindOf = (text: string) => {
    const result = read(text)
    return result.kind === 'problem' ? result.problem.kind : result.kind
  }
  expect(kindOf(link.slice(0, -20))).toBe('damaged-link')
  expect(kindOf('endpoint-explorer://delete?all')).toBe('damaged-link')
  expect(kindOf('endpoint-explorer://open?query=%7B%7D')).toBe('damaged-link')
  expect(kindOf(link.replace('%22version%22%3A2', '%22version%22%3A4'))).toBe('newer-version')
  expect(kindOf(link.replace('https', 'file'))).toBe('wrong-shape')
  expect(kindOf(link + ' '.repeat(maxOpenedLength))).toBe('too-large')
})

test('a token that somebody wrote into the document is handed out apart', () => {
  const extra = [{ name: 'token', value: { kind: 'text' as const, text: 'secret' } }]
  const text = JSON.stringify({
    ...(JSON.parse(renderEndpointFile(share)) as object),
    form: { ...form, extra },
  })
  expect(read(text)).toEqual({ ...expected, source: 'endpoint-file', token: 'secret' })
})

test.each([
  [
    'Postman',
    { info: { schema: 'https://schema.getpostman.com/json/collection/v2.1.0/' }, item: [] },
  ],
  ['OpenAPI', { openapi: '3.1.0', paths: {} }],
  ['Insomnia', { _type: 'export', __export_format: 4, resources: [] }],
  ['HAR', { log: { version: '1.2', entries: [] } }],
  ['Hoppscotch', { v: 2, name: 'One', folders: [], requests: [] }],
  ['Bruno', { version: '1', name: 'One', items: [] }],
  ['OpenCollection', { opencollection: '1.0.0', items: [] }],
])('a %s file is a collection of requests, not a POST body', (_, file) => {
  expect(read(JSON.stringify(file))).toEqual({
    kind: 'problem',
    problem: { kind: 'several-requests' },
  })
})
