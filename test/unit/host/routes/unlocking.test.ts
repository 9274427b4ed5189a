import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { createVault } from '#host/vault/vault.ts'
import { createKeptKey } from '../../../support/keyring/kept-key.ts'
import { openHost, postOf } from './open-host.ts'

const plan: RequestPlan = { kind: 'get', endpoint: 'events', query: [] }

/** A host with a connection whose token is locked in a keyring that asks the person first. */
async function openLockedHost() {
  const keyring = createKeptKey()
  const person = new EventEmitter()
  let requested = 0
  const host = await openHost({
    keyProviders: [
      {
        ...keyring,
        async load(slot) {
          requested += 1
          await once(person, 'unlock')
          return keyring.load(slot)
        },
      },
    ],
  })
  const { body } = await host.post('/api/connections', {
    name: 'Locked',
    baseUrl: host.sample.baseUrl,
  })
  const { id: connectionId } = body as { id: string }
  const file = join(host.dataDir, 'vault.json')
  await createVault({ file, providers: [keyring], now: () => new Date() }).setToken(
    connectionId,
    host.sample.baseUrl,
    host.sample.tokens.full,
  )
  return {
    ...host,
    connectionId,
    keyringAsks: () => expect.poll(() => requested).toBe(1),
    unlock: () => person.emit('unlock'),
  }
}

test('an exchange waits for the keyring and is then sent', async () => {
  const { fetch, sample, connectionId, keyringAsks, unlock } = await openLockedHost()
  const id = randomUUID()
  const answer = fetch(
    '/api/exchange',
    postOf({ id, connectionId, plan, purpose: { kind: 'send' } }),
  )
  await keyringAsks()
  expect(sample.requestLines()).toEqual([])
  unlock()
  expect((await answer).status).toBe(200)
  expect(sample.requestLines()).toEqual(['GET /api/v4/endpoints/events HTTP/1.1'])
})

test('an exchange that is cancelled while the keyring asks is never sent', async () => {
  const { post, sample, connectionId, keyringAsks, unlock } = await openLockedHost()
  const id = randomUUID()
  const answer = post('/api/exchange', { id, connectionId, plan, purpose: { kind: 'send' } })
  await keyringAsks()
  await post(`/api/exchange/${id}/cancel`, {})
  unlock()
  expect(await answer).toEqual({ status: 502, body: { kind: 'cancelled' } })
  expect(sample.requestLines()).toEqual([])
})

test('an exchange whose page has left while the keyring asks is never sent', async () => {
  const { fetch, sample, connectionId, keyringAsks, unlock } = await openLockedHost()
  const left = new AbortController()
  const answer = fetch('/api/exchange', {
    ...postOf({ id: randomUUID(), connectionId, plan, purpose: { kind: 'send' } }),
    signal: left.signal,
  })
  await keyringAsks()
  left.abort()
  unlock()
  expect(await (await answer).json()).toEqual({ kind: 'cancelled' })
  expect(sample.requestLines()).toEqual([])
})
