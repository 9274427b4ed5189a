import { flushPromises } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import type { ResponseEvent } from '#app/client/response-client.ts'
import { useResponseStore } from '#app/stores/response-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useItemStore } from '#app/stores/item-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { openPage } from '../../support/page/open-page.ts'
import { responseEnd, responseHead } from '../../support/page/whole-response.ts'

const live = viewConnection({ id: 'live', conventions: presets.core, server: 'datacycle-core' })
const other = viewConnection({ ...live, id: 'other', baseUrl: 'https://other.example' })

async function open() {
  const sent: string[] = []
  const parameters: unknown[] = []
  const closed: string[] = []
  let tell: (event: ResponseEvent) => void = () => undefined
  const page = openPage(
    () => ({
      answers: useResponseStore(),
      connections: useConnectionsStore(),
      items: useItemStore(),
    }),
    {
      host: () => connectionsResponse([live, other], ['live']),
      send: ({ plan }, listener) => {
        tell = listener
        const id = plan.kind === 'resource' && 'id' in plan.resource ? plan.resource.id : ''
        sent.push(id)
        parameters.push('query' in plan ? plan.query : null)
        const ask = () => new Promise<never>(() => undefined)
        return { cancel: () => undefined, close: () => closed.push(id), ask }
      },
    },
  )
  await page.opened.connections.load('live')
  await flushPromises()
  const { answers, items } = page.opened
  /** What the inspector shows: an item by its ID, else the row of the list. */
  const shown = () => items.opened?.id ?? answers.selected
  const select = async (position: number) => {
    answers.selected = position
    await nextTick()
  }
  const step = async (by: -1 | 1) => {
    items.step(by)
    await nextTick()
    return shown()
  }
  return {
    ...page,
    tell: (event: ResponseEvent) => {
      tell(event)
    },
    items,
    parameters,
    sent,
    closed,
    shown,
    select,
    step,
  }
}

test('back and forward lead through the items that were shown, and nothing is asked for again', async () => {
  const page = await open()
  await page.select(0)
  expect(page.items.isBackPossible).toBe(false)
  await page.select(7)
  page.items.open('linked')
  page.items.open('further')
  page.items.close()
  expect(page.shown()).toBe(7)
  const back = [await page.step(-1), await page.step(-1), await page.step(-1), await page.step(-1)]
  expect(back).toEqual(['further', 'linked', 7, 0])
  expect([await page.step(-1), await page.step(1), await page.step(1)]).toEqual([0, 7, 'linked'])
  expect(page.sent).toEqual(['linked', 'further'])
  expect(page.closed).toEqual([])
  page.close()
})

test('an item that nobody can go back to lets go of its answer', async () => {
  const page = await open()
  await page.select(0)
  page.items.open('linked')
  page.items.open('further')
  await page.step(-1)
  await page.select(3)
  expect([page.shown(), page.closed]).toEqual([3, ['further']])
  page.close()
})

test('an item of the changes is loaded with the includes of the query, another one is not', async () => {
  const page = await open()
  page.use(useQueryStore).change({ include: ['image', 'location'] })
  page.items.open('linked')
  page.items.open('changed', { kind: 'thing' }, { kind: 'changes', at: null })
  expect(page.parameters).toEqual([[], [{ name: 'include', members: ['image', 'location'] }]])
  page.close()
})

test('the items of a response are requested only by the connection that it came from', async () => {
  const page = await open()
  const { answers, connections, items } = page.opened
  expect(items.isOpenPossible).toBe(false)
  const form = { ...emptyForm, endpoint: 'events' }
  const plan: RequestPlan = { kind: 'get', endpoint: 'events', query: [] }
  answers.send({
    id: crypto.randomUUID(),
    savedResponseId: null,
    sentAt: '2026-08-22T09:15:00Z',
    connectionId: 'live',
    baseUrl: live.baseUrl,
    conventions: presets.core,
    form,
    plan,
    query: { form, plan },
    purpose: { kind: 'send' },
  })
  page.tell({ kind: 'head', head: responseHead })
  page.tell({ kind: 'end', end: responseEnd })
  await nextTick()
  expect(items.isOpenPossible).toBe(true)
  void connections.use('other')
  await nextTick()
  expect(items.isOpenPossible).toBe(false)
  page.close()
})
