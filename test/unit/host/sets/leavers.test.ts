/** What left an endpoint since a set of it was kept, held against the server's own book. */
import { expect, test } from 'vitest'
import { createMovingStore, idOf, type MovingStore } from '../../../servers/core/moving-store.ts'
import { err } from '#core/result.ts'
import { startMovingCore, type MovingCoreOptions } from '../../../servers/core/start-moving-core.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openSets } from './open-sets.ts'

const folder = temporaryFolder()
const night = Date.parse('2026-11-23T03:00:00+01:00')
const first = (count: number, from = 0) => Array.from({ length: count }, (_, at) => idOf(from + at))
const never = new AbortController().signal

/** A whole set of a collection of fifty items, kept in the night. */
async function keepSet(options: Partial<MovingCoreOptions> = {}) {
  const store = createMovingStore({
    items: 70,
    endpoints: [
      { slug: 'all', kind: 'dynamic' },
      { slug: 'selection', kind: 'static', members: first(50) },
    ],
  })
  store.setClock(night)
  const server = await startMovingCore({ store, ...options })
  const opened = openSets(folder(), server.baseUrl, { now: () => new Date(night) })
  const id = await opened.begin('ids', { endpoint: 'selection' })
  expect((await opened.verdict(id)).state).toBe('whole')
  const requested = server.book.length
  return { ...opened, id, store, server, sentSince: () => server.book.length - requested }
}

async function leaversAfter(edits: (store: MovingStore) => void) {
  const kept = await keepSet()
  kept.store.setClock(night + 43_200_000)
  edits(kept.store)
  const told = await kept.sets.loadLeavers(kept.id, never)
  if (!told.ok) throw new Error(JSON.stringify(told.error))
  return { told: told.value, sent: kept.sentSince(), requestLog: kept.requestLog() }
}

test('what left is named, and what was deleted or came is not', async () => {
  const { told, sent, requestLog } = await leaversAfter((store) => {
    store.leave('selection', idOf(3))
    store.forget(idOf(4))
    store.remove(idOf(5))
    store.enter('selection', idOf(60))
    store.edit(idOf(6))
  })
  expect(told).toEqual({
    askedAt: '2026-11-23T02:00:00.000Z',
    startedAt: '2026-11-23T02:00:00.000Z',
    endedAt: '2026-11-23T02:00:00.000Z',
    requests: 2,
    held: 50,
    now: 48,
    left: {
      count: 2,
      items: [
        { id: idOf(4), name: 'Item 031676' },
        { id: idOf(3), name: 'Item 023757' },
      ],
    },
    deleted: 1,
    deletions: 'whole',
  })
  expect(sent).toBe(2)
  expect(requestLog.slice(-2).map(({ purpose }) => purpose)).toEqual([
    { kind: 'changes', step: 'list' },
    { kind: 'changes', step: 'deleted' },
  ])
})

test.each([
  [
    'thirty on one day',
    (store: MovingStore) =>
      void first(30).map((id) => {
        store.remove(id)
      }),
  ],
  [
    'thirty of one timestamp',
    (store: MovingStore) => {
      store.remove(...first(30))
    },
  ],
])('deletions are not taken for leavers: %s', async (_, edits) => {
  const { told } = await leaversAfter((store) => {
    edits(store)
    store.leave('selection', idOf(40))
  })
  expect(told.left.items.map(({ id }) => id)).toEqual([idOf(40)])
  expect(told.deleted).toBe(30)
})

test('where the deletions do not come, that is said beside what is gone', async () => {
  let begun = Infinity
  const kept = await keepSet({ fault: (at) => (at === begun + 2 ? { status: 500 } : null) })
  kept.store.remove(idOf(5))
  begun = kept.server.book.length
  expect(await kept.sets.loadLeavers(kept.id, never)).toMatchObject({
    value: { left: { count: 1 }, deleted: 0, deletions: 'failed', requests: 2 },
  })
})

test('a list that contradicts itself twice tells of no leaver', async () => {
  let isWrong = false
  const kept = await keepSet({ total: (real) => (isWrong ? real + 7 : real) })
  isWrong = true
  expect(await kept.sets.loadLeavers(kept.id, never)).toEqual({
    ok: false,
    error: { kind: 'list-wrong' },
  })
  expect(kept.sentSince()).toBe(2)
})

test('stopped or with another token, nothing is told', async () => {
  const kept = await keepSet()
  expect(await kept.sets.loadLeavers(kept.id, AbortSignal.abort())).toEqual({
    ok: false,
    error: { kind: 'no-answer' },
  })
  kept.setToken('another')
  expect(await kept.sets.loadLeavers(kept.id, never)).toEqual({
    ok: false,
    error: { kind: 'other-token' },
  })
})

test('while the token cannot be read, this is said, and nothing is sent', async () => {
  const kept = await keepSet()
  kept.lockKeyring()
  expect(await kept.sets.loadLeavers(kept.id, never)).toEqual(err({ kind: 'token-unavailable' }))
  await expect(kept.begin('ids')).rejects.toThrow('token-unavailable')
  expect(kept.sentSince()).toBe(0)
})
