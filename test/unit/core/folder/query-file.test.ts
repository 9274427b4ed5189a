import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readQueryFile, type FolderQuery } from '#core/folder/query-file.ts'
import { renderQueryFile } from '#core/folder/write-query-file.ts'
import type { StoredForm } from '#core/query/form.ts'
import { isTokenName } from '#core/query/parameter-name.ts'
import { sendableForm } from '../../../support/arbitraries/form.ts'
import { datedForm } from '../../../support/arbitraries/dated-form.ts'
import { anyText } from '../../../support/arbitraries/text.ts'
import { rounds } from '../../../support/rounds.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  readFolderDocument,
  renderFolderDocument,
  type FolderDocument,
} from '#core/folder/folder-document.ts'
import { connectionColors } from '#core/connection/connection-label.ts'
import { defaultExchangeLimits } from '#core/exchange/limits.ts'
import { presets } from '#core/query/conventions.ts'

const oddText = fc.oneof(
  anyText,
  fc.constantFrom(
    '',
    'no',
    'null',
    '~',
    'true',
    '1e3',
    '012',
    '0x1F',
    '2026-03-31',
    '2026-3-1 8:00:00',
    '2026-03-31T08:00:00+01:00',
    '- a',
    'a: b',
    'a #b',
    '<<',
  ),
  fc.constantFrom(
    '"a"',
    "it's",
    'Grüße 😀',
    'one\ntwo',
    'one\n\n two \n',
    ' \n',
    'a\n',
    'x'.repeat(5000),
  ),
)

/** Rows as the window stores them: also empty, half-typed and repeated ones. */
const typedForm: fc.Arbitrary<StoredForm> = fc.record({
  endpoint: oddText.filter((name) => !/^\.\.?$/.test(name)),
  method: fc.constantFrom('GET', 'POST'),
  q: oddText,
  filters: fc.array(
    fc.record({
      key: oddText,
      value: fc.oneof(
        fc.record({ kind: fc.constant('text' as const), text: oddText }),
        fc.record({ kind: fc.constant('json' as const), text: oddText }),
        fc.record({
          kind: fc.constant('list' as const),
          items: fc.array(oddText, { maxLength: 3 }),
        }),
        fc.record({
          kind: fc.constant('relative' as const),
          amount: fc.integer({ min: -100_000, max: 100_000 }),
          unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'year' as const),
        }),
      ),
    }),
    { maxLength: 4 },
  ),
  include: fc.array(oddText, { maxLength: 3 }),
  fields: fc.array(
    fc.record({ relation: oddText, attributes: fc.array(oddText, { maxLength: 3 }) }),
    { maxLength: 3 },
  ),
  sort: fc.array(
    fc.record({
      attribute: oddText,
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
    { maxLength: 3 },
  ),
  pageSize: oddText,
  pageNumber: oddText,
  extra: fc.array(
    fc.record({
      name: oddText.filter((name) => !isTokenName(name)),
      value: fc.oneof(
        fc.record({ kind: fc.constant('text' as const), text: oddText }),
        fc.record({
          kind: fc.constant('list' as const),
          items: fc.array(oddText, { maxLength: 3 }),
        }),
        fc.record({ kind: fc.constant('json' as const), text: oddText }),
      ),
    }),
    { maxLength: 3 },
  ),
})

const anyQuery: fc.Arbitrary<FolderQuery> = fc.record({
  name: oddText,
  folder: oddText,
  position: fc.oneof(
    fc.constant(null),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((one) => !Object.is(one, -0)),
  ),
  notes: oddText,
  connection: oddText,
  address: fc.constantFrom('', 'https://staging.example.org', 'http://localhost:4780/base'),
  form: fc.oneof(
    typedForm,
    sendableForm.map(({ form }) => form),
    datedForm.map(({ form }) => form),
  ),
  body: fc.constant(null),
  expect: fc.record(
    {
      status: fc.constantFrom('200', '404'),
      total: fc.constantFrom('5', '>= 5', '5..50'),
      items: fc.constantFrom('0', '< 9'),
      each: fc.array(
        oddText.filter((name) => name !== '' && name.length < 500),
        { maxLength: 2 },
      ),
      within: fc.constantFrom('3s', '500 ms'),
    },
    { requiredKeys: [] },
  ),
})

const withoutTokens = (query: FolderQuery): FolderQuery => ({
  ...query,
  form: { ...query.form, extra: query.form.extra.filter(({ name }) => !isTokenName(name)) },
})

test('every query is read as it was written, and written again as the same bytes', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const file = renderQueryFile(query)
      const read = readQueryFile(file)
      expect(read).toEqual({ ok: true, value: withoutTokens(query) })
      if (read.ok) expect(renderQueryFile(read.value)).toBe(file)
    }),
    { numRuns: rounds(400) },
  )
})

test('a reader of YAML 1.1 reads in every file what one of YAML 1.2 reads', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const file = renderQueryFile(query)
      const options = { uniqueKeys: false }
      expect(parse(file, { ...options, version: '1.1' })).toEqual(parse(file, options))
    }),
    { numRuns: rounds(300) },
  )
})

const document = readFileSync(
  join(import.meta.dirname, '../../../../docs/workspace-folder.md'),
  'utf8',
)
const blocks = Array.from(
  document.matchAll(/^```yaml\n# (\S+)\n([^]*?)^```$/gm),
  ([, name = '', text = '']) => ({ name, text }),
)

test('the examples of the document are files of a folder, and what the app itself would write', () => {
  expect(blocks.map(({ name }) => name)).toEqual([
    'endpoint-explorer.yaml',
    'Events/next-weekend.query.yaml',
  ])
  const [folder = '', query = ''] = blocks.map(({ text }) => text)
  const readFolder = readFolderDocument(folder)
  const readQuery = readQueryFile(query)
  if (!readFolder.ok || !readQuery.ok) throw new Error(JSON.stringify([readFolder, readQuery]))
  expect(renderFolderDocument(readFolder.value)).toBe(folder)
  expect(renderQueryFile(readQuery.value, readFolder.value.filters)).toBe(query)
})

const name = anyText.filter((text) => text.trim() !== '' && text.length <= 80)

const anyDocument: fc.Arbitrary<FolderDocument> = fc.record({
  name: anyText,
  connections: fc.uniqueArray(
    fc.record({
      name,
      baseUrl: fc.constantFrom('https://a.example', 'http://127.0.0.1:3000/base', 'https://[::1]'),
      conventions: fc.constantFrom(
        presets.core,
        presets.documented,
        { ...presets.core, refusesDotDot: false },
        { ...presets.documented, sortInPost: 'query' as const, refusesDotDot: true },
      ),
      limits: fc.constantFrom(defaultExchangeLimits, { ...defaultExchangeLimits, silenceMs: 1000 }),
      colour: fc.constantFrom(...connectionColors),
      itemLink: fc.constantFrom('', 'none', 'https://cms.example/#/things/{id}'),
    }),
    { maxLength: 3, selector: (one) => one.name },
  ),
  filters: fc.uniqueArray(
    fc.record({
      key: fc.constantFrom('a', 'dct:created.in.min', 'a.b', String.raw`a\.b`),
      label: anyText,
      send: fc.constantFrom('text', 'list', 'commas', 'json'),
      listMeans: fc.constantFrom('any', 'all', null),
      knownValues: fc.array(fc.record({ value: anyText, label: anyText }), { maxLength: 3 }),
    }),
    { maxLength: 3, selector: (one) => one.key },
  ),
})

test('every document is read as it was written', () => {
  fc.assert(
    fc.property(anyDocument, (one) => {
      expect(readFolderDocument(renderFolderDocument(one))).toEqual({ ok: true, value: one })
    }),
    { numRuns: rounds(300) },
  )
})
