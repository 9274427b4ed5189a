import { expect, test } from 'vitest'
import { h, nextTick, ref } from 'vue'
import SnippetDialog from '#app/features/query/SnippetDialog.vue'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useRelativeDatesStore } from '#app/stores/today-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import type { ServerKnowledge } from '#core/connection/connection.ts'
import { presets } from '#core/query/conventions.ts'
import type { StoredForm } from '#core/query/form.ts'
import { snippetKinds, type SnippetKind } from '#core/snippet/render-snippet.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'

async function openDialog(
  server: ServerKnowledge['server'],
  requested: Partial<StoredForm>,
  own: Partial<Parameters<typeof viewConnection>[0]> = {},
) {
  const kind = ref<SnippetKind | 'typescript'>('curl-bash')
  const wantsAllPages = ref(false)
  const page = openPage(
    () => ({
      connections: useConnectionsStore(),
      query: useQueryStore(),
      dates: useRelativeDatesStore(),
    }),
    {
      host: () =>
        connectionsResponse([
          viewConnection({ id: 'one', conventions: presets.core, server, ...own }),
        ]),
    },
    ({ query }) =>
      query.request &&
      h(SnippetDialog, {
        request: query.request,
        kind: kind.value,
        wantsAllPages: wantsAllPages.value,
        'onUpdate:wantsAllPages': (wanted) => {
          wantsAllPages.value = wanted
        },
        'onUpdate:kind': (chosen) => {
          kind.value = chosen
        },
      }),
  )
  await page.opened.connections.load(null)
  page.opened.query.changeStored({ endpoint: 'events', ...requested })
  await nextTick()
  return page
}

const at = (name: string) => {
  const element = document.querySelector<HTMLElement>(`[data-test="${name}"]`)
  if (element === null) throw new Error(`There is no ${name}`)
  return element
}
const has = (name: string) => document.querySelector(`[data-test="${name}"]`) !== null
const code = () => at('snippet.text').textContent
async function press(name: string) {
  at(name).click()
  await nextTick()
}

test('all pages are offered for every language, off with the reason where one has no loop', async () => {
  const { close } = await openDialog('unknown', {})
  const offered: string[] = []
  for (const kind of snippetKinds) {
    await press(`snippet.kind.${kind}`)
    const isOff = at('snippet.all-pages').getAttribute('aria-disabled') === 'true'
    expect([kind, has('snippet.no-pages')]).toEqual([kind, isOff])
    if (!isOff) offered.push(kind)
  }
  expect(offered).toEqual(['javascript', 'python'])
  expect(at('snippet.no-pages').textContent).toBe(
    'This format cannot load all pages. “JavaScript: fetch” and “Python: requests” can.',
  )
  // Types of what is in an item load nothing.
  await press('snippet.kind.typescript')
  expect([has('snippet.all-pages'), has('snippet.no-pages')]).toEqual([false, false])
  close()
})

test('an order that a CORE cannot keep stands in the first lines of the code for all pages, until it is sorted by another', async () => {
  const sort = [{ attribute: 'startDate', direction: 'ascending' as const }]
  const { close } = await openDialog('datacycle-core', { sort })
  await press('snippet.kind.python')
  expect(has('snippet.order-lost')).toBe(false)
  await press('snippet.all-pages')
  expect(at('snippet.order-lost').textContent).toContain('can’t apply this query’s sort order')
  expect(code().split('\n').slice(0, 2)).toEqual([
    '# The server can’t apply this query’s sort order. Pages may repeat or skip items.',
    '# Sort by dct:created instead',
  ])
  expect(code()).toContain("'sort': 'startDate'")
  expect(code()).toContain(
    '# The code keeps the IDs of the items received so far, because pages may repeat items.\nseen = set()\n',
  )
  await press('snippet.sort-steadily')
  expect(code().split('\n')[0]).toBe('import json')
  expect(code()).toContain("'sort': 'dct:created'")
  close()
})

test('pages in a random order are told of on any server, and of one that keeps its order nothing is said', async () => {
  const sortBy = (attribute: string) => ({ sort: [{ attribute, direction: 'ascending' as const }] })
  const shuffled = await openDialog('unknown', sortBy('random'))
  await press('snippet.kind.javascript')
  await press('snippet.all-pages')
  expect(code()).toMatch(/^\/\/ The server can’t apply this query’s sort order/)
  // Which key it has nobody knows.
  expect(has('snippet.sort-steadily')).toBe(false)
  shuffled.close()

  const kept = await openDialog('datacycle-core', sortBy('dct:created'))
  await press('snippet.kind.javascript')
  await press('snippet.all-pages')
  expect(has('snippet.order-lost')).toBe(false)
  expect(code()).toMatch(/^const query/)
  kept.close()
})

test('relative dates are counted by the code, or fixed, where a language can count at all', async () => {
  const value = { kind: 'relative', amount: -30, unit: 'day' } as const
  const { close, opened } = await openDialog('datacycle-core', {
    filters: [{ key: 'schedule.in.min', value }],
  })
  await press('snippet.kind.javascript')
  expect(code()).toContain('day(-30)')
  expect(at('snippet.dates').textContent).toContain('using the clock and time zone of the computer')
  await press('snippet.kind.php')
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  expect(code()).toContain(`date_default_timezone_set('${timeZone}')`)
  expect(at('snippet.dates').textContent).toContain(`by the time zone ${timeZone}.`)
  await press('snippet.kind.javascript')
  await press('snippet.dates.fixed')
  expect(code()).not.toContain('day(-30)')
  expect(opened.dates.keepsRelative).toBe(false)
  await press('snippet.dates.relative')
  await press('snippet.kind.curl-cmd')
  expect(at('snippet.dates-fixed').textContent).toBe(
    'This code cannot recalculate relative dates. It uses the dates as of today.',
  )
  close()
})

test('code for a sample says that its token stays in the app', async () => {
  const sample = await openDialog('unknown', {}, { builtIn: 'sample' })
  expect(at('snippet.sample').textContent.trim()).toBe(
    'This sample server is part of the app, and its token stays in the app. Outside the app, this code gets status 401.',
  )
  sample.close()
  const { close } = await openDialog('unknown', {})
  expect(has('snippet.sample')).toBe(false)
  close()
})
