import { afterEach, expect, test, vi } from 'vitest'
import { h, nextTick } from 'vue'
import ImportCheckDialog from '#app/features/import-check/ImportCheckDialog.vue'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useItemStore } from '#app/stores/item-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import type { Language } from '#core/language/language.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import type { SetView } from '#core/set/set-document.ts'
import type {
  ImportCheckProblem,
  ImportCheckResult,
} from '#core/import-check/import-check-document.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const set: SetView = {
  id: '4b5d6a1e-0c77-4a53-9a0e-7f1f3a2c9d10',
  connectionId: 'one',
  connectionName: 'Server',
  baseUrl: 'https://one.example',
  form: { ...emptyForm, endpoint: 'orte' },
  conventions: presets.core,
  isDatacycle: true,
  way: 'ids',
  isGentle: false,
  version: 1,
  startedAt: '2026-11-23T02:00:00.000Z',
  endedAt: '2026-11-23T02:01:00.000Z',
  tokenMark: '',
  isOfTwoTokens: false,
  passes: [],
  bytes: 1,
  items: 2,
  standing: {
    kind: 'ended',
    verdict: {
      state: 'whole',
      items: 2,
      totalBefore: '2',
      totalAfter: '2',
      missing: '0',
      repeated: 0,
      lines: [],
    },
  },
}
const none = { count: 0, items: [] }
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const told: ImportCheckResult = {
  askedAt: '2026-11-24T02:00:00.000Z',
  startedAt: set.startedAt,
  requests: 4,
  held: 2,
  now: 3,
  tried: { modified: 'answered', touched: 'failed' },
  deleted: 'part',
  wrong: {
    missed: { count: 1, items: [{ id: 'c', name: '', cause: 'collection' }] },
    stale: { count: 700, items: [{ id: 'a', name: 'Seeblick', cause: 'linked' }] },
    kept: {
      count: 2,
      items: [
        { id: idOf(0), name: 'Alte Burg', cause: 'left' },
        { id: 'd', name: '', cause: 'deleted' },
      ],
    },
    removed: none,
  },
  notes: [
    { kind: 'edited-by-pages', count: 1 },
    { kind: 'gone-by-pages', count: 2 },
    { kind: 'tied-deletions', count: 8 },
    { kind: 'two-queries' },
    { kind: 'nested-cache' },
  ],
}
/** Answers for the host: nothing is kept until it was asked for. */
function createHost(problem: ImportCheckProblem | null, found: ImportCheckResult) {
  let isRequested = false
  return (path: string, isPost: boolean) => {
    if (path === '/api/sets') return Response.json({ sets: [set], damaged: [] })
    if (!path.endsWith('/sync'))
      return connectionsResponse([
        viewConnection({ id: 'one', conventions: presets.core, server: 'datacycle-core' }),
      ])
    if (isPost) {
      isRequested = problem === null
      return Response.json({ problem })
    }
    return Response.json({ result: isRequested ? found : null })
  }
}

async function openDialog(
  problem: ImportCheckProblem | null,
  language: Language = 'en',
  found: ImportCheckResult = told,
) {
  const host = createHost(problem, found)
  const requested: { methods: readonly string[] } = { methods: [] }
  const page = openPage(
    () => ({ connections: useConnectionsStore(), items: useItemStore() }),
    {
      language,
      host: (path) => host(path, requested.methods.at(-1)?.startsWith('POST') === true),
      serve: () => null,
    },
    () => h(ImportCheckDialog),
  )
  requested.methods = page.requested
  await page.opened.connections.load(null)
  await settle()
  return page
}

async function settle() {
  for (let step = 0; step < 20; step += 1) await Promise.resolve().then(nextTick)
  await new Promise((resolve) => setTimeout(resolve, 5))
}
const all = (name: string) => [...document.querySelectorAll<HTMLElement>(`[data-test="${name}"]`)]
const textOf = (name: string) => all(name).map((one) => one.textContent.trim().replace(/\s+/g, ' '))
async function press(name: string) {
  all(name)[0]?.click()
  await settle()
}

test('the price is said first; then the verdict, what is wrong, and why', async () => {
  const { close } = await openDialog(null)
  expect(textOf('sync.price')).toEqual(['Number of requests: at most 5.'])
  expect(textOf('sync.verdict')).toEqual([])
  await press('sync.start')
  expect(textOf('sync.verdict')).toEqual([
    'This import would be wrong today. Items: 1 missing, 700 outdated, 2 wrongly kept.',
  ])
  expect(all('sync.wrong').map(({ dataset }) => [dataset.kind, dataset.count])).toEqual([
    ['missed', '1'],
    ['stale', '700'],
    ['kept', '2'],
    ['removed', '0'],
  ])
  expect(all('sync.cause').map(({ dataset }) => dataset.cause)).toEqual([
    'collection',
    'linked',
    'left',
    'deleted',
  ])
  expect(textOf('sync.item')).toEqual(['c', 'Seeblicka', `Alte Burg${idOf(0)}`, 'd'])
  expect(textOf('sync.doubt')).toEqual([
    'The server did not answer the request that filters by dc:touched. Only timestamps were compared instead.',
    'Not all deletions could be read.',
  ])
  expect(textOf('sync.note')).toEqual([
    '1 item changed while the set was loaded. In the default order, a changed item jumps to the front. An import that reads page by page can miss this item. Another item is then received twice, and the total stays the same.',
    '2 items disappeared while the set was loaded. When an item disappears, the item after it may move to a page that was already read. An import that reads page by page then misses the moved item. No item arrives twice.',
    '8 deletions have the same timestamp as another deletion. If the list is read page by page, some deletions are received twice and others never. One page that is large enough contains all deletions.',
    'A list with only IDs and timestamps always matches its total. With other fields, it can differ from the total while someone is editing.',
    'This query filters by another endpoint. If that endpoint has a cache, new items of that endpoint show up in this query with a delay. A direct request to that endpoint is always up to date.',
  ])
  close()
})

test('in German', async () => {
  const { close } = await openDialog(null, 'de')
  await press('sync.start')
  expect(textOf('sync.verdict')).toEqual([
    'Das Ergebnis dieses Imports wäre heute falsch. Inhalte: 1 fehlt, 700 veraltet, 2 zu viel.',
  ])
  close()
})

test.each<[ImportCheckProblem, string]>([
  [
    { kind: 'other-token' },
    'The set was fetched with another token. That token may give access to other items.',
  ],
  [
    { kind: 'refused', hasChallenge: true },
    'The server refuses the token. The token was replaced, or the user of the token was locked or removed.',
  ],
  [{ kind: 'refused', hasChallenge: false }, 'This token no longer has access to the endpoint.'],
  [
    { kind: 'no-endpoint' },
    'The server no longer has an endpoint with this name (404). The endpoint was renamed or removed.',
  ],
])('why nothing could be asked is said, and nothing else: %o', async (problem, words) => {
  const { close } = await openDialog(problem)
  await press('sync.start')
  expect(textOf('sync.problem')).toEqual([words])
  expect(all('sync.verdict')).toEqual([])
  close()
})

test('the import that is right is there before anything is asked', async () => {
  const { close } = await openDialog(null)
  await press('sync.code.open')
  expect(textOf('sync.code.text')[0]).toMatch(/^<\?php \/\/ This code keeps items\.json/)
  close()
})

test('an item that the import would get wrong opens', async () => {
  const { opened, close } = await openDialog(null)
  await press('sync.start')
  all('sync.item')[1]?.querySelector('button')?.click()
  expect(opened.items.opened?.id).toBe('a')
  close()
})

test('counts do not stay below another day than theirs', async () => {
  const { opened, close } = openPage(
    () => ({ connections: useConnectionsStore(), query: useQueryStore() }),
    {
      host: (path) =>
        path === '/api/sets'
          ? Response.json({ sets: [], damaged: [], bytes: 0 })
          : createHost(null, told)(path, false),
      serve: () => ({
        status: 200,
        body: JSON.stringify({ '@graph': [], meta: { total: 3, pages: 1 } }),
      }),
    },
    () => h(ImportCheckDialog),
  )
  await opened.connections.load(null)
  opened.query.change({ endpoint: 'orte' })
  await settle()
  await press('sync.start')
  await expect
    .poll(() => all('sync.count').map(({ dataset }) => dataset.total))
    .toEqual(['3', '3', '3'])
  const [since] = all('sync.since')
  if (!(since instanceof HTMLInputElement)) throw new Error('There is no field for the day')
  since.value = '2020-01-01'
  since.dispatchEvent(new Event('input', { bubbles: true }))
  await settle()
  expect(all('sync.count')).toEqual([])
  close()
})
