import { afterAll, expect, test } from 'vitest'
import { startAttackedServer } from './support/attacked-server.ts'
import { openSession } from './support/page-session.ts'
import { send, statusOf } from './support/send.ts'

const server = await startAttackedServer()
afterAll(() => server.stop())

test('row 3: the page is served without a session', async () => {
  const answer = await send(server, null, { target: '/' })
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
})

test('row 3: a click on a link of another site opens the page', async () => {
  const headers = {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
    'sec-fetch-user': '?1',
  }
  expect(await statusOf(server, null, { target: '/', headers })).toBe(200)
})

test.each(['iframe', 'frame', 'embed', 'object'])(
  'row 4: the page inside another page (%s) is answered 403',
  async (destination) => {
    const statuses = await Promise.all(
      ['same-origin', 'same-site', 'cross-site', 'none'].map((site) =>
        statusOf(server, null, {
          target: '/',
          headers: {
            'sec-fetch-site': site,
            'sec-fetch-mode': 'navigate',
            'sec-fetch-dest': destination,
          },
        }),
      ),
    )
    expect(statuses).toEqual([403, 403, 403, 403])
  },
)

test('row 4: a file of the page as script of another site is answered 403', async () => {
  const headers = {
    'sec-fetch-site': 'same-site',
    'sec-fetch-mode': 'no-cors',
    'sec-fetch-dest': 'script',
  }
  expect(await statusOf(server, null, { target: '/', headers })).toBe(403)
})

test('row 10: a browser that looks ahead with HEAD does not use the launch up', async () => {
  const prefetch = await send(server, null, {
    method: 'HEAD',
    target: '/',
    headers: { 'sec-purpose': 'prefetch', 'sec-fetch-site': 'none' },
  })
  const session = await openSession(server)
  expect([prefetch.status, prefetch.body, await statusOf(server, session)]).toEqual([200, '', 200])
})

test.each([
  '/../../etc/passwd',
  '/assets/../../etc/passwd',
  '/.',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%2E%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/..\\..\\etc\\passwd',
  '/..%5c..%5cetc%5cpasswd',
  '/assets%5cindex.js',
  '/index.html%00.js',
  '/index.html%0a',
  '/%',
  '/%c0%ae%c0%ae/etc/passwd',
])('row 18: the path %s is answered 400', async (target) => {
  expect(await statusOf(server, null, { target })).toBe(400)
})

test.each([
  '/etc/passwd',
  '/index.html/',
  '/INDEX.HTML',
  '/package.json',
  '/%252e%252e/etc/passwd',
])('row 18: the path %s names no file of the page', async (target) => {
  expect(await statusOf(server, null, { target })).toBe(404)
})
