/** One process writes into a set: another one is told which, and takes it over once that one has died. */
import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { err } from '#core/result.ts'
import { bundledChild } from '../../../support/children/bundle-child.ts'
import { startChild } from '../../../support/children/started-child.ts'
import { createMovingStore } from '../../../servers/core/moving-store.ts'
import { startMovingCore } from '../../../servers/core/start-moving-core.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openSets } from './open-sets.ts'

const folder = temporaryFolder()
const fetcher = bundledChild(new URL('./children/fetcher.ts', import.meta.url), ['undici'])

test('who comes second is told which process fetches the set, writes nothing, and takes over when it died', async () => {
  // Slow as long as the other process must be at it.
  const options = { store: createMovingStore({ items: 300 }), delayMs: 300 }
  const server = await startMovingCore(options)
  const id = crypto.randomUUID()
  const child = startChild(fetcher(), [folder(), server.baseUrl, id, 'pages'])
  expect(await child.next()).toBe('begun')

  const opened = openSets(folder(), server.baseUrl)
  const held = { kind: 'set-held', pid: child.process.pid, host: hostname() }
  expect((await opened.view(id)).standing).toEqual({ ...held, kind: 'elsewhere' })
  expect(await opened.sets.resume(id)).toEqual(err(held))
  expect(await opened.sets.remove(id)).toEqual(err(held))
  expect(await opened.sets.open(id)).toBe(null)
  expect(await opened.sets.compare(id, id)).toBe(null)

  await child.kill()
  options.delayMs = 0
  expect((await opened.view(id)).standing).toEqual({ kind: 'paused', why: { kind: 'ended' } })
  await opened.sets.resume(id)
  expect(await opened.verdict(id)).toMatchObject({ state: 'counted', items: 300 })
})

test('of two processes that go on with a set at once, one does', async () => {
  const server = await startMovingCore({ store: createMovingStore({ items: 200 }), delayMs: 300 })
  const id = crypto.randomUUID()
  const first = startChild(fetcher(), [folder(), server.baseUrl, id, 'pages'])
  expect(await first.next()).toBe('begun')
  await first.kill()
  const both = [1, 2].map(() => startChild(fetcher(), [folder(), server.baseUrl, id, 'pages']))
  const told = await Promise.all(both.map((child) => child.next()))
  const began = told.findIndex((one) => one === 'begun')
  expect(told[1 - began]).toEqual({
    kind: 'set-held',
    pid: both[began]?.process.pid,
    host: hostname(),
  })
  await Promise.all(both.map((child) => child.kill()))
})
