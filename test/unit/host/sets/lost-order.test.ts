/** A sort key that a CORE cannot use leaves no order: what a walk loses then, and what a list of IDs does not. */
import { describe, expect, test } from 'vitest'
import { createMovingStore } from '../../../servers/core/moving-store.ts'
import { startMovingCore, type MovingCore } from '../../../servers/core/start-moving-core.ts'
import { priceSet } from '#core/set/set-query.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openSets } from './open-sets.ts'

const folder = temporaryFolder()
const byCreated = { sort: [{ attribute: 'created', direction: 'ascending' }] } as const

async function open(items: number, seed: string) {
  const core = await startMovingCore({ store: createMovingStore({ items, seed }) })
  return { core, ...openSets(folder(), core.baseUrl) }
}

/** By the server's own book: what its pages never showed, and what they showed more than once. */
function walked({ book, latest }: MovingCore) {
  const counts = new Map<string, number>()
  for (const { step, shown } of book)
    if (step === 'page') for (const id of shown()) counts.set(id, (counts.get(id) ?? 0) + 1)
  return {
    lost: [...latest('page').truth().keys()].filter((id) => !counts.has(id)),
    repeated: [...counts].filter(([, count]) => count > 1).map(([id]) => id),
    shown: [...counts.values()].reduce((sum, count) => sum + count, 0),
    distinct: counts.size,
  }
}

async function expectLoss(items: number, pageSize: number, seed: string) {
  const { core, ...opened } = await open(items, seed)
  const id = await opened.begin('pages', { ...byCreated, pageSize: String(pageSize) })
  const { lines, ...verdict } = await opened.verdict(id)
  const { lost, repeated, shown, distinct } = walked(core)
  expect(verdict).toEqual({
    state: 'missing',
    items: items - lost.length,
    totalBefore: String(items),
    totalAfter: String(items),
    missing: String(lost.length),
    repeated: shown - distinct,
  })
  const price = priceSet('pages', {
    total: String(items),
    items: pageSize,
    bytes: 1,
    tookMs: 1,
    pageSize,
  })
  expect(core.book.length).toBeLessThanOrEqual(price.requests ?? 0)
  const told = lines.flatMap((line) => (line.kind === 'repeated' ? line.ids : []))
  // So many are named at most.
  expect(told.toSorted()).toEqual(repeated.filter((id) => told.includes(id)).toSorted())
  expect(told.length).toBe(Math.min(1000, repeated.length))
  const held = await opened.versions(id)
  expect([...core.latest('page').truth().keys()].filter((one) => !held.has(one))).toEqual(lost)
  return lost.length
}

async function expectWhole(items: number, seed: string) {
  const { core, ...opened } = await open(items, seed)
  const id = await opened.begin('ids', byCreated)
  expect(await opened.verdict(id)).toEqual({
    state: 'whole',
    items,
    totalBefore: String(items),
    totalAfter: String(items),
    missing: '0',
    repeated: 0,
    lines: [],
  })
  expect(await opened.versions(id)).toEqual(
    new Map(Array.from(core.latest('list').truth(), ([one, { version }]) => [one, version])),
  )
  // By the server's own log.
  expect(core.book.length).toBeLessThanOrEqual(7 + 3 * Math.ceil(items / 20))
}

const seeds = ['one', 'two', 'three']

describe.each([
  [1, 80],
  [2, 160],
  [25, 400],
  [40, 400],
])('pages of %i', (pageSize, items) => {
  test.each(seeds)('seed %s: as many are missing as the server never showed', async (seed) => {
    expect(await expectLoss(items, pageSize, seed)).toBeGreaterThan(0)
  })
})

test.each(seeds)('by IDs, seed %s: whole, and what the list names', async (seed) => {
  await expectWhole(400, seed)
})

test('10 000 items by pages of 625', async () => {
  // More than are named.
  expect(await expectLoss(10_000, 625, 'one')).toBeGreaterThan(1000)
})

test('4 000 items by IDs', async () => {
  await expectWhole(4000, 'one')
})
