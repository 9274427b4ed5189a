import { expect, test } from 'vitest'
import { warmUp } from '#app/response-worker/response-sessions.ts'
import { renderWarmUpResponse } from '#core/exchange/warm-up-response.ts'

/** Rehearses with a host that answers so; what it was asked, and how many answers were read to the end. */
async function warmUpWith(answer: () => Response) {
  const requested: { address: unknown; token: string | null }[] = []
  let turns = 0
  await warmUp({
    fetch: (address, init) => {
      requested.push({ address, token: new Headers(init?.headers).get('x-app-token') })
      return Promise.resolve(answer())
    },
    appToken: 'app',
    now: () => 0,
    yieldOnce: () => {
      turns += 1
      return Promise.resolve()
    },
    wait: () => Promise.resolve(),
  })
  return { requested, turns }
}

test('the rehearsal reads each of its answers to the end, and asks for nothing else', async () => {
  const head = { status: 200, statusText: 'OK', headers: [], redirects: [] }
  const told = await warmUpWith(
    () => new Response(`${JSON.stringify(head)}\n${renderWarmUpResponse()}`),
  )
  const once = { address: '/api/exchange/rehearsal', token: 'app' }
  expect(told.requested).toEqual([once, once, once])
  expect(told.turns).toBeGreaterThanOrEqual(3)
})

test('a rehearsal that the host refuses ends all the same', async () => {
  const told = await warmUpWith(() => new Response('', { status: 503 }))
  expect(told.requested.length).toBe(3)
})
