/** What a set lacks is looked for in the ways that are left, each at a price that is told before (whole-set.md A3). */
import { describe, expect, test } from 'vitest'
import { findRepair } from '#core/set/set-repair.ts'
import { createMovingStore, idOf } from '../../../servers/core/moving-store.ts'
import { startMovingCore } from '../../../servers/core/start-moving-core.ts'
import { createDocumentedStore } from '../../../servers/documented/documented-store.ts'
import {
  startMovingDocumented,
  type MovingDocumentedOptions,
} from '../../../servers/documented/start-moving-documented.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openSets } from './open-sets.ts'

const folder = temporaryFolder()

/** A set by pages in an order that is lost, as it ended. */
async function walk(options: Partial<MovingDocumentedOptions>, pageSize = '25', items = 400) {
  const store = createDocumentedStore(items)
  const server = await startMovingDocumented({ store, orderIsLost: true, ...options })
  const opened = openSets(folder(), server.baseUrl)
  const id = await opened.begin('pages', { pageSize }, { isDatacycle: false })
  const repairNow = async () => findRepair(await opened.view(id), await opened.verdict(id))
  return { server, ...opened, id, repairNow, first: await opened.verdict(id) }
}

/** Takes the way that is left, and tells its price beside what it really took. */
async function repair({ server, sets, id, repairNow, verdict }: Awaited<ReturnType<typeof walk>>) {
  const told = await repairNow()
  const before = server.book.length
  await sets.repair(id)
  const ended = await verdict(id)
  return { told, requests: server.book.length - before, ended }
}

describe('an order that is lost, elsewhere', () => {
  test('one page with room finds all of it, in three requests', async () => {
    const set = await walk({})
    expect(set.first.state).toBe('missing')
    const { told, requests, ended } = await repair(set)
    expect(told).toMatchObject({ kind: 'one-page', items: 400, pageSize: 500, requests: 3 })
    expect(requests).toBe(3)
    expect(ended).toMatchObject({ state: 'one-answer', items: 400, missing: '0' })
    expect(ended.lines).toContainEqual({
      kind: 'pass',
      pageSize: 500,
      fresh: Number(set.first.missing),
      largest: 400,
    })
    expect(await set.repairNow()).toBe(null)
    const keys = (await set.graph(set.id)).map(({ key }) => Number(key))
    expect(keys.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 400 }, (_, at) => at),
    )
  })

  test('pages of one item leave the same way', async () => {
    const set = await walk({}, '1', 60)
    expect(await set.repairNow()).toMatchObject({ kind: 'one-page', pageSize: 160, requests: 3 })
  })

  test.each(['one', 'two', 'three'])(
    'capped at 100, seed %s: no more than the price, at most four passes, and nobody is named',
    async (seed) => {
      const set = await walk({ maxPageSize: 100, seed })
      let passes = 0
      let last = set.first
      while ((await set.repairNow()) !== null) {
        const { told, requests, ended } = await repair(set)
        expect(requests).toBeLessThanOrEqual(told?.requests ?? 0)
        expect(ended.items).toBeGreaterThanOrEqual(last.items)
        passes += 1
        last = ended
      }
      expect([passes > 0, passes <= 4]).toEqual([true, true])
      expect(['missing', 'counted']).toContain(last.state)
      expect(last.missing).toBe(String(400 - last.items))
      expect(last.lines.filter(({ kind }) => kind === 'open' || kind === 'failed')).toEqual([])
      expect((await set.graph(set.id)).length).toBe(last.items)
    },
  )

  test('a pass that brings nothing new ends it', async () => {
    const set = await walk({ orderIsLost: false, total: (real) => real + 7 })
    const { ended } = await repair(set)
    expect(ended).toMatchObject({ state: 'missing', missing: '7', items: 400 })
    expect(await set.repairNow()).toBe(null)
  })

  test('paused in a pass it goes on with that', async () => {
    let stopAt = 0
    const set: Awaited<ReturnType<typeof walk>> = await walk({
      maxPageSize: 50,
      script(number) {
        if (number === stopAt) void set.sets.pause(set.id)
      },
    })
    await repair(set)
    stopAt = set.server.book.length + 4
    await set.sets.repair(set.id)
    expect((await set.settled(set.id)).kind).toBe('paused')
    await set.sets.resume(set.id)
    const ended = await set.verdict(set.id)
    expect(ended.lines.filter(({ kind }) => kind === 'pass')).toHaveLength(2)
    expect((await set.graph(set.id)).length).toBe(ended.items)
  })
})

test('by IDs: what could not be fetched is fetched at its own price, and nothing else is left to repair', async () => {
  const store = createMovingStore({ items: 300 })
  for (const item of [3, 77]) store.poisoned.add(idOf(item))
  const server = await startMovingCore({ store })
  const opened = openSets(folder(), server.baseUrl)
  const id = await opened.begin('ids')
  const first = await opened.verdict(id)
  expect(first).toMatchObject({ state: 'missing', missing: '2' })
  const view = await opened.view(id)
  expect(findRepair(view, first)).toEqual({ kind: 'again', items: 2, requests: 10 })
  store.poisoned.clear()
  const before = server.book.length
  await opened.sets.repair(id)
  const ended = await opened.verdict(id)
  expect(ended).toMatchObject({ state: 'whole', items: 300 })
  expect(server.book.length - before).toBeLessThanOrEqual(10)
  expect(findRepair(view, ended)).toBe(null)
})

test('by IDs: where far more has changed meanwhile, the price that was told is kept', async () => {
  const store = createMovingStore({ items: 1500 })
  store.poisoned.add(idOf(3))
  const server = await startMovingCore({ store })
  const opened = openSets(folder(), server.baseUrl)
  const id = await opened.begin('ids')
  const first = await opened.verdict(id)
  const told = findRepair(await opened.view(id), first)
  for (let at = 0; at < 1500; at += 1) store.edit(idOf(at))
  store.poisoned.clear()
  const before = server.book.length
  await opened.sets.repair(id)
  // Not all of it could be fetched at that price, and what is held under old stamps is named.
  expect((await opened.verdict(id)).state).toBe('restless')
  expect(server.book.length - before).toBeLessThanOrEqual(told?.requests ?? 0)
})
