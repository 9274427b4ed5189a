import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { renderWarmUpResponse } from '#core/exchange/warm-up-response.ts'
import { defaultSettings } from '#core/settings/default-settings.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { openHost, transports, type Ask } from './open-host.ts'

const events = (query: { name: string; members: string[] }[] = []): RequestPlan => ({
  kind: 'get',
  endpoint: 'events',
  query,
})

const post = (ask: Ask, path: string, body: unknown) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const exchange = (ask: Ask, plan: RequestPlan, connectionId = 'sample', id = randomUUID()) =>
  post(ask, '/api/exchange', { id, connectionId, plan, purpose: { kind: 'send' } })

/** The head line and the body's bytes behind it. */
async function readStream(answer: Response) {
  const bytes = Buffer.from(await answer.arrayBuffer())
  const end = bytes.indexOf(0x0a)
  return {
    head: JSON.parse(bytes.toString('utf8', 0, end)) as object,
    body: bytes.subarray(end + 1),
  }
}

/** Questions that lack something, or name what may not be part of a path. */
const unreadQuestions = [
  ['/api/grid-layouts', 'connectionId: invalid_type'],
  ['/api/grid-layouts?connectionId=sample', 'endpoint: invalid_type'],
  ['/api/history?q=', 'limit: invalid_type'],
  ['/api/history?q=&limit=501', 'limit: too_big'],
  ['/api/images?connectionId=sample', 'url: invalid_type'],
  ['/api/instance/sample/concept-schemes/no-uuid/concepts', 'schemeId: invalid_format'],
] as const

/** Every route that takes JSON. */
const pathsOfBodies = [
  '/api/connections',
  '/api/connections/test',
  '/api/connections/sample',
  '/api/connections/sample/filter-definitions',
  '/api/connections/sample/token',
  '/api/endpoints/sample',
  '/api/endpoints/sample/use',
  '/api/endpoints/sample/remove',
  '/api/exchange',
  '/api/grid-layouts',
  '/api/history',
  '/api/history/settings',
  '/api/saved',
  '/api/saved/many',
  '/api/settings',
  '/api/tabs',
]

describe.each(transports)('the host over $name', (transport) => {
  test('an answer is one head line and then the bytes as the API sent them', async () => {
    const { ask, sample } = await openHost(transport)
    const plan = events([{ name: 'page[size]', members: ['3'] }])
    const { head, body } = await readStream(await exchange(ask, plan))

    const target = '/api/v4/endpoints/events?page%5Bsize%5D=3'
    const direct = await fetch(sample.baseUrl + target, {
      headers: { authorization: `Bearer ${sample.tokens.full}` },
    })
    expect(body.equals(Buffer.from(await direct.arrayBuffer()))).toBe(true)
    expect(head).toMatchObject({
      status: 200,
      statusText: 'OK',
      sent: { method: 'GET', url: sample.baseUrl + target, body: null },
      redirects: [],
    })
    expect(sample.requestLines().slice(-2)).toEqual([
      `GET ${target} HTTP/1.1`,
      `GET ${target} HTTP/1.1`,
    ])
  })

  test('the body of a POST goes out byte for byte', async () => {
    const { ask } = await openHost(transport)
    const body = '{"filter":{"category":"music"},"page":{"size":2}}'
    const answer = await exchange(ask, { kind: 'post', endpoint: 'events', query: [], body })
    const { head } = await readStream(answer)
    expect(head).toMatchObject({ status: 200, sent: { method: 'POST', body } })
  })

  test('a rehearsal streams an answer of its own, asks nobody, and leaves nothing behind', async () => {
    const { ask } = await openHost(transport)
    const { head, body } = await readStream(await post(ask, '/api/exchange/rehearsal', {}))
    expect(head).toMatchObject({ status: 200, sent: { method: 'GET', body: null } })
    expect(body.toString()).toBe(renderWarmUpResponse())
    expect(await (await ask('/api/ledger?since=0')).json()).toMatchObject({ entries: [] })
    expect(await (await ask('/api/history?q=&limit=10')).json()).toMatchObject({ entries: [] })
  })

  test('the outcome tells how the body ended', async () => {
    const { ask } = await openHost(transport)
    const id = randomUUID()
    const { body } = await readStream(await exchange(ask, events(), 'sample', id))
    const outcome: unknown = await (await ask(`/api/exchange/${id}/outcome`)).json()
    expect(outcome).toMatchObject({ kind: 'complete', sizes: { decoded: body.length } })
  })

  test('a body that breaks off ends, and the outcome says so', async () => {
    const { ask } = await openHost(transport)
    const id = randomUUID()
    const plan: RequestPlan = { kind: 'get', endpoint: 'odd-broken-off', query: [] }
    const { body } = await readStream(await exchange(ask, plan, 'sample', id))
    const outcome: unknown = await (await ask(`/api/exchange/${id}/outcome`)).json()
    expect(outcome).toMatchObject({
      kind: 'broken',
      cause: { kind: 'reset' },
      sizes: { decoded: body.length },
    })
  })

  test('no status is a problem, whatever it is', async () => {
    const { ask } = await openHost(transport)
    const plan: RequestPlan = { kind: 'get', endpoint: 'no-such-endpoint', query: [] }
    const { head } = await readStream(await exchange(ask, plan))
    expect(head).toMatchObject({ status: 404 })
  })

  test('no answer is a problem with a kind', async () => {
    const { ask } = await openHost(transport)
    const plan: RequestPlan = { kind: 'get', endpoint: 'odd-reset', query: [] }
    const answer = await exchange(ask, plan)
    expect(answer.status).toBe(502)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({ kind: 'reset' })
  })

  test('leaving the answer closes the connection to the API', async () => {
    const { ask } = await openHost(transport)
    const id = randomUUID()
    const plan: RequestPlan = { kind: 'get', endpoint: 'odd-endless', query: [] }
    const answer = await exchange(ask, plan, 'sample', id)
    const reader = answer.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    const outcome: unknown = await (await ask(`/api/exchange/${id}/outcome`)).json()
    expect(outcome).toMatchObject({ kind: 'broken', cause: { kind: 'cancelled' } })
  })

  test('an exchange without a head yet can be cancelled by its id', async () => {
    const { ask, sample } = await openHost(transport)
    const id = randomUUID()
    const plan: RequestPlan = { kind: 'get', endpoint: 'odd-silent', query: [] }
    const answer = exchange(ask, plan, 'sample', id)
    await expect.poll(() => sample.requestLines().length).toBe(1)
    await post(ask, `/api/exchange/${id}/cancel`, {})
    expect(await (await answer).json()).toEqual({ kind: 'cancelled' })
  })

  test('only links inside the API are sent', async () => {
    const { ask, sample } = await openHost(transport)
    const sent = sample.requestLines().length
    const targets = ['/log', '//evil.example/', '/api/v4/endpoints/../../log', '/api/v4/users']
    const statuses = await Promise.all(
      targets.map(async (target) => (await exchange(ask, { kind: 'link', target })).status),
    )
    expect(statuses).toEqual([400, 400, 400, 400])
    expect(sample.requestLines().length).toBe(sent)
  })

  test('a connection keeps what was entered but never shows its token', async () => {
    const { ask, sample, dataDir } = await openHost(transport)
    const draft = { name: 'Second', baseUrl: `${sample.baseUrl}/api/v4/endpoints/events?a=b` }
    const added = (await (await post(ask, '/api/connections', draft)).json()) as { id: string }
    const token = `Bearer ${sample.tokens.limited}`
    const withToken = await post(ask, `/api/connections/${added.id}/token`, { token })
    const view: unknown = await withToken.json()
    expect(view).toMatchObject({
      name: 'Second',
      baseUrl: sample.baseUrl,
      token: { kind: 'memory', reason: 'asked', nextStart: 'no-token' },
    })

    const list = await (await ask('/api/connections')).text()
    expect(list).not.toContain(sample.tokens.limited)
    const { head } = await readStream(
      await exchange(ask, { kind: 'get', endpoint: 'editors-only', query: [] }, added.id),
    )
    expect(head).toMatchObject({ status: 403 })
    expect(JSON.stringify(head)).not.toContain(sample.tokens.limited)
    expect(await readFile(join(dataDir, 'connections.json'), 'utf8')).toContain('Second')

    await post(ask, `/api/connections/${added.id}/remove`, {})
    const rest = (await (await ask('/api/connections')).json()) as { connections: { id: string }[] }
    expect(rest.connections.map(({ id }) => id)).toEqual(['sample', 'core-sample'])
  })

  test('an address that cannot be one is refused with the reason', async () => {
    const { ask } = await openHost(transport)
    const refused = await post(ask, '/api/connections', { name: 'x', baseUrl: 'ftp://a.example' })
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { kind: 'base-url', reason: 'not-http' },
    ])
  })

  test('a request that does not fit is refused with the path of what is wrong', async () => {
    const { ask } = await openHost(transport)
    const refused = await post(ask, '/api/exchange', { id: randomUUID(), plan: events() })
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { kind: 'invalid-request', detail: 'connectionId: invalid_type' },
    ])
  })

  test('whatever a route cannot read is refused as a problem, in one way', async () => {
    const { ask, sample } = await openHost(transport)
    const read = async (requested: Promise<Response>) => {
      const answer = await requested
      const problem: unknown = await answer.json()
      return { status: answer.status, type: answer.headers.get('content-type'), problem }
    }
    const refusal = (detail: string) => ({
      status: 400,
      type: 'application/problem+json',
      problem: { kind: 'invalid-request', detail },
    })
    for (const [path, detail] of unreadQuestions)
      expect([path, await read(ask(path))]).toEqual([path, refusal(detail)])
    for (const path of pathsOfBodies)
      expect([path, await read(post(ask, path, []))]).toEqual([path, refusal('body: invalid_type')])
    expect(sample.requestLines()).toEqual([])
  })

  test('settings are kept', async () => {
    const { ask } = await openHost(transport)
    const updates = { check: true, address: 'https://updates.example/' }
    const chosen = {
      ...defaultSettings,
      language: 'de',
      theme: 'dark',
      images: true,
      endpointNames: false,
      updates,
    }
    await post(ask, '/api/settings', chosen)
    expect(await (await ask('/api/settings')).json()).toEqual(chosen)
  })

  test('a window changes only the settings that it sends: another may have changed the rest', async () => {
    const { ask } = await openHost(transport)
    await post(ask, '/api/settings', { theme: 'dark' })
    await post(ask, '/api/settings', { images: true })
    expect(await (await ask('/api/settings')).json()).toEqual({
      ...defaultSettings,
      theme: 'dark',
      images: true,
    })
  })

  test('the page is served with a policy that lets it reach nothing else', async () => {
    const { ask } = await openHost(transport)
    const answer = await ask('/')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await ask('/no-such-file.js')).status).toBe(404)
  })
})
