import { afterEach, expect, test, vi } from 'vitest'
import { createHostClient } from '#app/client/host-client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a response that was requested early is taken once, and one that did not come is requested', async () => {
  const asked = vi.fn((url: string) => Promise.resolve(Response.json({ asked: url })))
  vi.stubGlobal('fetch', asked)
  const { api } = createHostClient(null, {
    early: new Map<string, Promise<Response | null>>([
      ['/api/settings', Promise.resolve(Response.json({ asked: 'early' }))],
      ['/api/tabs', Promise.resolve(null)],
    ]),
    onSessionLost: () => undefined,
    onDefects: () => undefined,
  })
  const first = await (await api.settings.$get()).json()
  const second = await (await api.settings.$get()).json()
  const tabs = await (await api.tabs.$get()).json()
  const { origin } = location
  expect([first, second, tabs]).toEqual([
    { asked: 'early' },
    { asked: `${origin}/api/settings` },
    { asked: `${origin}/api/tabs` },
  ])
  expect(asked).toHaveBeenCalledTimes(2)
})

test('an early response of a host that does not know the page ends the session', async () => {
  const lost = vi.fn()
  const refused = Response.json(
    { kind: 'app-refused', status: 401 },
    { status: 401, headers: { 'content-type': 'application/problem+json' } },
  )
  const { api } = createHostClient('old', {
    early: new Map([['/api/settings', Promise.resolve(refused)]]),
    onSessionLost: lost,
    onDefects: () => undefined,
  })
  void api.settings.$get()
  await vi.waitFor(() => {
    expect(lost).toHaveBeenCalledTimes(1)
  })
})
