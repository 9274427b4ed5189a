import { expect, test } from 'vitest'
import { h } from 'vue'
import type { ResponseEvent } from '#app/client/response-client.ts'
import DialectOffer from '#app/features/connect/DialectOffer.vue'
import { useResponseStore } from '#app/stores/response-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'
import { until } from '../../support/page/until.ts'
import { responseEnd, responseHead } from '../../support/page/whole-response.ts'

/** An answer that is whole at once, with the mark of a dataCycle CORE or without. */
const responseOf = (isDatacycle: boolean): readonly ResponseEvent[] => [
  { kind: 'head', head: responseHead },
  {
    kind: 'end',
    end: {
      ...responseEnd,
      shape: 'envelope',
      context: { isDatacycle, language: null },
      paging: { ...responseEnd.paging, total: '0' },
    },
  },
]

/** A page with a connection whose host keeps what it is told. */
async function open(isDatacycle: boolean, before: Conventions = presets.documented) {
  const kept = { connection: viewConnection({ id: 'one', conventions: before }) }
  const page = openPage(
    () => ({
      connections: useConnectionsStore(),
      query: useQueryStore(),
      observed: useObservedInstancesStore(),
      answers: useResponseStore(),
    }),
    {
      host: (path, body) => {
        if (path === '/api/connections') return connectionsResponse([kept.connection])
        if (path === '/api/connections/one' || path === '/api/connections/one/server')
          kept.connection = viewConnection(Object.assign({}, kept.connection, body))
        return Response.json(kept.connection)
      },
      send: (_exchange, listener) => {
        queueMicrotask(() => {
          for (const event of responseOf(isDatacycle)) listener(event)
        })
        const ask = () => new Promise<never>(() => undefined)
        return { cancel: () => undefined, close: () => undefined, ask }
      },
    },
    () => h(DialectOffer),
  )
  const { connections, query, answers } = page.opened
  await connections.load(null)
  query.change({
    endpoint: 'alle-pois',
    fields: [{ relation: 'image', attributes: ['name'] }],
    filters: [{ key: 'region', value: { kind: 'list', items: ['a', 'b'] } }],
  })
  const { form, conventions, plan } = query
  if (plan === null) throw new Error('There is nothing to send')
  answers.send({
    id: 'first',
    savedResponseId: null,
    sentAt: '2026-08-22T09:15:00Z',
    connectionId: 'one',
    baseUrl: kept.connection.baseUrl,
    conventions,
    form,
    plan,
    purpose: { kind: 'send' },
    query: { form, plan },
  })
  return { ...page, query, kept }
}

const at = (name: string) => document.querySelector<HTMLElement>(`[data-test="dialect.${name}"]`)
const click = (name: string) =>
  until(() => {
    const button = at(name)
    if (button === null) throw new Error(`dialect.${name} is not there`)
    button.click()
  })

test('a server that shows the mark of a CORE is taken for one, and one line says so', async () => {
  const page = await open(true)
  await expect
    .poll(() => at('taken')?.textContent)
    .toContain('This server runs dataCycle CORE. The connection now uses this server type.')
  const { server, conventions } = page.kept.connection
  expect([server, conventions, at('offer')]).toEqual(['datacycle-core', presets.core, null])
  page.close()
})

test('an answer without the mark offers nothing', async () => {
  const page = await open(false)
  await expect.poll(() => page.opened.answers.lastResult.kind).toBe('response')
  expect([at('taken'), page.kept.connection.server]).toEqual([null, 'unknown'])
  page.close()
})

test('the query in front keeps its meaning; undoing it puts both back and counts as a no', async () => {
  const page = await open(true)
  const { form } = page.query
  await expect.poll(() => at('undo')).not.toBe(null)
  expect(page.kept.connection.conventions).toEqual(presets.core)
  expect(page.query.form).toEqual({
    ...form,
    fields: [
      { relation: '', attributes: ['*'] },
      { relation: 'image', attributes: ['name'] },
    ],
    filters: [{ key: 'region', value: { kind: 'list', items: ['a,b'] } }],
  })

  await click('undo')
  await until(() => {
    const { declinedOffer, conventions } = page.kept.connection
    expect([declinedOffer, conventions]).toEqual([true, presets.documented])
    expect(page.query.form).toEqual(form)
  })
  await expect.poll(() => [at('taken'), at('offer')]).toEqual([null, null])
  page.close()
})

test('what was written after it was taken stays when it is undone', async () => {
  const page = await open(true)
  const { form } = page.query
  await expect.poll(() => at('undo')).not.toBe(null)
  page.query.change({ q: 'Markt' })
  await click('undo')
  await until(() => {
    expect(page.kept.connection.conventions).toEqual(presets.documented)
    expect(page.query.form).toEqual({ ...form, q: 'Markt' })
  })
  page.close()
})

const own: Conventions = { ...presets.documented, listMeans: 'all' }

test('conventions that somebody has set are offered to be changed, and a no is kept', async () => {
  const page = await open(true, own)
  await until(() => {
    expect(at('offer')).not.toBe(null)
    document.querySelector<HTMLElement>('.notice-bar > button')?.click()
  })
  await expect.poll(() => at('offer')).toBe(null)
  expect(page.kept.connection).toMatchObject({
    server: 'datacycle-core',
    declinedOffer: true,
    conventions: own,
  })
  page.close()
})
