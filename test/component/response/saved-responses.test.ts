import { flushPromises } from '@vue/test-utils'
import { expect, test } from 'vitest'
import type { SendExchange } from '#app/client/response-client.ts'
import { useSavedResponses } from '#app/response/use-saved-responses.ts'
import { useResponseStanding } from '#app/response/use-response-standing.ts'
import { useResponseStore } from '#app/stores/response-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import type { SetView } from '#core/set/set-document.ts'
import type { SetVerdict } from '#core/set/set-verdict.ts'
import type { ListedEntry } from '#core/workspace/history-entry.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'
import { responseHead, wholeResponse } from '../../support/page/whole-response.ts'

const connection = viewConnection({ id: 'live', baseUrl: 'http://127.0.0.1:4781' })
const requested = {
  id: 'last',
  connectionId: 'live',
  connectionName: 'Live',
  baseUrl: connection.baseUrl,
  form: { ...emptyForm, endpoint: 'events' },
}
const entry: ListedEntry = {
  ...requested,
  at: '2026-08-22T09:15:00Z',
  hasBody: true,
  result: {
    kind: 'answer',
    status: 200,
    total: null,
    durationMs: 1,
    sizeBytes: 2,
    isComplete: true,
  },
}
const verdict: SetVerdict = {
  state: 'counted',
  items: 0,
  totalBefore: '0',
  totalAfter: '0',
  missing: '0',
  repeated: 0,
  lines: [],
}
const set: SetView = {
  ...requested,
  conventions: presets.core,
  isDatacycle: true,
  way: 'pages',
  isGentle: false,
  version: 1,
  startedAt: '2026-08-22T09:10:00Z',
  endedAt: '2026-08-22T09:20:00Z',
  tokenMark: '',
  isOfTwoTokens: false,
  passes: [],
  standing: { kind: 'ended', verdict },
  bytes: 0,
  items: 0,
}

/** A page whose tab showed the response `last` before a start, and what the host was asked to send. */
async function startWith(saved: {
  entry?: ListedEntry
  sets?: readonly SetView[]
  /** The body in the tab, typed by hand, and the one that was sent. */
  typed?: { now: string | null; sent: string }
}) {
  const sent: (string | undefined)[] = []
  const { typed } = saved
  const send: SendExchange = ({ savedResponseId }, listener) => {
    sent.push(savedResponseId)
    queueMicrotask(() => {
      for (const event of wholeResponse)
        listener(
          event.kind === 'head' && typed !== undefined
            ? { kind: 'head', head: { ...responseHead, sent: sentBody(typed.sent) } }
            : event,
        )
    })
    return {
      cancel: () => undefined,
      close: () => undefined,
      ask: () => new Promise(() => undefined),
    }
  }
  const { opened, close } = openPage(
    () => {
      const tabs = useTabsStore()
      const { form } = saved.entry ?? requested
      tabs.change({ connectionId: 'live', form, rawBody: typed?.now ?? null, answerId: 'last' })
      return {
        tabs,
        standing: useResponseStanding(),
        responses: useResponseStore(),
        connections: useConnectionsStore(),
        start: useSavedResponses,
      }
    },
    {
      send,
      host: (path) => {
        if (path === '/api/connections') return connectionsResponse([connection], [])
        if (path === '/api/sets')
          return Response.json({ sets: saved.sets ?? [], damaged: [], bytes: 0 })
        return path.startsWith('/api/history/entry/') && saved.entry
          ? Response.json({ entry: saved.entry })
          : Response.json({}, { status: 404 })
      },
    },
  )
  await opened.connections.load('live')
  opened.tabs.openFresh()
  opened.start()
  opened.tabs.step(-1)
  await flushPromises()
  return { sent, responses: opened.responses, standing: opened.standing, close }
}

const sentBody = (body: string) => ({ ...responseHead.sent, method: 'POST' as const, body })

test.each([
  ['as it was sent', '{ "filter": {"q": "lake"} }', undefined],
  ['changed since', '{"filter":{"q":"sea"}}', 'query'],
])('the saved response to a typed body belongs to the body %s', async (_, sentText, differs) => {
  const form = { ...requested.form, method: 'POST' as const, q: 'lake' }
  const { standing, responses, close } = await startWith({
    entry: { ...entry, form },
    typed: { now: '{ "filter": {"q": "lake"} }', sent: sentText },
  })
  expect(responses.response?.sent.plan).toMatchObject({ kind: 'post', body: sentText })
  expect(standing.stale.value?.differs).toBe(differs)
  close()
})

test('the response to a body that held more than its form is not that of the form', async () => {
  const form = { ...requested.form, method: 'POST' as const, q: 'lake' }
  const sentText = '{"filter":{"q":"lake"},"token":1}'
  const { standing, responses, close } = await startWith({
    entry: { ...entry, form },
    typed: { now: null, sent: sentText },
  })
  expect(responses.response?.sent.plan).toMatchObject({ kind: 'post', body: sentText })
  expect(standing.stale.value?.differs).toBe('query')
  close()
})

test.each([
  ['', presets.documented, undefined],
  [', and is not that of the form now', presets.core, 'query'],
])('a saved response is one to what its conventions sent%s', async (_, conventions, differs) => {
  const fields = [{ relation: 'image', attributes: ['name'] }]
  const form = { ...requested.form, include: ['image'], fields }
  const { standing, responses, close } = await startWith({
    entry: { ...entry, form, conventions },
  })
  expect(responses.response?.sent.conventions).toEqual(conventions)
  expect(standing.stale.value?.differs).toBe(differs)
  close()
})

const notKept = { kind: 'problem', problem: { kind: 'not-kept' }, sent: null }

test('a tab whose response is in no history says that it is not saved, and sends nothing', async () => {
  const { sent, responses, close } = await startWith({})
  expect([sent, responses.shown]).toEqual([[], notKept])
  close()
})

test('so does one whose response is in the history without its body', async () => {
  const { sent, responses, close } = await startWith({ entry: { ...entry, hasBody: false } })
  expect([sent, responses.shown]).toEqual([[], notKept])
  close()
})

test('a saved response is shown again, with the moment at which it was recorded', async () => {
  const { sent, responses, close } = await startWith({ entry })
  expect(sent).toEqual(['last'])
  expect(responses.response?.sent).toMatchObject({ savedResponseId: 'last', sentAt: entry.at })
  expect(responses.response?.sent).not.toHaveProperty('set')
  close()
})

test('a saved set is shown again as a set', async () => {
  const { sent, responses, close } = await startWith({ sets: [set] })
  expect(sent).toEqual(['last'])
  expect(responses.response?.sent).toMatchObject({
    savedResponseId: 'last',
    sentAt: '2026-08-22T09:20:00Z',
    set: { verdict, endedAt: '2026-08-22T09:20:00Z', openedFrom: null },
  })
  close()
})
