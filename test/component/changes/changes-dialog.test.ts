import { expect, test } from 'vitest'
import { h, nextTick } from 'vue'
import ChangesDialog from '#app/features/changes/ChangesDialog.vue'
import { useChangesStore } from '#app/stores/changes-store.ts'
import OpenedItem from '#app/features/item/OpenedItem.vue'
import { useItemStore } from '#app/stores/item-store.ts'
import { useDialogStore } from '#app/stores/commands-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useTodayStore } from '#app/stores/today-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import type { Language } from '#core/language/language.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import { bodyOf } from '#core/request/request-plan.ts'
import type { SetView } from '#core/set/set-document.ts'
import type { LeaversResult } from '#core/import-check/leavers.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'
import type { Serve } from '../../support/page/serve-exchanges.ts'
import { until } from '../../support/page/until.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const first = (count: number, from = 0) => Array.from({ length: count }, (_, at) => idOf(from + at))
const graph = (items: readonly object[], total = items.length) => ({
  status: 200,
  body: JSON.stringify({ '@graph': items, meta: { total } }),
})
const at = '2026-11-24T12:00:00.000+01:00'
const changedIds = first(120)
/** Thirty; the first two of them are in the list of changes. */
const deletedIds = first(30, 118)

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
  startedAt: '2026-11-16T02:00:00.000Z',
  endedAt: '2026-11-16T02:01:00.000Z',
  tokenMark: '',
  isOfTwoTokens: false,
  passes: [],
  bytes: 1,
  items: 50,
  standing: {
    kind: 'ended',
    verdict: {
      state: 'whole',
      items: 50,
      totalBefore: '50',
      totalAfter: '50',
      missing: '0',
      repeated: 0,
      lines: [],
    },
  },
}
const leavers: LeaversResult = {
  askedAt: '2026-11-24T02:00:00.000Z',
  startedAt: set.startedAt,
  endedAt: set.startedAt,
  requests: 2,
  held: 50,
  now: 48,
  left: {
    count: 2,
    items: [
      { id: idOf(900), name: 'Seeblick' },
      { id: idOf(901), name: '' },
    ],
  },
  deleted: 1,
  deletions: 'whole',
}

/** What sets have of the deleted: of one its name, of another only its type. */
const maxTotalSeen = [
  { id: idOf(120), name: 'Gasthof Adler', types: ['Place', 'LocalBusiness'] },
  { id: idOf(121), name: '', types: ['Event'] },
]

/** As a CORE answers. */
const serveCore: Serve = ({ purpose, plan }) => {
  if (purpose.kind !== 'changes') throw new Error('Only this is asked')
  switch (purpose.step) {
    case 'deleted':
      return graph(deletedIds.map((id) => ({ '@id': id, 'dct:deleted': at })))
    case 'changed':
      return graph(changedIds.map((id) => ({ '@id': id, 'dct:modified': at })))
    case 'names': {
      const ids = bodyOf(plan)?.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? []
      return graph(ids.map((id) => ({ '@id': id, name: `Ort ${id.slice(-3)}` })))
    }
    case 'list':
      throw new Error('The host asks for lists')
  }
}

async function open({
  serve = serveCore,
  sets = [],
  language = 'en',
}: { serve?: Serve; sets?: readonly SetView[]; language?: Language } = {}) {
  const sent: string[] = []
  const view = viewConnection({ id: 'one', conventions: presets.core, server: 'datacycle-core' })
  const page = openPage(
    () => ({
      connections: useConnectionsStore(),
      changes: useChangesStore(),
      dialog: useDialogStore(),
      items: useItemStore(),
      query: useQueryStore(),
    }),
    {
      language,
      host: (path) => {
        if (path === '/api/sets') return Response.json({ sets, damaged: [], bytes: 0 })
        if (path === '/api/sets/known-items') return Response.json({ items: maxTotalSeen })
        if (path.endsWith('/leavers')) return Response.json({ ok: true, value: leavers })
        return path === '/api/connections' ? connectionsResponse([view]) : Response.json(view)
      },
      serve: (request) => {
        const { purpose } = request
        sent.push('step' in purpose ? purpose.step : purpose.kind)
        return serve(request)
      },
    },
    ({ dialog, items }) =>
      h('div', [
        dialog.opened?.kind === 'changes'
          ? h(ChangesDialog, { isReturn: dialog.opened.isReturn, onClose: dialog.close })
          : null,
        items.opened ? h(OpenedItem, { item: items.opened }) : null,
      ]),
  )
  await page.opened.connections.load('one')
  page.opened.query.change({ endpoint: 'orte' })
  page.opened.dialog.open({ kind: 'changes', isReturn: false })
  const start = await until(() => found('changes.start'))
  const price = start.closest('form')?.querySelector('p')?.textContent.trim()
  const { requested } = page
  return { ...page, sent, requested, price }
}

const all = (name: string) => [...document.querySelectorAll<HTMLElement>(`[data-test="${name}"]`)]
function found(name: string): HTMLElement {
  const [one] = all(name)
  if (one === undefined) throw new Error(`There is no ${name}`)
  return one
}
const textsOf = (name: string) => all(name).map((one) => one.textContent.trim())
const totalOf = (kind: 'changed' | 'deleted') => found(`changes.${kind}`).dataset.total
const namesIn = (kind: 'changed' | 'deleted') =>
  [...found(`changes.${kind}`).querySelectorAll('li')].map(
    (item) => item.firstElementChild?.textContent.trim() ?? '',
  )

async function press(name: string) {
  const button = await until(() => found(name))
  if (name === 'changes.start') button.closest('form')?.requestSubmit()
  else button.click()
}

test('the lists come to their end, the rest of the names at a price that is said before', async () => {
  const { price, sent, close } = await open()
  expect(price).toBe(
    'The app sends at most 3 requests. They load the list of items deleted on the server, the changes in “orte”, and the names of the most recently changed items.',
  )
  await press('changes.start')
  const rest = await until(() => found('changes.rest'))
  expect(sent).toEqual(['deleted', 'changed', 'names'])
  expect([totalOf('changed'), totalOf('deleted')]).toEqual(['120', '30'])
  expect(namesIn('changed').slice(48, 52)).toEqual(['Ort 048', 'Ort 049', idOf(50), idOf(51)])
  expect(rest.textContent.trim()).toBe('Load remaining data (2 requests)')
  await press('changes.rest')
  await expect.poll(() => namesIn('changed').at(-1)).toBe('Ort 119')
  expect(sent.slice(3)).toEqual(['names', 'names'])
  await expect.poll(() => all('changes.rest')).toEqual([])
  close()
})

test('the deleted that are in the list of changes still exist', async () => {
  const { close } = await open()
  await press('changes.start')
  await expect
    .poll(() => textsOf('changes.alive'))
    .toEqual([
      '2 of these items still exist and are in the list above. Only translations of them were deleted.',
    ])
  const marks = [...found('changes.deleted').querySelectorAll('li')].map(
    (item) => item.children[1]?.textContent.trim() ?? '',
  )
  expect(marks).toEqual(['still exists', 'still exists', ...Array.from({ length: 28 }, () => '')])
  close()
})

test('deleted items have the names that earlier responses gave them, as far as there are any', async () => {
  const { requested, close } = await open()
  await press('changes.start')
  await expect.poll(() => requested).toContain('POST /api/sets/known-items')
  await until(() => {
    const names = [...found('changes.deleted').querySelectorAll('li .deleted')].map((item) =>
      Array.from(item.children, ({ textContent }) => textContent.trim()),
    )
    expect(names.slice(1, 5)).toEqual([
      ['Name unknown', idOf(119)],
      ['Gasthof Adler, LocalBusiness', idOf(120)],
      ['Event', idOf(121)],
      ['Name unknown', idOf(122)],
    ])
  })
  close()
})

test.each([
  ['31.2.26', 'Dieses Datum gibt es nicht.'],
  ['31.02.2026', 'Dieses Datum gibt es nicht.'],
  ['1.2.26', 'z. B. 31.03.2026'],
])('what is wrong with the date is said beside it (%s)', async (typed, words) => {
  const { close } = await open({ language: 'de' })
  const field = document.querySelector<HTMLInputElement>('[data-test="changes.since"]')
  if (field !== null) field.value = typed
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  await expect.poll(() => textsOf('changes.since-words')).toEqual([words])
  close()
})

test('the day is written as in the language of the page, and said with its weekday', async () => {
  const { close } = await open({ language: 'de' })
  const field = document.querySelector<HTMLInputElement>('[data-test="changes.since"]')
  expect(field?.value).toMatch(/^\d{2}\.\d{2}\.\d{4}$/)
  if (field !== null) field.value = '24.12.2025'
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  await expect.poll(() => textsOf('changes.since-words')).toEqual(['Mi., 24. Dez. 2025'])
  await press('changes.start')
  await expect
    .poll(() => found('changes.deleted').querySelector('h3')?.textContent)
    .toBe('Auf dem ganzen Server gelöscht seit 24.12.2025')
  close()
})

test('words and a time are understood, and said in full', async () => {
  const { opened, use, close } = await open({ language: 'de' })
  const field = document.querySelector<HTMLInputElement>('[data-test="changes.since"]')
  const { today } = use(useTodayStore)
  if (field !== null) field.value = 'heute ab 8 Uhr'
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  await expect.poll(() => textsOf('changes.since-words')[0]).toMatch(/^..\., .*, 8:00$/)
  await press('changes.start')
  expect(opened.changes.requested?.question.since).toBe(`${today} 08:00`)
  close()
})

test('a click shows what was changed today', async () => {
  const { opened, use, close } = await open()
  const { today } = use(useTodayStore)
  await press('changes.today')
  await expect.poll(() => totalOf('changed')).toBe('120')
  expect(opened.changes.requested?.question.since).toBe(today)
  close()
})

test('stopped, what has come stays, and what has not is said', async () => {
  const { close } = await open({
    serve: (request) =>
      request.purpose.kind === 'changes' && request.purpose.step === 'changed'
        ? null
        : serveCore(request),
  })
  await press('changes.start')
  await expect.poll(() => totalOf('deleted')).toBe('30')
  expect(found('changes.changed').textContent).toContain('Loading…')
  await press('changes.cancel')
  await expect.poll(() => found('changes.changed').textContent).toContain('Not loaded.')
  expect(totalOf('deleted')).toBe('30')
  expect(document.body.textContent).toContain('Stopped. The results loaded so far are still shown.')
  close()
})

test('what left is asked only where a set is kept, and says of which day it is', async () => {
  const without = await open()
  await press('changes.start')
  expect((await until(() => found('changes.leavers.sets'))).textContent.trim()).toBe(
    'Fetch all items…',
  )
  expect(all('changes.leavers.start')).toEqual([])
  without.close()

  const { requested, sent, close } = await open({ sets: [set] })
  await press('changes.start')
  await until(() => found('changes.leavers.start'))
  const section = found('changes.leavers')
  expect(section.textContent).toMatch(
    /The comparison uses the set of all items, saved on 16 Nov 2026/,
  )
  expect(section.textContent).toContain('The search sends at most 4 requests.')
  await press('changes.leavers.start')
  await expect.poll(() => textsOf('changes.leaver')).toHaveLength(2)
  expect(requested).toContain(`POST /api/sets/${set.id}/leavers`)
  expect(section.dataset.count).toBe('2')
  expect(section.textContent).toMatch(
    /2 of the 50 items saved on 16 Nov 2026.* are no longer in the endpoint, but are not known to be deleted\. 1 more item has left the endpoint and is in the list of deletions\./,
  )
  expect(sent).not.toContain('item')
  found('changes.leavers').querySelector<HTMLElement>('li button')?.click()
  await until(() => found('item.by-id.close'))
  expect(found('item.by-id').dataset.id).toBe(idOf(900))
  close()
})

test('what no longer matches a query has not left the endpoint', async () => {
  const ofQuery = { ...set, form: { ...set.form, q: 'see' } }
  const { opened, close } = await open({ sets: [ofQuery] })
  opened.query.change({ endpoint: 'orte', q: 'see' })
  await press('changes.start')
  await until(() => found('changes.leavers.start'))
  expect(found('changes.leavers.start').textContent).toContain('left the results of this query')
  await press('changes.leavers.start')
  await expect.poll(() => textsOf('changes.leaver')).toHaveLength(2)
  // What was compared stays what is said.
  opened.query.change({ q: '' })
  await nextTick()
  expect(found('changes.leavers').textContent).toMatch(
    /are no longer in the results of this query, but .* 1 more item has left the results of this query and/,
  )
  close()
})

test('in German', async () => {
  const { price, close } = await open({ language: 'de', sets: [set] })
  expect(price).toBe(
    'Die App sendet höchstens 3 Anfragen. Damit lädt sie die Liste der Löschungen auf dem Server, die Änderungen in „orte“ und die Namen der zuletzt geänderten Inhalte.',
  )
  await press('changes.start')
  await press('changes.leavers.start')
  await expect
    .poll(() => found('changes.leavers').textContent)
    .toMatch(
      /2 von 50 Inhalten, die am 16\.11\.2026.* gespeichert wurden, fehlen jetzt im Endpunkt\. Sie sind aber nicht als gelöscht gemeldet\./,
    )
  close()
})

test('the list of changes says that it leaves out the filters of the query', async () => {
  const { opened, close } = await open()
  expect(textsOf('changes.without-filters')).toEqual([])
  opened.query.change({ q: 'hotel' })
  await expect
    .poll(() => textsOf('changes.without-filters'))
    .toEqual([
      'The list covers the whole endpoint: it ignores the filters and the full-text search of your query.',
    ])
  await press('changes.start')
  await expect
    .poll(() => found('changes.changed').querySelector('h3')?.textContent)
    .toMatch(/^Changed in the endpoint since .*, without your filters$/)
  // The heading belongs to what was asked, not to the form as it is now.
  opened.query.change({ q: '' })
  await expect.poll(() => textsOf('changes.without-filters')).toEqual([])
  expect(found('changes.changed').querySelector('h3')?.textContent).toContain(
    'without your filters',
  )
  // Its last request would be counted by the next test.
  await until(() => found('changes.rest'))
  close()
})

function scroller(): HTMLElement {
  const results = found('changes.changed').parentElement
  if (results === null) throw new Error('The results are not shown')
  return results
}

test('an item opened from the list leads back to it, with what has come', async () => {
  const { sent, close } = await open({
    sets: [set],
    serve: (request) =>
      request.purpose.kind === 'item'
        ? graph([{ '@id': idOf(0), '@type': ['Place'], name: 'Seeblick' }])
        : serveCore(request),
  })
  await press('changes.start')
  await until(() => found('changes.rest'))
  await press('changes.leavers.start')
  await expect.poll(() => textsOf('changes.leaver')).toHaveLength(2)
  scroller().scrollTop = 40
  const first = found('changes.changed').querySelector('li')
  const changedAt = first?.querySelector('.at:last-child')?.textContent ?? ''
  expect(changedAt).toMatch(/2026/)
  first?.querySelector('button')?.click()
  const back = await until(() => found('item.by-id.close'))
  expect(all('changes.dialog')).toEqual([])
  expect(back.textContent.trim()).toBe('Back to the changes')
  await expect.poll(() => found('item.by-id').querySelector('.name')?.textContent).toBe('Seeblick')
  expect(found('item.by-id').querySelector('.changed')?.textContent).toBe(`Changed: ${changedAt}`)
  back.click()
  await expect.poll(() => [totalOf('changed'), totalOf('deleted')]).toEqual(['120', '30'])
  expect(all('item.by-id')).toEqual([])
  expect(found('changes.leavers').dataset.count).toBe('2')
  expect(scroller().scrollTop).toBe(40)
  expect(sent).toEqual(['deleted', 'changed', 'names', 'item'])

  // The results of another question begin anew.
  await press('changes.start')
  await expect.poll(() => [totalOf('changed'), totalOf('deleted')]).toEqual(['120', '30'])
  expect(found('changes.leavers').dataset.count).toBe('')

  // Closed, the item leads back to the list.
  found('changes.changed').querySelector<HTMLElement>('li button')?.click()
  const toList = await until(() => found('item.by-id.to-list'))
  toList.click()
  await expect.poll(() => [all('item.by-id'), all('changes.dialog')]).toEqual([[], []])
  close()
})

test('where nothing was changed, a month and a year earlier are offered', async () => {
  const { sent, close } = await open({ serve: () => graph([]) })
  const field = document.querySelector<HTMLInputElement>('[data-test="changes.since"]')
  if (field !== null) field.value = '2026-03-31'
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  await press('changes.start')
  const earlier = await until(() => found('changes.earlier'))
  expect(all('changes.earlier').map(({ textContent }) => textContent.trim())).toEqual([
    'Show changes since 28 Feb 2026',
    'Show changes since 31 Mar 2025',
  ])
  const before = sent.length
  earlier.click()
  await expect.poll(() => sent.length).toBeGreaterThan(before)
  expect(field?.value).toBe('28 Feb 2026')
  close()
})
