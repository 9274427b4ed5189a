import { zipSync, strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { readImportFiles } from '#core/import/read-import-files.ts'
import { unzipFiles } from '#core/import/unzip-files.ts'
import { presets } from '#core/query/conventions.ts'

const conventionsFor = () => presets.documented
const url = (endpoint: string) => `https://api.example/api/v4/endpoints/${endpoint}`

test('several files are one import, with their folders', () => {
  const found = readImportFiles(
    [
      { path: 'city/bruno.json', text: '{"version":"1","name":"City","type":"collection"}' },
      { path: 'city/events/all.txt', text: url('events') },
      { path: 'city/again.txt', text: url('events') },
      { path: 'readme.txt', text: '' },
    ],
    conventionsFor,
  )
  expect(found).toMatchObject({
    kind: 'import',
    requests: [
      { folderPath: ['city', 'events'], form: { endpoint: 'events' }, duplicateOf: null },
      { folderPath: ['city'], form: { endpoint: 'events' }, duplicateOf: 0 },
    ],
    leftOut: [
      { name: 'readme.txt', folderPath: [], reason: { kind: 'file', problem: { kind: 'empty' } } },
    ],
  })
})

test('of two Bruno collections, each has its own environment', () => {
  const files = ['a', 'b'].flatMap((name) => [
    { path: `${name}/bruno.json`, text: `{"version":"1","name":"${name}","type":"collection"}` },
    {
      path: `${name}/environments/prod.bru`,
      text: `vars {\n  base: https://${name}.example\n}\n`,
    },
    {
      path: `${name}/all.bru`,
      text: 'meta {\n  name: One\n  type: http\n}\n\nget {\n  url: {{base}}/api/v4/endpoints/events\n}\n',
    },
  ])
  expect(readImportFiles(files, conventionsFor)).toMatchObject({
    kind: 'import',
    requests: [{ baseUrl: 'https://a.example' }, { baseUrl: 'https://b.example' }],
    leftOut: [],
  })
})

test('a token of a later file names the request it came with', () => {
  const found = readImportFiles(
    [
      { path: 'a.txt', text: url('events') },
      {
        path: 'b.txt',
        text: `curl -H 'Authorization: Bearer a-secret-of-some-length' ${url('places')}`,
      },
    ],
    conventionsFor,
  )
  expect(found).toMatchObject({
    tokens: [{ token: 'a-secret-of-some-length', requestIndexes: [1] }],
  })
})

test('one file alone is read as ever, its problem included', () => {
  expect(readImportFiles([{ path: 'a.json', text: '' }], conventionsFor)).toEqual({
    kind: 'problem',
    problem: { kind: 'empty' },
  })
})

test('an archive gives its texts, and nothing that lies beside them', () => {
  const archive = zipSync({
    'city/all.bru': strToU8('get { }'),
    '__MACOSX/city/._all.bru': strToU8('x'),
  })
  expect(unzipFiles(archive)).toEqual({
    ok: true,
    value: [{ path: 'city/all.bru', text: 'get { }' }],
  })
})

test('an archive that is none, or unfolds without end, is refused', () => {
  expect(unzipFiles(strToU8('no archive'))).toEqual({ ok: false, error: 'damaged' })
  const bomb = zipSync({ 'zeros.bru': new Uint8Array(21 * 1024 * 1024) })
  expect(unzipFiles(bomb)).toEqual({ ok: false, error: 'too-large' })
})

test.each(['damaged', 'too-large'] as const)(
  'an archive that is %s keeps its reason',
  (archive) => {
    const file = { path: 'city.zip', archive }
    expect(readImportFiles([file], conventionsFor)).toEqual({
      kind: 'problem',
      problem: { kind: `${archive}-archive` },
    })
  },
)

test('a folder with the settings of both kinds of Bruno has the name of its collection', () => {
  const found = readImportFiles(
    [
      { path: 'c/bruno.json', text: '{"version":"1","name":"City","type":"collection"}' },
      { path: 'c/opencollection.yml', text: 'opencollection: 1.0.0\ninfo:\n  name: City\n' },
      {
        path: 'c/One.bru',
        text: 'meta {\n  name: One\n  type: http\n}\n\nget {\n  url: https://a.example/api/v4/endpoints/events\n}\n',
      },
    ],
    () => presets.documented,
  )
  expect(found).toMatchObject({ title: 'City' })
})
