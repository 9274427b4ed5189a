import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { RequestLogChanges } from '#core/exchange/request-log-entry.ts'
import { openHost, postOf } from './open-host.ts'

test('holds every request that went out, in the words of the server’s own log', async () => {
  const { ask, post, fetch, sample } = await openHost()
  const send = async (endpoint: string, purpose: object) => {
    const plan = { kind: 'get', endpoint, query: [{ name: 'page[size]', members: ['2'] }] }
    const exchange = { id: randomUUID(), connectionId: 'sample', plan, purpose }
    const answer = await fetch('/api/exchange', postOf(exchange))
    await answer.arrayBuffer()
  }
  await send('events', { kind: 'send' })
  await send('odd-local-redirect', { kind: 'export', page: 1 })
  await send('odd-redirect-loop', {
    kind: 'check',
    parameters: [{ kind: 'filter', name: 'category' }],
  })
  await ask('/api/instance/sample/endpoints')
  const schemes = await ask('/api/instance/sample/concept-schemes')
  const [scheme] = (schemes.body as { list: { id: string }[] }).list
  await ask(`/api/instance/sample/concept-schemes/${scheme?.id ?? ''}/concepts`)
  const draft = { name: 'Sample', baseUrl: sample.baseUrl }
  await post('/api/connections/test', { id: 'sample', draft, token: '', endpoint: '' })
  await post('/api/connections/test', { id: null, draft, token: '', endpoint: 'events' })

  const { entries } = (await ask('/api/ledger?since=0')).body as RequestLogChanges
  const lines = entries
    .toReversed()
    .map(({ method, url }) => `${method} ${url.slice(sample.baseUrl.length)} HTTP/1.1`)
  expect(lines).toEqual(sample.requestLines())
  expect(entries.toReversed().map(({ purpose, hop }) => [purpose.kind, hop])).toEqual([
    ['send', 0],
    ...[0, 1].map((hop) => ['export', hop]),
    ...[0, 1, 2, 3, 4, 5].map((hop) => ['check', hop]),
    ['endpoints', 0],
    ['concept-schemes', 0],
    ['concepts', 0],
    // The saved connection's token and its instance's endpoints, then the draft's endpoint.
    ...[0, 0, 0].map((hop) => ['connection-test', hop]),
  ])
  expect(entries.map(({ connectionId }) => connectionId).filter((id) => id !== 'sample')).toEqual([
    null,
  ])
  expect(entries.at(-1)?.state).toMatchObject({ kind: 'answered', status: 200, total: '240' })
})
