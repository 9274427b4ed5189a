import { expect, test } from 'vitest'
import { connection as connectionSchema } from '#core/connection/connection.ts'
import { renderFolder } from '#core/share/render-folder.ts'
import { zipShared } from '#core/share/zip-share.ts'
import { readImportFiles } from '#core/import/read-import-files.ts'
import { readImportFile } from '#core/import/unzip-files.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'

const staging = connectionSchema.parse({
  id: 's',
  name: 'Staging',
  baseUrl: 'https://staging.example/base',
  conventions: presets.core,
  filterDefinitions: [
    {
      key: 'category',
      send: 'list',
      knownValues: [
        { value: 'uuid-1', label: 'Restaurant' },
        { value: 'uuid-2', label: 'Café' },
      ],
    },
  ],
})
const sample = connectionSchema.parse({
  id: 'x',
  name: 'Sample',
  baseUrl: 'http://127.0.0.1:1',
  builtIn: 'sample',
})

const saved = (name: string, more: Partial<SavedRequest> = {}): SavedRequest => ({
  id: '7a1f6d8e-2f5a-4f43-9a53-0c6a4b0f1c01',
  name,
  note: '',
  folder: '',
  position: 0,
  connectionId: 's',
  baseUrl: 'https://staging.example/base',
  form: { ...emptyForm, endpoint: 'events' },
  ...more,
})

const requests = [
  saved('Wine', {
    folder: 'Events / Next: week',
    note: 'For the cards\nand more',
    form: {
      ...emptyForm,
      endpoint: 'events',
      filters: [{ key: 'category', value: { kind: 'list', items: ['uuid-1'] } }],
      extra: [{ name: 'token', value: { kind: 'text', text: 'canary-token' } }],
    },
    expect: { total: '>= 5' },
  }),
  saved('wine', { folder: 'Events / Next: week' }),
  saved('con', { connectionId: 'x', baseUrl: 'http://127.0.0.1:1' }),
  saved('../../up', { connectionId: 'gone', baseUrl: 'https://other.example' }),
]

test('all saved queries become a folder whose names every system takes, without a token', () => {
  const files = renderFolder('Mine', requests, [staging, sample])
  expect(files.map(({ path }) => path)).toEqual([
    'endpoint-explorer.yaml',
    'Events/Next week/Wine.query.yaml',
    'Events/Next week/wine 2.query.yaml',
    'query con.query.yaml',
    'up.query.yaml',
  ])
  expect(files[0]?.text).toBe(`version: 1
name: Mine
connections:
  - name: Staging
    address: https://staging.example/base
    type: core
  - name: other.example
    address: https://other.example
    type: documented
filters:
  - key: category
    send: list
    values:
      uuid-1: Restaurant
`)
  expect(files[1]?.text).toBe(`name: Wine
folder: "Events / Next: week"
position: 0
notes: |-
  For the cards
  and more
connection: Staging
endpoint: events
filter:
  category:
    - uuid-1 # Restaurant
expect:
  total: ">= 5"
`)
  expect(JSON.stringify(files)).not.toContain('canary')
})

test.each([
  [
    'a text with commas',
    { kind: 'text', text: 'uuid-1,uuid-2' },
    'category: "uuid-1,uuid-2" # Restaurant, Café',
  ],
  [
    'a member with an alternative',
    { kind: 'list', items: ['uuid-1,uuid-2'] },
    '- "uuid-1,uuid-2" # Restaurant, Café',
  ],
  [
    'one with an unknown alternative',
    { kind: 'list', items: ['uuid-1,uuid-2,x'] },
    '- "uuid-1,uuid-2,x"\n',
  ],
  ['JSON', { kind: 'json', text: '["uuid-1","uuid-2"]' }, 'json:'],
] as const)('the folder names the values of a filter: %s', (_, value, line) => {
  const filters = [{ key: 'category', value }]
  const asked = saved('A', { form: { ...emptyForm, endpoint: 'events', filters } })
  const [document, query] = renderFolder('Mine', [asked], [staging])
  expect(document?.text).toContain('      uuid-1: Restaurant\n      uuid-2: Café\n')
  expect(query?.text).toContain(line)
})

test('Import reads the folder’s archive with its servers, and finds the queries again', () => {
  const zip = zipShared(
    'Mine',
    renderFolder('Mine', requests, [staging, sample]),
    new Date(2026, 0, 1),
  )
  const read = readImportFiles(readImportFile('Mine.zip', zip), () => presets.documented)
  if (read.kind === 'problem') throw new Error(read.problem.kind)
  expect(read.title).toBe('Mine')
  expect(read.leftOut).toEqual([])
  expect(
    read.requests.map((one) => [
      [...one.folderPath, one.name].join('/'),
      one.connectionName,
      one.baseUrl,
      one.conventions === presets.core,
      one.expect,
    ]),
  ).toEqual([
    ['Events/Next week/Wine', 'Staging', 'https://staging.example/base', false, { total: '>= 5' }],
    ['Events/Next week/wine', 'Staging', 'https://staging.example/base', false, undefined],
    ['con', '', null, false, undefined],
    ['../../up', 'other.example', 'https://other.example', false, undefined],
  ])
  expect(read.requests[0]?.conventions).toEqual(presets.core)
  expect(read.requests[0]?.note).toBe('For the cards\nand more')
})

test('the app’s own data of earlier versions is read with its servers', () => {
  const { form, ...labels } = saved('Concerts', { folder: 'Kultur / Herbst' })
  const read = readImportFiles(
    [
      {
        path: 'data/connections.json',
        text: JSON.stringify({ format: 'connections', version: 2, connections: [staging] }),
      },
      {
        path: 'data/saved/1.request.json',
        text: JSON.stringify({ format: 'saved-request', version: 2, request: { ...labels, form } }),
      },
      {
        path: 'data/saved/2.request.json',
        text: '{"format": "saved-request", "version": 2, "request": {"name": 5}}',
      },
      { path: 'data/saved/3.request.json', text: '{"format": "saved-request", "version": 9}' },
    ],
    () => presets.documented,
  )
  if (read.kind === 'problem') throw new Error(read.problem.kind)
  expect(
    read.requests.map(({ name, folderPath, connectionName, conventions, form: own }) => [
      name,
      folderPath,
      connectionName,
      conventions,
      own,
    ]),
  ).toEqual([['Concerts', ['Kultur', 'Herbst'], 'Staging', presets.core, form]])
  expect(read.leftOut.map(({ name, reason }) => [name, reason])).toEqual([
    [
      'data/saved/2.request.json',
      {
        kind: 'file',
        problem: {
          kind: 'wrong-shape',
          complaints: [
            'request.name: expected a text, got a number',
            'request.form: expected an object, got nothing',
          ],
        },
      },
    ],
    [
      'data/saved/3.request.json',
      { kind: 'file', problem: { kind: 'newer-version', version: '9' } },
    ],
  ])
})
