import { expect, test } from 'vitest'
import { h } from 'vue'
import MissingDialog from '#app/features/missing/MissingDialog.vue'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useDialogStore } from '#app/stores/commands-store.ts'
import { useMissingStore } from '#app/stores/missing-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { presets } from '#core/query/conventions.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'
import { until } from '../../support/page/until.ts'

const idOf = (digit: number) => `a448e387-aedc-4906-b1a6-f2c203bb3e4${String(digit)}`
const named = [1, 2, 3].map((digit) => ({
  '@id': idOf(digit),
  '@type': ['Event'],
  name: `Jazz ${String(digit)}`,
}))
const graph = (items: readonly { '@id': string }[]) => ({
  status: 200,
  body: JSON.stringify({ '@graph': items, meta: { total: items.length } }),
})

const describeOffered = (id: string) => ({ id, label: '', kind: 'collection', folderPath: [] })

/** A page of one server whose query has all of what is named but these; it asks why an item is missing. */
async function open(
  missing: readonly number[],
  isCore = true,
  offered: readonly string[] = [],
  saved: readonly object[] = [],
  called: readonly (typeof named)[number][] = named,
  item = 'Jazz',
) {
  const requested: string[] = []
  const view = viewConnection({
    id: 'one',
    conventions: presets.core,
    ...(isCore && { server: 'datacycle-core' }),
  })
  const page = openPage(
    () => ({
      connections: useConnectionsStore(),
      dialog: useDialogStore(),
      missing: useMissingStore(),
      query: useQueryStore(),
    }),
    {
      host: (path) =>
        path === '/api/connections'
          ? connectionsResponse([view])
          : path.startsWith('/api/instance/')
            ? Response.json({ kind: 'offered', list: offered.map(describeOffered) })
            : path.startsWith('/api/endpoints/')
              ? Response.json({ endpoints: saved })
              : Response.json(view),
      serve: ({ purpose, plan }) => {
        if (purpose.kind !== 'missing') throw new Error('Only this is asked')
        requested.push('endpoint' in plan ? `${purpose.step} ${plan.endpoint}` : purpose.step)
        if (purpose.step === 'name') return graph(called)
        return purpose.step === 'listed'
          ? graph(called.filter((_, at) => !missing.includes(at + 1)))
          : graph([])
      },
    },
    ({ dialog }) => (dialog.opened?.kind === 'missing' ? h(MissingDialog, dialog.opened) : null),
  )
  const { opened } = page
  await opened.connections.load('one')
  opened.query.change({ endpoint: 'events', q: 'market' })
  opened.dialog.open({ kind: 'missing', item, tabId: '' })
  const form = await shown('missing.item')
  // The list of endpoints is there: the price is that of all requests.
  await expect.poll(() => find('missing.start')?.hasAttribute('disabled')).toBe(false)
  const price = textOf('.dialog-form [role="status"] p')
  form.closest('form')?.requestSubmit()
  await expect.poll(() => hits()).toHaveLength(called.length)
  return { ...page, requested, price }
}

const find = (id: string) => document.querySelector<HTMLElement>(`[data-test="${id}"]`)
const shown = (id: string) =>
  until(() => {
    const found = find(id)
    if (!found) throw new Error(`There is no ${id}`)
    return found
  })
const textOf = (selector: string) => document.querySelector(selector)?.textContent.trim()
const hits = () => [...document.querySelectorAll<HTMLElement>('[data-test="missing.hit"]')]
const rows = () =>
  hits().map((hit) => [...hit.children].map(({ textContent }) => textContent.trim()).join(' | '))
const pressed = () => hits().map((hit) => hit.getAttribute('aria-pressed'))

test('each hit says whether it is missing, the missing ones first, and the number is said', async () => {
  const page = await open([2])
  expect(page.price).toBe(
    'The name search sends 2 requests. For each matching item, it also shows whether the item is in the response.',
  )
  expect(page.requested).toEqual(['name events', 'listed events'])
  expect(textOf('[data-test="missing.names-title"]')).toBe(
    '3 items found · 1 item is missing from the response',
  )
  expect(textOf('[data-test="missing.names"]')).toBe(
    '1 of these items is not in the response to this query. Choose an item to check it (up to 5 small requests).',
  )
  expect(rows()).toEqual([
    'Jazz 2 | Event | missing | Check',
    'Jazz 1 | Event | in the response | Check',
    'Jazz 3 | Event | in the response | Check',
  ])
  expect(pressed()).toEqual(['false', 'false', 'false'])
  page.close()
})

test.each([
  [
    [1],
    '1 item found; it is missing from the response',
    'The item is not in the response to this query. Click “Check” (up to 5 small requests).',
  ],
  [[], 'The item is in the response', 'The item is in the response to this query.'],
])(
  'of a single hit it says that it is there, or that it can be checked (missing: %j)',
  async (lacks, title, sentence) => {
    const page = await open(lacks, true, [], [], named.slice(0, 1))
    expect(textOf('[data-test="missing.names-title"]')).toBe(title)
    expect(textOf('[data-test="missing.names"]')).toBe(sentence)
    page.close()
  },
)

test('one after the other can be chosen: the list, the mark and the name stay', async () => {
  const page = await open([2, 3])
  for (const [at, marks] of [
    [0, ['true', 'false', 'false']],
    [2, ['false', 'false', 'true']],
  ] as const) {
    hits()[at]?.click()
    const verdict = await shown('missing.verdict')
    await expect.poll(() => verdict.dataset.state).not.toBe('running')
    expect([pressed(), page.opened.missing.item]).toEqual([marks, 'Jazz'])
  }
  page.close()
})

test('of a server that cannot be asked for IDs nothing is said', async () => {
  const page = await open([2], false)
  expect(page.price).toBe('The name search sends 1 request.')
  expect(page.requested).toEqual(['name events'])
  expect(textOf('[data-test="missing.names-title"]')).toBe('3 items found')
  expect(textOf('[data-test="missing.names"]')).toBe(
    'Choose an item to check it (up to 25 requests, each for 100 items).',
  )
  expect(rows()).toEqual([1, 2, 3].map((digit) => `Jazz ${String(digit)} | Event | Check`))
  page.close()
})

test.each([
  [
    [],
    'no item is missing from the response',
    'All of these items are in the response to this query.',
  ],
  [
    [1, 2, 3],
    '3 items are missing from the response',
    'None of these items is in the response to this query.',
  ],
] as const)('where %j are missing the title says: %s', async (missing, title, sentence) => {
  const page = await open(missing)
  expect(textOf('[data-test="missing.names-title"]')).toBe(`3 items found · ${title}`)
  expect(textOf('[data-test="missing.names"]')).toContain(sentence)
  page.close()
})

test('a name is looked for in all endpoints of a CORE, whose list is asked for first', async () => {
  const page = await open([], true, ['places', 'events', 'tours'])
  expect(page.price).toBe(
    'The name search sends 4 requests. For each matching item, it also shows whether the item is in the response.',
  )
  expect(page.requested).toEqual(['name events', 'name places', 'name tours', 'listed events'])
  page.close()
})

test('an endpoint that is saved by its slug and listed by its UUID is searched once', async () => {
  const [own, other] = [idOf(8), idOf(9)]
  const saved = [
    { name: 'events', otherName: own, label: 'Events', note: '', kind: 'unknown' },
    { name: 'places', otherName: other, label: 'Places', note: '', kind: 'unknown' },
  ]
  const page = await open([], true, [own, other.toUpperCase(), 'tours'], saved)
  expect(page.requested).toEqual(['name events', 'name places', 'name tours', 'listed events'])
  page.close()
})

test('after no hit, a text that finds more is searched with one click', async () => {
  const page = await open([], true, [], [], [], 'Bootsverleih Aeschenhof')
  const suggestion = await shown('missing.suggestion')
  expect([textOf('[data-test="missing.names-title"]'), suggestion.textContent.trim()]).toEqual([
    'No item found',
    'Find “Bootsverleih Äschenhof” (2 requests)',
  ])
  suggestion.click()
  await expect.poll(() => page.requested).toEqual(['name events', 'name events'])
  expect(page.opened.missing.item).toBe('Bootsverleih Äschenhof')
  page.close()
})

test('of a typed body it is asked what the body asks for, and nothing where no form can say it', async () => {
  const view = viewConnection({ id: 'one', conventions: presets.core })
  const { opened, close } = openPage(
    () => ({
      connections: useConnectionsStore(),
      missing: useMissingStore(),
      query: useQueryStore(),
      tabs: useTabsStore(),
    }),
    { host: () => connectionsResponse([view]) },
  )
  await opened.connections.load('one')
  const { missing, query } = opened
  query.change({ endpoint: 'events', q: 'market' })
  missing.tabId = opened.tabs.active.id
  const asked = (body: string) => {
    query.rawBody = body
    return missing.target?.form.q ?? null
  }
  expect([asked('{"filter":{"q":"jazz"}}'), asked('[{"filter":{"q":"jazz"}}]')]).toEqual([
    'jazz',
    null,
  ])
  close()
})
