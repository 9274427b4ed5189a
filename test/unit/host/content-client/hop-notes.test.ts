import { expect, test } from 'vitest'
import type { RequestLogEntry } from '#core/exchange/request-log-entry.ts'
import { canary, openClient, readToEnd, requestTo } from './exchange.ts'
import { findClosedPort, openHttpServer } from './servers.ts'

const about = (entry: RequestLogEntry, port: number) => ({
  ...entry,
  url: entry.url.replace(`http://127.0.0.1:${port}`, ''),
})
const everyEntry = {
  purpose: { kind: 'send' },
  connectionId: null,
  method: 'GET',
  body: null,
  hasToken: true,
  sentAt: '2026-08-22T09:15:00.000Z',
}

test('every hop of a redirect is written, with the total of the answer that stays', async () => {
  const body = '{"@graph":[{"@id":"a","meta":{"total":7}}],"meta":{"total":71}}'
  const server = await openHttpServer((request, response) => {
    if (request.url === '/things') response.writeHead(302, { location: '/other?page[size]=1' })
    response.end(request.url === '/things' ? 'moved' : body)
  })
  const client = openClient()
  await readToEnd(await client.sendForResponse(requestTo(server.port)))
  const told = { durationMs: 0, isWhole: true }
  expect(client.requestLog().map((entry) => about(entry, server.port))).toEqual([
    {
      ...everyEntry,
      id: 1,
      hop: 0,
      url: '/things',
      state: { kind: 'answered', status: 302, total: null, bytes: null, ...told },
    },
    {
      ...everyEntry,
      id: 2,
      hop: 1,
      url: '/other?page[size]=1',
      state: { kind: 'answered', status: 200, total: '71', bytes: body.length, ...told },
    },
  ])
})

test('an answer is on its way until its last byte, and a broken one is not whole', async () => {
  const server = await openHttpServer((_request, response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('{"@graph":[', () => response.destroy())
  })
  const client = openClient()
  const answer = await client.sendForResponse(requestTo(server.port))
  expect(client.requestLog().map(({ state }) => state)).toEqual([
    { kind: 'receiving', status: 200 },
  ])
  await readToEnd(answer)
  expect(client.requestLog().map(({ state }) => state)).toEqual([
    { kind: 'answered', status: 200, total: null, bytes: 11, durationMs: 0, isWhole: false },
  ])
})

test('a request without an answer is written with the reason', async () => {
  const client = openClient()
  await client.sendForProblem(requestTo(await findClosedPort()))
  expect(client.requestLog().map(({ state }) => state)).toEqual([
    { kind: 'failed', problem: 'refused', durationMs: 0 },
  ])
})

test('a redirect that is not followed is written as what it was', async () => {
  const server = await openHttpServer((_request, response) => {
    response.writeHead(302, { location: 'https://elsewhere.example/' }).end()
  })
  const client = openClient()
  await client.sendForProblem(requestTo(server.port))
  expect(client.requestLog().map(({ state }) => state)).toEqual([
    { kind: 'answered', status: 302, total: null, bytes: null, durationMs: 0, isWhole: true },
  ])
})

test('what is refused before it goes out is not written', async () => {
  const client = openClient()
  await client.sendForProblem(requestTo('http://plain.example'))
  await client.sendForProblem(requestTo(1), AbortSignal.abort())
  expect(client.requestLog()).toEqual([])
})

test('the token stands in no entry, however it was written', async () => {
  const server = await openHttpServer((request, response) => {
    const isFirst = request.url?.startsWith('/things') === true
    if (isFirst) response.writeHead(307, { location: `/moved?t=${canary}` })
    response.end(`{"meta":{"total":"${canary}"}}`)
  })
  const client = openClient()
  const target = `/things?a=${encodeURIComponent(canary)}&b=${btoa(canary)}`
  const body = `{"token":"${canary}"}`
  await readToEnd(
    await client.sendForResponse(requestTo(server.port, { method: 'POST', target, body })),
  )
  expect(client.requestLog()).toHaveLength(2)
  expect(JSON.stringify(client.requestLog())).not.toContain(canary)
  expect(JSON.stringify(client.requestLog())).not.toContain(btoa(canary).replace(/=+$/, ''))
})
