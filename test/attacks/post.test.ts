import { expect, test } from 'vitest'
import { send, statusOf, type Attack } from './support/send.ts'
import { attack } from './support/page-session.ts'

const { server, session } = await attack()
const { body: settings } = await send(server, session, { target: '/api/settings' })

/** Writes the settings that are there already: harmless, and 200 when nothing is wrong. */
const post = (headers: Attack['headers'] = {}, body = settings): Promise<number> =>
  statusOf(server, session, { method: 'POST', target: '/api/settings', headers, body })

test('the POST that every attack changes is answered 200 when nothing is changed', async () => {
  expect(await post()).toBe(200)
})

test.each([
  ['no Origin', () => null],
  ['null', () => 'null'],
  ['an evil one', () => 'http://evil.example'],
  ['https', () => `https://${server.address}`],
  ['localhost', () => `http://localhost:${server.port}`],
  ['another port', () => `http://127.0.0.1:${server.port - 1}`],
  ['no port', () => 'http://127.0.0.1'],
  ['a longer host', () => `${server.origin}.evil.example`],
  ['a slash behind', () => `${server.origin}/`],
  ['file', () => 'file://'],
  ['an extension', () => 'chrome-extension://aaaabbbbccccddddeeeeffffgggghhhh'],
])('row 11: a POST with %s as Origin is answered 403', async (_, origin) => {
  expect(await post({ origin: origin() })).toBe(403)
})

test('row 12: a POST with two Origin headers is answered 400', async () => {
  expect([
    await post({ origin: [server.origin, 'http://evil.example'] }),
    await post({ origin: [server.origin, server.origin] }),
  ]).toEqual([400, 400])
})

test.each(['cross-site', 'same-site', 'none'])(
  'row 13: a POST with Sec-Fetch-Site %s is answered 403',
  async (site) => {
    expect(await post({ 'sec-fetch-site': site })).toBe(403)
  },
)

test.each([
  ['text/plain', 'text/plain'],
  ['a form', 'application/x-www-form-urlencoded'],
  ['multipart', 'multipart/form-data; boundary=x'],
  ['JSON in a parameter', 'text/plain; application/json'],
  ['no type', null],
])('row 14: a POST of %s is answered 415', async (_, type) => {
  expect(await post({ 'content-type': type })).toBe(415)
})

test('row 15: a body of 2 MB by its own word is answered 413', async () => {
  expect(await post({ 'content-length': String(2 * 1024 * 1024) }, '')).toBe(413)
})

test('row 15: a chunked body over the limit is answered 413', async () => {
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`
  const headers = { 'content-length': null, 'transfer-encoding': 'chunked' }
  expect(await post(headers, chunk.repeat(17))).toBe(413)
})

test('row 15: broken JSON is answered 400', async () => {
  expect(await post({}, '{"language":')).toBe(400)
})

test('row 15: a launch with broken JSON is answered 400', async () => {
  const launch = { method: 'POST', target: '/api/launch', body: '{"token":' }
  expect(await statusOf(server, null, launch)).toBe(400)
})

test('row 15: Content-Length together with Transfer-Encoding is answered 400', async () => {
  expect(await post({ 'transfer-encoding': 'chunked' }, `2\r\n{}\r\n0\r\n\r\n`)).toBe(400)
})
