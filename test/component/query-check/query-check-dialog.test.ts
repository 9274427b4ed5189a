import { expect, test } from 'vitest'
import { h } from 'vue'
import QueryCheckDialog from '#app/features/query-check/QueryCheckDialog.vue'
import { useQueryCheckStore } from '#app/stores/query-check-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { useWorkspaceStore } from '#app/stores/workspace-store.ts'
import { addressImported } from '#core/query-check/plan-query-check.ts'
import { renderQueryCheckJson } from '#core/query-check/render-query-check-json.ts'
import type { ExchangeRequest } from '#core/exchange/exchange-request.ts'
import { readImport } from '#core/import/read-import.ts'
import type { Language } from '#core/language/language.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import type { ShownFolder } from '#core/workspace/opened-folder.ts'
import type { SavedRequest, UnreadableRequest } from '#core/workspace/saved-request.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'
import type { Serve } from '../../support/page/serve-exchanges.ts'
import { until } from '../../support/page/until.ts'

const core = viewConnection({ id: 'one', conventions: presets.core, server: 'datacycle-core' })
const locked = { ...viewConnection({ id: 'two' }), token: { kind: 'locked' as const } }

const saved = (name: string, own: Partial<SavedRequest> = {}): SavedRequest => ({
  id: crypto.randomUUID(),
  name,
  note: '',
  folder: 'Website',
  position: 0,
  connectionId: 'one',
  baseUrl: core.baseUrl,
  form: { ...emptyForm, endpoint: name },
  ...own,
})
const requests = [
  saved('fine'),
  saved('dropped', {
    form: {
      ...emptyForm,
      endpoint: 'dropped',
      extra: [{ name: 'lat', value: { kind: 'text', text: '46.6' } }],
    },
  }),
  saved('refused'),
  saved('empty', { folder: 'Widget' }),
  saved('locked', { folder: 'Widget', connectionId: 'two', baseUrl: locked.baseUrl }),
  saved('gone', { folder: 'Widget', connectionId: 'three', baseUrl: 'https://three.example' }),
]

const list = (items: object[]) =>
  JSON.stringify({
    '@context': ['https://schema.org/', { '@language': 'de', dc: 'https://schema.datacycle.at/' }],
    '@graph': items,
    meta: { total: items.length, pages: 1 },
    links: {},
  })
/** `silent` never answers, and of `unreachable` the page does not even reach the app. */
const serve: Serve = ({ plan }) => {
  if (plan.kind === 'get' && plan.endpoint === 'unreachable') throw new TypeError('fetch failed')
  if (plan.kind !== 'get' || plan.endpoint === 'silent') return null
  if (plan.endpoint === 'refused') return { status: 401, body: '{}' }
  return {
    status: 200,
    headers: [['content-type', 'application/json']],
    body: list(
      plan.endpoint === 'empty'
        ? []
        : [{ '@id': '6f1f2c1e-0000-4000-8000-000000000001', '@type': ['Place'], name: 'A' }],
    ),
  }
}

async function openDialog(
  kept = requests,
  language: Language = 'en',
  others: { unreadable: readonly UnreadableRequest[]; folders: readonly ShownFolder[] } = {
    unreadable: [],
    folders: [],
  },
) {
  const sent: ExchangeRequest[] = []
  const page = openPage(
    () => ({
      connections: useConnectionsStore(),
      workspace: useWorkspaceStore(),
      batch: useQueryCheckStore(),
      tabs: useTabsStore(),
    }),
    {
      language,
      host: (path) =>
        path === '/api/saved'
          ? Response.json({ requests: kept, ...others })
          : path === '/api/connections'
            ? connectionsResponse([core, locked])
            : Response.json({}),
      serve: (request) => {
        sent.push(request)
        return serve(request)
      },
    },
    () => h(QueryCheckDialog),
  )
  await page.opened.connections.load(null)
  await page.opened.connections.preparing
  await expect
    .poll(() => all('batch.row'))
    .toHaveLength(kept.filter(({ root }) => root === undefined).length)
  return { ...page, sent }
}

const all = (name: string) => [...document.querySelectorAll<HTMLElement>(`[data-test="${name}"]`)]
const textOf = (name: string) => all(name).map((one) => one.textContent.trim().replace(/\s+/g, ' '))
const press = (name: string) => {
  all(name)[0]?.click()
}
const statuses = () => all('batch.row').map(({ dataset }) => dataset.status)
const untilState = (state: string) =>
  until(() => {
    expect(all('batch.summary').map(({ dataset }) => dataset.state)).toEqual([state])
  })

test('what it costs and what a known server ignores is said, and nothing is sent', async () => {
  const { close, sent } = await openDialog()
  expect(textOf('batch.price')).toEqual(['4 requests to https://one.example.'])
  expect(textOf('batch.held')).toEqual(['2 queries will not be sent; their rows say why.'])
  expect(textOf('batch.known')).toEqual(['Nothing has been sent yet. 1 query has known problems.'])
  expect(statuses()).toEqual(['waiting', 'waiting', 'waiting', 'waiting', 'not-sent', 'not-sent'])
  expect(all('batch.row').map(({ dataset }) => dataset.known)).toEqual([
    '0',
    '1',
    '0',
    '0',
    '0',
    '0',
  ])
  all('batch.row')[5]?.click()
  await expect
    .poll(() => textOf('batch.sentence'))
    .toEqual(['There is no connection for https://three.example. Add one, then check again.'])
  expect(sent).toEqual([])
  close()
})

test('each is sent once by its own connection with its purpose, and has its row', async () => {
  const { close, sent, opened } = await openDialog()
  press('batch.start')
  await untilState('ended')
  expect(textOf('batch.summary')).toEqual([
    'Queries checked: 2 of 6 · with problems: 1 · without a result: 4',
  ])
  expect(
    all('batch.row').map(({ dataset: { status, total, loud } }) => [status, total, loud]),
  ).toEqual([
    ['fine', '1', '0'],
    ['loud', '1', '1'],
    ['not-judged', '', '0'],
    ['not-judged', '', '0'],
    ['not-sent', '', '0'],
    ['not-sent', '', '0'],
  ])
  expect(sent.map(({ connectionId, purpose }) => ({ connectionId, purpose }))).toEqual(
    ['fine', 'dropped', 'refused', 'empty'].map((name) => ({
      connectionId: 'one',
      purpose: { kind: 'batch', name },
    })),
  )
  const { result } = opened.batch.readReport().requests[2] ?? {}
  expect(result).toEqual({ kind: 'not-judged', status: 401, why: 'status' })
  const profiles = opened.batch.readProfiles()
  expect(Array.from(profiles, ([{ name }, { items }]) => [name, items])).toEqual([
    ['fine', 1],
    ['dropped', 1],
  ])
  const text = renderQueryCheckJson(opened.batch.readReport(), { isStrict: false, profiles })
  expect(text).toContain('"outcome": "loud"')
  close()
})

test('a row tells its results in sentences, and opens its query', async () => {
  const { close, opened } = await openDialog()
  press('batch.start')
  await untilState('ended')
  press('batch.filter.loud')
  await expect.poll(() => statuses()).toEqual(['loud'])
  all('batch.row')[0]?.click()
  await expect.poll(() => all('batch.sentence')[0]?.dataset.mood).toBe('bad')
  expect(textOf('batch.sentence')[0]).toBe('lat: dataCycle CORE ignores “lat”.')
  press('batch.use')
  expect(opened.tabs.active).toMatchObject({
    savedId: requests[1]?.id,
    form: { endpoint: 'dropped' },
  })
  close()
})

test('why there is no response is told as in the results', async () => {
  const { close } = await openDialog([saved('unreachable')])
  press('batch.start')
  await untilState('ended')
  all('batch.row')[0]?.click()
  await expect
    .poll(() => textOf('batch.sentence'))
    .toEqual([
      'Endpoint Explorer has stopped. The app behind this page is no longer running. Start the app again. Your query stays in the form while this page is open.',
    ])
  close()
})

test('a folder is checked by itself', async () => {
  const { close, opened } = await openDialog()
  opened.batch.choose({ kind: 'folder', folder: 'Widget' })
  await expect.poll(() => textOf('batch.price')).toEqual(['1 request to https://one.example.'])
  expect(opened.batch.readReport().requests.map(({ name }) => name)).toEqual([
    'empty',
    'locked',
    'gone',
  ])
  close()
})

test('stopping keeps what had come, three are under way at most, and the rest is not sent', async () => {
  const silent = ['a', 'b', 'c', 'd'].map((name) =>
    saved(name, { form: { ...emptyForm, endpoint: 'silent' } }),
  )
  const { close, sent } = await openDialog([saved('fine'), ...silent])
  press('batch.start')
  await until(() => {
    expect(statuses()).toEqual(['fine', 'running', 'running', 'running', 'waiting'])
    expect(sent).toHaveLength(4)
  })
  press('batch.stop')
  await untilState('stopped')
  expect(statuses()).toEqual(['fine', 'not-sent', 'not-sent', 'not-sent', 'not-sent'])
  expect(sent).toHaveLength(4)
  close()
})

test.each<[Language, string[], string[]]>([
  [
    'en',
    [
      'sort: dataCycle CORE ignores “sort” if it is a list. It reads only a string with the values separated by commas.',
      'filter: dataCycle CORE ignores plain text as the value of “filter”.',
    ],
    ['Filter “Takes place from”: This part was not sent, because the form cannot express it.'],
  ],
  [
    'de',
    [
      'sort: dataCycle CORE ignoriert „sort“ als Liste. Gelesen wird nur ein Text, in dem Kommas die Werte trennen.',
      'filter: dataCycle CORE ignoriert einen einfachen Text bei „filter“.',
    ],
    [
      'Filter „Findet statt ab“: Die App hat diesen Teil nicht gesendet, weil er sich im Formular nicht so angeben lässt, wie er in der Datei steht.',
    ],
  ],
])(
  'what of a file a CORE drops is said before and after; what was not sent, after: %s',
  async (language, dropped, notSent) => {
    const { close, opened, sent } = await openDialog(requests, language)
    const read = readImport(
      'GET /api/v4/endpoints/fine?sort[]=name&filter=abc&filter[schedule][in][min]=',
      'a.http',
      () => presets.core,
    )
    const found = read.kind === 'import' ? read.requests : []
    opened.batch.choose({
      kind: 'files',
      queries: found.map((one) => addressImported(one, [core], core)),
      unread: [],
      droppedTokens: 0,
    })
    await expect.poll(() => statuses()).toEqual(['waiting'])
    all('batch.row')[0]?.click()
    await expect.poll(() => textOf('batch.sentence')).toEqual(dropped)
    press('batch.start')
    await untilState('ended')
    expect(textOf('batch.sentence')).toEqual([...dropped, ...notSent])
    expect(sent.map(({ plan }) => plan.kind === 'get' && plan.query)).toEqual([[]])
    close()
  },
)

test('in German', async () => {
  const { close } = await openDialog(requests, 'de')
  press('batch.start')
  await untilState('ended')
  expect(textOf('batch.summary')).toEqual([
    'Geprüfte Abfragen: 2 von 6 · mit Problemen: 1 · ohne Ergebnis: 4',
  ])
  close()
})

test('an opened folder is checked as a whole, on the connection that is chosen, with what is not read named', async () => {
  const root = crypto.randomUUID()
  const folder = { id: root, path: '/team', name: 'Team', isOpen: true, links: [], connections: [] }
  const inFolder = { root, connectionId: '', folder: '' }
  const { opened, sent } = await openDialog(
    [saved('fine', inFolder), saved('refused', { ...inFolder, folder: 'Events' })],
    'en',
    {
      unreadable: [
        { kind: 'mistake', root, file: 'Events/x.query.yaml', detail: 'line 2: unknown: serach' },
        { kind: 'link', file: 'own.query.yaml', detail: '' },
      ],
      folders: [folder],
    },
  )
  opened.batch.choose({ kind: 'all', root })
  await expect.poll(() => textOf('batch.price')).toEqual(['None of these queries can be sent.'])
  expect(textOf('saved.unread')).toEqual([
    'There is a mistake in Team/Events/x.query.yaml: line 2: unknown: serach',
  ])

  opened.batch.chooseConnection('one')
  await expect.poll(() => textOf('batch.price')).toEqual(['2 requests to https://one.example.'])
  press('batch.start')
  await untilState('ended')
  expect(sent.map(({ connectionId }) => connectionId)).toEqual(['one', 'one'])
  expect(opened.batch.readReport().unread).toEqual([
    {
      name: 'x.query.yaml',
      folderPath: ['Events'],
      why: 'wrong-shape',
      line: null,
      detail: 'line 2: unknown: serach',
    },
  ])

  opened.batch.choose({ kind: 'folder', root, folder: '' })
  expect([opened.batch.connectionId, opened.batch.readReport().unread]).toEqual(['', []])
})
