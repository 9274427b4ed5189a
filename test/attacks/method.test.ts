import { expect, test } from 'vitest'
import { statusOf } from './support/send.ts'
import { attack } from './support/page-session.ts'

const { server, session } = await attack()

test.each([
  ['without Origin', {}],
  [
    'as preflight of an evil page',
    { origin: 'http://evil.example', 'access-control-request-method': 'POST' },
  ],
  [
    'as preflight for a private network',
    {
      origin: 'http://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-private-network': 'true',
    },
  ],
])('row 16: OPTIONS %s is answered 405 and allows nothing', async (_, headers) => {
  expect(await statusOf(server, session, { method: 'OPTIONS', headers })).toBe(405)
})

test.each(['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'CONNECT'])(
  'row 17: %s is answered 405',
  async (method) => {
    const targets = method === 'CONNECT' ? ['evil.example:443'] : ['/', '/api/connections']
    for (const target of targets)
      expect(await statusOf(server, session, { method, target })).toBe(405)
  },
)

test('row 17: a POST to a file of the page is answered 405', async () => {
  expect(await statusOf(server, session, { method: 'POST', target: '/', body: '{}' })).toBe(405)
})
