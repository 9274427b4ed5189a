import { expect, test } from 'vitest'
import {
  addressImported,
  addressSaved,
  planQueryCheck,
  priceQueryCheck,
  type AddressedQuery,
} from '#core/query-check/plan-query-check.ts'
import { renderUnsent } from '#core/query-check/judge-reading.ts'
import type { ConnectionView } from '#core/connection/connection.ts'
import { readImport } from '#core/import/read-import.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type StoredForm } from '#core/query/form.ts'
import { viewConnection } from '../../../support/page/connections-response.ts'

const one = viewConnection({ id: 'one', conventions: presets.core })
const two = viewConnection({ id: 'two', baseUrl: 'https://two.example:8443/content' })
const around = {
  connections: [one, two],
  isDatacycle: (id: string) => id === 'one',
  today: '2026-03-31',
}
const endpoint = (form: Partial<StoredForm> = {}): StoredForm => ({
  ...emptyForm,
  endpoint: 'orte',
  ...form,
})
const saved = (own: Partial<Parameters<typeof addressSaved>[0]> = {}) =>
  addressSaved({
    id: '4b5d6a1e-0c77-4a53-9a0e-7f1f3a2c9d10',
    name: 'Orte',
    note: '',
    folder: '',
    position: 0,
    connectionId: 'one',
    baseUrl: one.baseUrl,
    form: endpoint(),
    ...own,
  })
const planOne = (query: AddressedQuery, connections = around.connections) => {
  const [entry] = planQueryCheck([query], { ...around, connections })
  if (!entry) throw new Error('Nothing was planned')
  return entry
}
const whyOf = ({ planned }: ReturnType<typeof planOne>) =>
  planned.kind === 'refused' ? planned.why : null
const foreseenOf = ({ foreseen }: ReturnType<typeof planOne>) =>
  foreseen.map((one) =>
    one.kind === 'hint' ? one.hint.messageKey : `${renderUnsent(one.unsent)} ${one.unsent.reason}`,
  )

test('a saved request goes by its own connection, or by another one to the same address', () => {
  expect(planOne(saved())).toMatchObject({
    connectionId: 'one',
    planned: { about: { url: 'https://one.example/api/v4/endpoints/orte' } },
  })
  const moved = saved({ connectionId: 'gone', baseUrl: 'https://TWO.example:8443/content/' })
  expect(planOne(moved)).toMatchObject({
    connectionId: 'two',
    planned: { about: { url: 'https://two.example:8443/content/api/v4/endpoints/orte' } },
  })
})

test('its folders are those that the import joined', () => {
  expect(saved({ folder: 'Website / Karte' }).folderPath).toEqual(['Website', 'Karte'])
  expect(saved().folderPath).toEqual([])
})

const tokens: [ConnectionView['token'], string | null][] = [
  [{ kind: 'none' }, null],
  [{ kind: 'stored' }, null],
  [{ kind: 'memory', reason: 'asked', nextStart: 'no-token' }, null],
  [{ kind: 'sample', isRunning: true }, null],
  [{ kind: 'locked' }, 'locked-token'],
  [{ kind: 'unavailable' }, 'locked-token'],
  [{ kind: 'key-missing' }, 'locked-token'],
  [{ kind: 'damaged' }, 'locked-token'],
  [{ kind: 'other-origin' }, 'locked-token'],
]
test.each(tokens)('with the token %j: %s', (token, why) => {
  expect(whyOf(planOne(saved(), [{ ...one, token }]))).toBe(why)
})

test('what has no connection, or is no whole query, is not sent and costs nothing', () => {
  const queries = [
    saved({ connectionId: 'gone', baseUrl: 'https://other.example' }),
    saved({ form: emptyForm }),
    saved(),
    saved({ connectionId: 'two' }),
    saved({ connectionId: 'two' }),
  ]
  const entries = planQueryCheck(queries, around)
  expect(entries.map(whyOf)).toEqual(['no-connection', 'incomplete-query', null, null, null])
  expect(entries[0]?.planned.about.url).toBe('https://other.example')
  expect(priceQueryCheck(entries)).toEqual([
    { origin: 'https://one.example', requests: 1 },
    { origin: 'https://two.example:8443', requests: 2 },
  ])
})

test('what a CORE is known to ignore is known before, and of no other server', () => {
  const form = endpoint({ extra: [{ name: 'lat', value: { kind: 'text', text: '46.6' } }] })
  expect(foreseenOf(planOne(saved({ form })))).toEqual(['name-dropped'])
  expect(planOne(saved({ form, connectionId: 'two' })).foreseen).toEqual([])
})

test('what of a file a CORE is known to drop is known before too', () => {
  const read = readImport(
    'GET /api/v4/endpoints/orte?sort[]=name&filter=abc&fields[]=',
    'a.http',
    () => presets.core,
  )
  const [request] = read.kind === 'import' ? read.requests : []
  if (!request) throw new Error('The file was not read')
  const entries = [one, two].map((connection) =>
    planOne(addressImported(request, around.connections, connection)),
  )
  expect(entries.map(foreseenOf)).toEqual([
    ['extra.sort list-dropped', 'extra.filter text-dropped'],
    [],
  ])
})

test('of a file, what names no server is for the connection in use', () => {
  const read = readImport(
    [
      '### a',
      'GET /api/v4/endpoints/orte',
      '### b',
      'GET https://two.example:8443/content/api/v4/endpoints/orte',
      '### c',
      'GET https://other.example/api/v4/endpoints/orte',
    ].join('\n'),
    'a.http',
    () => presets.documented,
  )
  if (read.kind === 'problem') throw new Error('The file was not read')
  const queries = read.requests.map((request) => addressImported(request, [one, two], one))
  expect(queries.map(({ connectionId, baseUrl }) => [connectionId, baseUrl])).toEqual([
    ['one', 'https://one.example'],
    ['two', 'https://two.example:8443/content'],
    ['', 'https://other.example'],
  ])
})
