import { expect, onTestFinished, test } from 'vitest'
import { startAttackedServer } from './support/attacked-server.ts'
import { send, statusOf, type Attack } from './support/send.ts'
import { attack } from './support/page-session.ts'

const { server, session } = await attack()

async function startFreshServer() {
  const fresh = await startAttackedServer()
  onTestFinished(() => fresh.stop())
  return fresh
}

const launch = (token: string, headers: Attack['headers'] = {}): Attack => ({
  method: 'POST',
  target: '/api/launch',
  headers,
  body: JSON.stringify({ token }),
})

test('row 5: data without the cookie is answered 401', async () => {
  expect(await statusOf(server, null)).toBe(401)
})

test('row 5: data with the app token only is answered 401', async () => {
  expect(await statusOf(server, session, { headers: { cookie: null } })).toBe(401)
})

test('row 5: data with two invented cookies is answered 401', async () => {
  const name = session.cookie.split('=', 1)[0] ?? ''
  const cookie = `${name}=invented; ${name}=another`
  expect(await statusOf(server, session, { headers: { cookie } })).toBe(401)
})

test('row 5: an invented cookie beside ours, in any place, takes nothing away and opens nothing', async () => {
  const { cookie } = session
  const invented = `${cookie.split('=', 1)[0] ?? ''}=invented`
  const cookies = [`${cookie}; ${invented}`, `${invented}; ${cookie}`, [invented, cookie]]
  const ask = (headers: NonNullable<Attack['headers']>) => statusOf(server, session, { headers })
  expect([
    await Promise.all(cookies.map((both) => ask({ cookie: both }))),
    await Promise.all(cookies.map((both) => ask({ cookie: both, 'x-app-token': null }))),
  ]).toEqual([
    [200, 200, 200],
    [403, 403, 403],
  ])
})

test('row 5: data with an invented cookie is answered 401', async () => {
  const cookie = `${session.cookie.split('=', 1)[0] ?? ''}=invented`
  expect(await statusOf(server, session, { headers: { cookie } })).toBe(401)
})

// The host's router decodes the path; the guards must not take such a path for a file of the page.
test.each([
  '/%61pi/connections',
  '/a%70i/connections',
  '/ap%69/connections',
  '/%61%70%69/connections',
  '/api%2Fconnections',
  '/api%2fconnections',
  '/%2Fapi/connections',
  '/%61pi',
])(
  'row 5: data at %s, as a guard may misread it, is answered 400 without a session',
  async (target) => {
    const read = await statusOf(server, null, { target })
    const looked = await statusOf(server, null, { target, method: 'HEAD' })
    expect([read, looked]).toEqual([400, 400])
  },
)

test('row 6: data with the cookie but without the app token is answered 403', async () => {
  expect(await statusOf(server, session, { headers: { 'x-app-token': null } })).toBe(403)
})

test('row 6: data with the cookie and an invented app token is answered 403', async () => {
  expect(await statusOf(server, session, { headers: { 'x-app-token': 'invented' } })).toBe(403)
})

test.each(['same-site', 'cross-site'])(
  'row 7: data asked for by a %s page is answered 403',
  async (site) => {
    expect(await statusOf(server, session, { headers: { 'sec-fetch-site': site } })).toBe(403)
  },
)

test('row 7: a navigation of another site to data is answered 403', async () => {
  const headers = {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  }
  expect(await statusOf(server, session, { headers })).toBe(403)
})

test('row 8: a launch with a wrong token is answered 403', async () => {
  expect(await statusOf(server, null, launch('invented'))).toBe(403)
})

test('row 8: a launch without Origin or from an evil one is answered 403 and uses nothing up', async () => {
  const fresh = await startFreshServer()
  const statuses = [
    await statusOf(fresh, null, launch(fresh.launchToken, { origin: null })),
    await statusOf(fresh, null, launch(fresh.launchToken, { origin: 'http://evil.example' })),
    await statusOf(fresh, null, launch(fresh.launchToken)),
  ]
  expect(statuses).toEqual([403, 403, 200])
})

test('row 8: the second use of a launch token is answered 403', async () => {
  expect(await statusOf(server, null, launch(server.launchToken))).toBe(403)
})

test('row 8: a launch token after 60 seconds is answered 403', async () => {
  const fresh = await startFreshServer()
  await fresh.skipTime(60_000)
  expect(await statusOf(fresh, null, launch(fresh.launchToken))).toBe(403)
})

test('row 8: a launch token after 45 seconds still opens the app', async () => {
  const fresh = await startFreshServer()
  await fresh.skipTime(45_000)
  expect(await statusOf(fresh, null, launch(fresh.launchToken))).toBe(200)
})

test('row 8: the session cookie is out of reach of scripts, of other sites and of other hosts', async () => {
  const fresh = await startFreshServer()
  const answer = await send(fresh, null, launch(fresh.launchToken))
  expect(answer.headers['set-cookie']).toMatch(
    new RegExp(`^endpoint-explorer-${fresh.port}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Strict$`),
  )
})

test('row 9: a launch by GET with the token in the query is answered 405 and uses nothing up', async () => {
  const fresh = await startFreshServer()
  const target = `/api/launch?token=${fresh.launchToken}`
  expect([
    await statusOf(fresh, null, { target }),
    await statusOf(fresh, null, launch(fresh.launchToken)),
  ]).toEqual([405, 200])
})
