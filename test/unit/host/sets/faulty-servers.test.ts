/** A server that is gone for a while, one that cannot render an item, and tokens that change: nothing is lost for it. */
import { describe, expect, test } from 'vitest'
import { createClock } from '../../../servers/http/clock.ts'
import type { Fault } from '../../../servers/http/fault.ts'
import { createMovingStore, idOf, owner } from '../../../servers/core/moving-store.ts'
import { startMovingCore, type MovingCoreOptions } from '../../../servers/core/start-moving-core.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openSets } from './open-sets.ts'

const folder = temporaryFolder()
const byName = { sort: [{ attribute: 'name', direction: 'ascending' }] } as const

/** A server; `back` is told by a clock that takes no time: where it has passed, the port is open again. */
async function open(options: MovingCoreOptions, { silenceMs = 20_000, back = Infinity } = {}) {
  const core = await startMovingCore(options)
  const clock = createClock((now) => (now >= back ? core.goOn() : undefined))
  return { core, clock, ...openSets(folder(), core.baseUrl, { silenceMs, onWait: clock.wait }) }
}

describe('gone at page 57', () => {
  const pageSize = '5'
  /** 58 pages. */
  const size = 290
  const form = { ...byName, pageSize }
  let known: { body: string; requests: number } | null = null
  async function undisturbed() {
    if (known !== null) return known
    const opened = await open({ store: createMovingStore({ items: size }) })
    const id = await opened.begin('pages', form)
    await opened.verdict(id)
    known = { body: await opened.body(id), requests: opened.core.book.length }
    return known
  }

  /** From the nth request on a server is gone for 20 seconds. */
  async function goneFrom(first: number, fault: Fault) {
    const gone = { since: null as number | null }
    const silenceMs = fault === 'silent' ? 1000 : 20_000
    const opened: Awaited<ReturnType<typeof open>> = await open(
      {
        store: createMovingStore({ items: size }),
        fault(number) {
          if (number < first) return null
          const now = opened.clock.now()
          gone.since ??= now
          return now - gone.since < 20_000 ? fault : null
        },
      },
      { silenceMs, back: 20_000 },
    )
    return opened
  }

  const ways: readonly [name: string, fault: Fault][] = [
    ['refused', 'refused'],
    ['reset', 'reset'],
    ['silent', 'silent'],
    ['cut in the body', 'cut'],
    ['502', { status: 502 }],
  ]

  test.each(ways)('%s for 20 s: the same bytes, and each try in the log', async (_, fault) => {
    // Behind the count.
    const opened = await goneFrom(58, fault)
    const id = await opened.begin('pages', form, { isGentle: true })
    const verdict = await opened.verdict(id)
    const whole = await undisturbed()
    expect(verdict).toMatchObject({ state: 'counted', items: size, lines: [] })
    expect(await opened.body(id)).toBe(whole.body)
    expect(opened.waits).toEqual([1000, 4000, 16_000])
    const entries = opened.requestLog()
    expect(entries.length).toBe(whole.requests + 3)
    expect(entries.every(({ purpose }) => purpose.kind === 'set')).toBe(true)
  })

  test.each(ways)('%s for 20 s while three pages are under way', async (_, fault) => {
    const opened = await goneFrom(58, fault)
    const id = await opened.begin('pages', form)
    expect(await opened.verdict(id)).toMatchObject({ state: 'counted', items: size, lines: [] })
    expect(await opened.body(id)).toBe((await undisturbed()).body)
  })

  test.each(ways)('by IDs, %s for 20 s: whole, and no item is blamed', async (_, fault) => {
    const opened = await goneFrom(4, fault)
    const id = await opened.begin('ids', form)
    expect(await opened.verdict(id)).toMatchObject({ state: 'whole', items: size, lines: [] })
  })

  test.each(ways)('by IDs, %s for good: paused, and whole when it is back', async (_, fault) => {
    let isGone = false
    const opened = await open(
      {
        store: createMovingStore({ items: size }),
        fault(number) {
          if (number === 4) isGone = true
          return isGone ? fault : null
        },
      },
      { silenceMs: fault === 'silent' ? 1000 : 20_000 },
    )
    const id = await opened.begin('ids', form)
    expect((await opened.settled(id)).kind).toBe('paused')
    // The two batches that were under way, and not every item of them.
    expect(opened.requestLog().length).toBeLessThanOrEqual(20)
    isGone = false
    await opened.core.goOn()
    await opened.sets.resume(id)
    expect(await opened.verdict(id)).toMatchObject({ state: 'whole', items: size, lines: [] })
  })
})

let requestsUndisturbed: number | null = null
async function countUndisturbed() {
  const opened = await open({ store: createMovingStore({ items: 400 }) })
  await opened.verdict(await opened.begin('ids'))
  return opened.core.book.length
}

test.each([0, 57, 233, 399])(
  'item %i cannot be rendered: all others come, it alone is named',
  async (bad) => {
    requestsUndisturbed ??= await countUndisturbed()
    const store = createMovingStore({ items: 400 })
    store.poisoned.add(idOf(bad))
    const opened = await open({ store })
    const id = await opened.begin('ids')
    const verdict = await opened.verdict(id)
    expect(verdict).toMatchObject({ state: 'missing', items: 399, missing: '1' })
    expect(verdict.lines).toEqual([
      {
        kind: 'failed',
        items: [
          { id: idOf(bad), status: 500, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
        ],
      },
    ])
    const held = await opened.versions(id)
    expect([held.size, held.has(idOf(bad))]).toEqual([399, false])
    expect(opened.core.book.length - requestsUndisturbed).toBeLessThanOrEqual(17)
  },
)

test('an item that leaves before anybody could render it is missing no more', async () => {
  const store = createMovingStore({ items: 40 })
  store.poisoned.add(idOf(7))
  const opened = await open({
    store,
    script(number) {
      if (number === 9) store.remove(idOf(7))
    },
  })
  const verdict = await opened.verdict(await opened.begin('ids'))
  expect(verdict).toMatchObject({ state: 'whole', items: 39 })
  expect(verdict.lines).toEqual([{ kind: 'went', ids: [idOf(7)] }])
})

test('a render that takes too long keeps what it finished: the same again goes further', async () => {
  const opened = await open({ store: createMovingStore({ items: 60 }), coldItems: 8 })
  const verdict = await opened.verdict(await opened.begin('ids'))
  expect(verdict).toMatchObject({ state: 'whole', items: 60, lines: [] })
  expect(new Set(opened.waits)).toEqual(new Set([60_000]))
})

test('what is too much for one request however often is asked for in halves, and less from then on', async () => {
  const opened = await open({
    store: createMovingStore({ items: 200 }),
    fault: (_, { ids }) =>
      ids.length > 6 ? { status: 429, headers: { 'Retry-After': '60' } } : null,
  })
  const id = await opened.begin('ids')
  expect(await opened.verdict(id)).toMatchObject({ state: 'whole', items: 200, lines: [] })
  // The two batches of twenty that were under way, and one of ten for each half of them.
  expect(opened.core.book.filter(({ status }) => status === 429).length).toBeLessThanOrEqual(24)
})

describe('tokens', () => {
  const other = { email: 'other@moving.example', token: 'another-token' }
  const acts: readonly [
    name: string,
    act: (store: ReturnType<typeof createMovingStore>) => void,
    why: object,
    back: (store: ReturnType<typeof createMovingStore>) => void,
  ][] = [
    [
      'replaced',
      (store) => {
        store.replaceToken(owner.email, 'new')
      },
      { kind: 'refused', hasChallenge: true },
      (store) => {
        store.replaceToken(owner.email, owner.token)
      },
    ],
    [
      'locked',
      (store) => {
        store.setLocked(owner.email, true)
      },
      { kind: 'refused', hasChallenge: true },
      (store) => {
        store.setLocked(owner.email, false)
      },
    ],
    [
      'without its share',
      (store) => {
        store.unshare('of-another', owner.email)
      },
      { kind: 'refused', hasChallenge: false },
      (store) => {
        store.share('of-another', owner.email)
      },
    ],
    [
      'under another slug',
      (store) => {
        store.changeSlug('of-another', 'renamed')
      },
      { kind: 'status', status: 404 },
      (store) => {
        store.changeSlug('renamed', 'of-another')
      },
    ],
  ]
  const withOther = () => {
    const store = createMovingStore({
      items: 200,
      endpoints: [{ slug: 'of-another', kind: 'dynamic', owner: other.email }],
    })
    store.addUser(other)
    store.share('of-another', owner.email)
    return store
  }

  describe.each(['ids', 'pages'] as const)('by %s', (way) => {
    test.each(acts)(
      '%s: paused with its cause, and goes on when allowed again',
      async (_, act, why, back) => {
        const store = withOther()
        const opened = await open({
          store,
          script(number) {
            if (number === 5) act(store)
          },
        })
        const id = await opened.begin(way, { ...byName, endpoint: 'of-another' })
        expect(await opened.settled(id)).toMatchObject({ kind: 'paused', why })
        back(store)
        await opened.sets.resume(id)
        expect(await opened.verdict(id)).toMatchObject({
          state: way === 'ids' ? 'whole' : 'counted',
          items: 200,
          lines: [],
        })
      },
    )

    test("exchanged for another user's: at most counted, and said", async () => {
      const store = withOther()
      const opened = await open({
        store,
        script(number) {
          if (number === 5) store.replaceToken(owner.email, 'new')
        },
      })
      const id = await opened.begin(way, { ...byName, endpoint: 'of-another' })
      expect((await opened.settled(id)).kind).toBe('paused')
      opened.setToken(other.token)
      await opened.sets.resume(id)
      expect(await opened.verdict(id)).toMatchObject({
        state: 'counted',
        items: 200,
        lines: [{ kind: 'two-tokens' }],
      })
    })
  })
})
