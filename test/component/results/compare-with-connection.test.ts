import { afterEach, expect, test } from 'vitest'
import { h } from 'vue'
import ResponseFoot from '#app/features/results/ResponseFoot.vue'
import { useResponseStore } from '#app/stores/response-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useDialogStore } from '#app/stores/commands-store.ts'
import { useHistoryStore } from '#app/stores/history-store.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'

const connections = ['open', 'full'].map((id) => viewConnection({ id, name: `${id} token` }))

let close: () => void = () => undefined
afterEach(() => {
  close()
})

/** A page that sends one query after the other, each to a connection, and is answered with a status. */
async function openSent(
  sends: readonly { to: string; q?: string; status?: number }[],
  { hasBody = true } = {},
) {
  const recorded = new Map<string, object>()
  const statuses = sends.map(({ status = 200 }) => status)
  const page = openPage(
    () => ({
      responses: useResponseStore(),
      connections: useConnectionsStore(),
      dialog: useDialogStore(),
      history: useHistoryStore(),
    }),
    {
      host(path, body) {
        if (path === '/api/connections') return connectionsResponse(connections)
        if (path === '/api/history' && isRecord(body)) {
          recorded.set(body.id, { ...body, at: '2026-08-22T09:15:00Z', hasBody })
          return Response.json({})
        }
        const id = path.split('/').at(-1) ?? ''
        return recorded.has(id) ? Response.json({ entry: recorded.get(id) }) : Response.json({})
      },
      serve: () => ({ status: statuses.shift() ?? 200, body: '{"@graph":[]}' }),
    },
    () =>
      h(ResponseFoot, {
        steps: [],
        number: null,
        position: '',
        hasPages: false,
        sendsFirst: false,
      }),
  )
  ;({ close } = page)
  const { responses, dialog } = page.opened
  await page.opened.connections.load('open')
  for (const { to, q = 'jazz' } of sends) {
    const form = { ...emptyForm, endpoint: 'events', q }
    const plan = { kind: 'get', endpoint: 'events', query: [] } as const
    const id = crypto.randomUUID()
    responses.send({
      id,
      savedResponseId: null,
      sentAt: '2026-08-22T09:15:00Z',
      connectionId: to,
      baseUrl: 'https://api.example',
      conventions: presets.documented,
      form,
      plan,
      query: { form, plan },
      purpose: { kind: 'send' },
    })
    await expect.poll(() => [responses.response?.sent.id, recorded.has(id)]).toEqual([id, true])
  }
  return { dialog, first: [...recorded.keys()][0] }
}

const isRecord = (body: unknown): body is { id: string } =>
  typeof body === 'object' && body !== null && 'id' in body

const offer = () => document.querySelector<HTMLElement>('[data-test="compare.with-connection"]')

test('after the same query to another connection, one click compares the two', async () => {
  const { dialog, first } = await openSent([{ to: 'open' }, { to: 'full' }])
  await expect.poll(() => offer()?.textContent).toBe('Compare with “open token”')
  offer()?.click()
  expect(dialog.opened).toMatchObject({ kind: 'compare', entry: { id: first } })
})

test.each([
  ['another query', [{ to: 'open', q: 'rock' }, { to: 'full' }], true],
  ['the same connection', [{ to: 'full' }, { to: 'full' }], true],
  ['an error before', [{ to: 'open', status: 401 }, { to: 'full' }], true],
  ['an error now', [{ to: 'open' }, { to: 'full', status: 401 }], true],
  ['a response that is not saved', [{ to: 'open' }, { to: 'full' }], false],
])('nothing is offered to compare with: %s', async (_, sends, hasBody) => {
  await openSent(sends, { hasBody })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(offer()).toBeNull()
})
