/** Servers as documented whose totals, pages or IDs mislead: no item is lost for it, none is held twice. */
import { describe, expect, test } from 'vitest'
import { idOf } from '../../../servers/core/moving-store.ts'
import { createDocumentedStore } from '../../../servers/documented/documented-store.ts'
import {
  startMovingDocumented,
  type MovingDocumentedOptions,
} from '../../../servers/documented/start-moving-documented.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openSets } from './open-sets.ts'

const folder = temporaryFolder()
const byName = { sort: [{ attribute: 'name', direction: 'ascending' }] } as const

/** Pauses at the fourth request, for it is refused, and goes on. */
async function walkWithPause(options: MovingDocumentedOptions, pageSize: number) {
  const server = await startMovingDocumented({
    ...options,
    fault: (number) => (number === 4 ? { status: 401 } : null),
  })
  const opened = openSets(folder(), server.baseUrl)
  const form = { ...byName, pageSize: String(pageSize) }
  const id = await opened.begin('pages', form, { isDatacycle: false, isGentle: true })
  expect(await opened.settled(id)).toMatchObject({ kind: 'paused' })
  await opened.sets.resume(id)
  const verdict = await opened.verdict(id)
  return { verdict, keys: (await opened.graph(id)).map(({ key }) => key) }
}

async function walk(options: MovingDocumentedOptions, pageSize: number) {
  const server = await startMovingDocumented(options)
  const opened = openSets(folder(), server.baseUrl)
  const id = await opened.begin(
    'pages',
    { ...byName, pageSize: String(pageSize) },
    { isDatacycle: false },
  )
  const verdict = await opened.verdict(id)
  const held = await opened.graph(id)
  return { server, verdict, held, keys: held.map(({ key }) => key) }
}

const numbers = (size: number) => Array.from({ length: size }, (_, at) => at)
const inOrder = (keys: readonly (number | undefined)[]) =>
  keys.toSorted((one, other) => Number(one) - Number(other))

type Total = NonNullable<MovingDocumentedOptions['total']>
const totals: readonly [told: string, total: Total, expected: object][] = [
  ['7 more', (real) => real + 7, { state: 'missing', missing: '7' }],
  ['3 fewer', (real) => real - 3, { state: 'surplus', missing: '-3' }],
  ['none', () => undefined, { state: 'untold', missing: null }],
  ['null', () => null, { state: 'untold', missing: null }],
  ['a text', () => 'many', { state: 'untold', missing: null }],
  ['20 digits', () => 12345678901234567000, { state: 'missing' }],
  ['0', () => 0, { state: 'surplus', missing: '-120' }],
  [
    'none from page 2 on',
    (real, { page }) => (page > 1 ? undefined : real),
    { state: 'untold', missing: null },
  ],
  [
    'another one on page 3',
    (real, { page }) => (page === 3 ? real + 1 : real),
    { state: 'restless', missing: '0' },
  ],
]

describe.each(totals)('a total: %s', (_, total, expected) => {
  test.each([
    [2, true],
    [2, false],
    [13, true],
    [13, false],
    [40, true],
    [40, false],
  ])('pages of %i, links: %s', async (pageSize, hasLinks) => {
    const store = createDocumentedStore(120)
    const { verdict, keys } = await walk({ store, total, hasLinks }, pageSize)
    expect(inOrder(keys)).toEqual(numbers(120))
    expect(verdict).toMatchObject({ items: 120, ...expected })
  })
})

test('3 fewer than there are, where that is a full number of pages: nothing is lost', async () => {
  const store = createDocumentedStore(60)
  const { verdict, keys } = await walk({ store, hasLinks: false, total: (real) => real - 3 }, 19)
  expect(inOrder(keys)).toEqual(numbers(60))
  expect(verdict).toMatchObject({ state: 'surplus', missing: '-3' })
})

test.each<[string, Total]>([
  ['on page 1 only', (real, { page }) => (page > 1 ? undefined : real)],
  ['never', () => undefined],
  ['always', (real) => real],
])('a total told %s: nothing has moved while paused', async (_, total) => {
  const store = createDocumentedStore(60)
  const { verdict, keys } = await walkWithPause({ store, total }, 10)
  expect(inOrder(keys)).toEqual(numbers(60))
  expect(verdict.lines).toEqual([])
})

test('a total that moves on page 57 is told with its page', async () => {
  const store = createDocumentedStore(120)
  const total: Total = (real, { page }) => (page >= 57 ? real + 2 : real)
  const { verdict } = await walk({ store, total }, 2)
  expect(verdict.lines).toEqual([
    { kind: 'total-moved', from: '120', to: '122', page: 57 },
    { kind: 'total-moved', from: '122', to: '120', page: null },
  ])
})

describe('a capped page size', () => {
  test.each([true, false])('links: %s, with a total', async (hasLinks) => {
    const store = createDocumentedStore(250)
    const { verdict, keys } = await walk({ store, hasLinks, maxPageSize: 100 }, 1000)
    expect(inOrder(keys)).toEqual(numbers(250))
    expect(verdict).toMatchObject({ state: 'counted', items: 250, missing: '0' })
  })

  test.each([true, false])('links: %s, without one', async (hasLinks) => {
    const store = createDocumentedStore(250)
    const { verdict, keys } = await walk(
      { store, hasLinks, maxPageSize: 100, total: () => undefined },
      1000,
    )
    expect(inOrder(keys)).toEqual(numbers(250))
    expect(verdict).toMatchObject({ state: 'untold', items: 250 })
  })
})

describe('a server that ignores the page number and leaves out some IDs', () => {
  const someWithout = (key: number) => (key % 3 === 0 ? undefined : idOf(key))
  const noTotal: Total = () => undefined
  const millions: Total = () => 2_000_000
  test.each<[string, boolean, Total | undefined, number]>([
    ['links', true, undefined, 6],
    ['no links', false, undefined, 6],
    ['links, no total', true, noTotal, 6],
    ['no links, no total', false, noTotal, 6],
    ['links, a total of 100,000 pages', true, millions, 14],
    ['no links, a total of 100,000 pages', false, millions, 14],
  ])('%s: left soon, and every item is held once', async (_, hasLinks, total, maxRequests) => {
    const store = createDocumentedStore(20, someWithout)
    const options = { store, hasLinks, ignoresPage: true, ...(total && { total }) }
    const { server, verdict, keys } = await walk(options, 20)
    expect(server.book.length).toBeLessThanOrEqual(maxRequests)
    expect(inOrder(keys)).toEqual(numbers(20))
    expect(verdict).toMatchObject({ state: 'untold', items: 20 })
  })

  test('paused after a repetition of the page: every item is held once', async () => {
    const store = createDocumentedStore(20, someWithout)
    const { keys } = await walkWithPause({ store, ignoresPage: true }, 20)
    expect(inOrder(keys)).toEqual(numbers(20))
  })

  test('in another order each time: left after three pages without news', async () => {
    const store = createDocumentedStore(20, someWithout)
    const { server, keys } = await walk({ store, ignoresPage: true, orderIsLost: true }, 20)
    expect(server.book.length).toBeLessThanOrEqual(6)
    // Texts without an ID may be those of other items, so they are kept.
    expect([...new Set(inOrder(keys))]).toEqual(numbers(20))
  })
})

test('an order that is lost: as many are missing as never came, and nothing twice', async () => {
  const store = createDocumentedStore(200)
  const { server, verdict, keys } = await walk({ store, orderIsLost: true }, 10)
  const shown = new Set(
    server.book.slice(1, -1).flatMap((page) => page.shown.map(({ key }) => key)),
  )
  expect(inOrder(keys)).toEqual(inOrder([...shown]))
  expect(verdict).toMatchObject({
    state: 'missing',
    items: shown.size,
    missing: String(200 - shown.size),
  })
})

test('pairs that are replaced under a constant total are counted, and no more', async () => {
  const store = createDocumentedStore(60)
  const { verdict, keys } = await walk(
    {
      store,
      // One that came goes, and its place is taken by one that is never met.
      script: (number) => {
        if (number === 4) store.replace(Number(store.items()[0]?.key))
      },
    },
    10,
  )
  expect(verdict).toMatchObject({ state: 'counted', items: 60, missing: '0', lines: [] })
  expect(inOrder(keys)).not.toEqual(store.items().map(({ key }) => key))
})

describe('IDs', () => {
  const long = (key: number) => `https://content.example/${'x'.repeat(60)}/${String(key)}`
  test.each([
    ['none', () => undefined, { state: 'untold', items: 90 }],
    ['some without', (key: number) => (key % 3 === 0 ? undefined : idOf(key)), { state: 'untold' }],
    ['no UUIDs', (key: number) => `item-${String(key)}`, { state: 'counted', items: 90 }],
    ['longer than any', long, { state: 'counted', items: 90 }],
    ['in other letters', (key: number) => `ä/🏔/${String(key)}`, { state: 'counted', items: 90 }],
  ] as const)('%s: every item is held once', async (_, idAt, expected) => {
    const { verdict, keys } = await walk({ store: createDocumentedStore(90, idAt) }, 7)
    expect(inOrder(keys)).toEqual(numbers(90))
    expect(verdict).toMatchObject({ ...expected, items: 90, repeated: 0 })
  })

  test.each([
    ['the same', (item: object) => item],
    ['with another text', (item: object) => ({ ...item, version: 2 })],
  ])('twice on a page, %s: held once, and told', async (_, again) => {
    const { verdict, held } = await walk(
      {
        store: createDocumentedStore(90, long),
        send: (items) => items.flatMap((item, at) => (at === 0 ? [item, again(item)] : [item])),
      },
      9,
    )
    expect(inOrder(held.map(({ key }) => key))).toEqual(numbers(90))
    expect(held.every(({ version }) => Number(version) === 1)).toBe(true)
    expect(verdict).toMatchObject({ state: 'counted', items: 90, repeated: 10 })
  })

  test('again on a later page, longer than any: held once, and told', async () => {
    const { verdict, keys } = await walk(
      { store: createDocumentedStore(90, long), orderIsLost: true },
      9,
    )
    expect(new Set(keys).size).toBe(keys.length)
    expect(verdict.items).toBe(keys.length)
    expect(verdict).toMatchObject({ state: 'missing', missing: String(90 - keys.length) })
  })
})
