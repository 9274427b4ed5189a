import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { isNewer } from '#core/connection/update-check.ts'
import { createUndiciTransport } from '#host/content-client/undici-transport.ts'
import { createRequestLog } from '#host/request-log/request-log.ts'
import { checkForUpdates } from '#host/updates/check-for-updates.ts'
import { startServer } from '../../../support/start-server.ts'

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const requested: string[] = []
  const server = await startServer((request, response) => {
    requested.push(`${request.method ?? ''} ${request.url ?? ''}`)
    answer(request, response)
  })
  onTestFinished(server.close)
  return { requested, address: `${server.baseUrl}/app` }
}

function check(address: string, isOn = true, updateAddress = '', requestLog = createRequestLog()) {
  const transport = createUndiciTransport({ environment: {}, trustedCertificates: [] })
  onTestFinished(() => transport.close())
  return checkForUpdates({
    updates: { check: isOn, address },
    updateAddress,
    transport,
    requestLog,
    appVersion: '0.1.0',
    now: () => new Date('2026-11-28T08:00:00Z'),
  })
}

/** What electron-builder writes beside its installers. */
const latest = (version: string) =>
  `version: ${version}\nfiles:\n  - url: endpoint-explorer.exe\n    size: 1\npath: endpoint-explorer.exe\n`

test('a newer version is told, with the page where a person gets it', async () => {
  const { requested, address } = await serve((_request, response) => response.end(latest('0.2.0')))
  expect(await check(address)).toEqual({ kind: 'newer', version: '0.2.0', page: `${address}/` })
  expect(requested).toEqual(['GET /app/latest.yml'])
})

test('what is asked for says nothing of the person: no token, no cookie, no language', async () => {
  const names: string[] = []
  const { address } = await serve((request, response) => {
    names.push(...Object.keys(request.headers))
    response.end(latest('0.2.0'))
  })
  await check(address)
  expect(names.toSorted()).toEqual(['connection', 'host', 'user-agent'])
})

test.each(['0.1.0', '0.0.9', '0.1.0-beta.2'])('version %s is none', async (version) => {
  const { address } = await serve((_request, response) => response.end(latest(version)))
  expect(await check(address)).toEqual({ kind: 'current', version: '0.1.0' })
})

test('nobody is asked before it is switched on, and none where no address is entered', async () => {
  const { requested, address } = await serve((_request, response) => response.end(latest('9.0.0')))
  expect([await check(address, false), await check('')]).toEqual([{ kind: 'off' }, { kind: 'off' }])
  expect(requested).toEqual([])
})

test('the address of the package is asked where the person entered none, and only if switched on', async () => {
  const own = await serve((_request, response) => response.end(latest('0.3.0')))
  const built = await serve((_request, response) => response.end(latest('0.2.0')))
  expect([
    await check('', true, built.address),
    await check(own.address, true, built.address),
    await check('', false, built.address),
  ]).toEqual([
    { kind: 'newer', version: '0.2.0', page: `${built.address}/` },
    { kind: 'newer', version: '0.3.0', page: `${own.address}/` },
    { kind: 'off' },
  ])
  expect([own.requested.length, built.requested.length]).toEqual([1, 1])
})

test('what is asked, when and with which outcome stands in the request log', async () => {
  const log = createRequestLog()
  const { address } = await serve((_request, response) => response.end(latest('0.2.0')))
  const broken = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': 100 }).flushHeaders()
    response.destroy()
  })
  await check(address, true, '', log)
  await check(broken.address, true, '', log)
  await check('http://127.0.0.1:9', true, '', log)
  await check('', true, '', log)
  const about = { purpose: { kind: 'update' }, connectionId: null, hop: 0, method: 'GET' }
  const sent = { ...about, body: null, hasToken: false, sentAt: '2026-11-28T08:00:00.000Z' }
  const answered = {
    kind: 'answered',
    status: 200,
    total: null,
    durationMs: expect.any(Number) as number,
  }
  expect(log.readSince(0).entries).toEqual([
    {
      ...sent,
      id: 3,
      url: 'http://127.0.0.1:9/latest.yml',
      state: {
        kind: 'failed',
        problem: expect.any(String) as string,
        durationMs: expect.any(Number) as number,
      },
    },
    {
      ...sent,
      id: 2,
      url: `${broken.address}/latest.yml`,
      state: { ...answered, bytes: null, isWhole: false },
    },
    {
      ...sent,
      id: 1,
      url: `${address}/latest.yml`,
      state: { ...answered, bytes: latest('0.2.0').length, isWhole: true },
    },
  ])
})

test.each([
  'http://updates.example/',
  'https://user:secret@updates.example/',
  'https://updates.example/?token=x',
  'file:///tmp',
  'updates.example',
])('%s is not asked', async (address) => {
  expect(await check(address)).toEqual({ kind: 'failed', reason: 'address' })
})

test('a redirect is not followed, a page is no version, an endless file is let go', async () => {
  const elsewhere = await serve((_request, response) => response.end(latest('9.0.0')))
  const { address } = await serve((_request, response) => {
    response.writeHead(302, { location: elsewhere.address }).end()
  })
  expect(await check(address)).toEqual({ kind: 'failed', reason: 'unreadable' })
  expect(elsewhere.requested).toEqual([])
  const page = await serve((_request, response) => response.end('<html>version: 9'))
  expect(await check(page.address)).toEqual({ kind: 'failed', reason: 'unreadable' })
  const endless = await serve((_request, response) => {
    const write = () => {
      while (response.write('x'.repeat(10_000)));
      response.once('drain', write)
    }
    write()
  })
  expect(await check(endless.address)).toEqual({ kind: 'failed', reason: 'unreadable' })
})

test('nobody there is said so', async () => {
  expect(await check('http://127.0.0.1:9')).toEqual({ kind: 'failed', reason: 'network' })
})

test.each([
  ['1.0.0', '0.9.9', true],
  ['0.10.0', '0.9.0', true],
  ['1.0.0', '1.0.0-rc.1', true],
  ['1.0.0-rc.2', '1.0.0-rc.10', false],
  ['1.0.0-rc.1', '1.0.0', false],
  ['1.0.0', '1.0.0', false],
])('%s after %s: %j', (version, than, newer) => {
  expect(isNewer(version, than)).toBe(newer)
})
