import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  idOf,
  stampsOf,
  startMovingServer,
} from '../../../support/moving-server/start-moving-server.ts'
import { temporaryFolder } from '../storage/temporary-folder.ts'
import { canary, openSets } from './open-sets.ts'

const folder = temporaryFolder()

type Options = Parameters<typeof startMovingServer>[0]

async function open(options: Options) {
  const server = await startMovingServer(options)
  onTestFinished(() => server.close())
  return { server, ...openSets(folder(), server.baseUrl) }
}

const verdictOf = async (opened: Awaited<ReturnType<typeof open>>, id: string) => {
  const standing = await opened.settled(id)
  if (standing.kind !== 'ended') throw new Error(JSON.stringify(standing))
  return standing.verdict
}

describe('by IDs', () => {
  test('a set at rest is whole, within the price of A1, and each request stands in the log', async () => {
    const opened = await open({ size: 1000 })
    const id = await opened.begin('ids')
    expect(await verdictOf(opened, id)).toEqual({
      state: 'whole',
      items: 1000,
      totalBefore: '1000',
      totalAfter: '1000',
      missing: '0',
      repeated: 0,
      lines: [],
    })
    const held = await opened.items(id)
    expect([...held].map(([one, { version }]) => [one, version]).toSorted()).toEqual(
      [...opened.server.lastList()].toSorted(),
    )
    expect(opened.server.asked.length).toBeLessThanOrEqual(7 + 3 * Math.ceil(1000 / 20))
    expect(opened.ledger().map(({ purpose }) => purpose.kind)).toEqual(
      opened.server.asked.map(() => 'set'),
    )
  })

  test.each(['created', 'random', 'startDate'])(
    'sort=%s, which leaves no order, does no harm',
    async (attribute) => {
      const opened = await open({ size: 300 })
      const id = await opened.begin('ids', { sort: [{ attribute, direction: 'ascending' }] })
      expect(await verdictOf(opened, id)).toMatchObject({ state: 'whole', items: 300 })
    },
  )

  test('what comes, goes and changes under way is held as the last list names it, and told', async () => {
    const opened = await open({
      size: 200,
      script(request, store) {
        if (request === 4) {
          store.insert()
          store.remove(idOf(7))
          store.edit(idOf(3))
          store.touch(idOf(4))
        }
      },
    })
    const id = await opened.begin('ids')
    const { state, items, lines } = await verdictOf(opened, id)
    expect([state, items]).toEqual(['whole', 200])
    const held = await opened.items(id)
    expect(new Map([...held].map(([one, { version }]) => [one, version]))).toEqual(
      opened.server.lastList(),
    )
    expect(lines.find(({ kind }) => kind === 'came')).toEqual({ kind: 'came', ids: [idOf(200)] })
    expect(held.has(idOf(7))).toBe(false)
  })

  test('a server that changes faster than it is fetched is restless, and names what', async () => {
    const opened = await open({
      size: 60,
      script: (_, store) => {
        store.edit(idOf(5))
      },
    })
    const verdict = await verdictOf(opened, await opened.begin('ids'))
    expect(verdict.state).toBe('restless')
    expect(verdict.lines).toContainEqual({ kind: 'open', ids: [idOf(5)] })
  })

  test('one item that fails its batch is named, and all others come', async () => {
    const opened = await open({
      size: 100,
      fault: (_, __, ids) => (ids.includes(idOf(42)) ? { status: 500 } : null),
    })
    const id = await opened.begin('ids')
    const verdict = await verdictOf(opened, id)
    expect(verdict).toMatchObject({ state: 'missing', items: 99, missing: '1' })
    expect(verdict.lines).toContainEqual({
      kind: 'failed',
      items: [{ id: idOf(42), status: 500, requestId: expect.stringMatching(/^request-\d+$/) }],
    })
    // Count, two lists and the batches that an undisturbed run takes, and what was tried besides.
    const failed = opened.server.asked.filter(({ body }) => body.includes(idOf(42))).length
    expect(failed).toBeLessThanOrEqual(17)
  })

  test('an endpoint without items is a set of none', async () => {
    const opened = await open({ size: 0 })
    expect(await verdictOf(opened, await opened.begin('ids'))).toMatchObject({
      state: 'whole',
      items: 0,
    })
  })

  test('a list that contradicts its own total is no proof', async () => {
    const opened = await open({ size: 50, total: (real) => real + 7 })
    expect(await verdictOf(opened, await opened.begin('ids'))).toMatchObject({
      state: 'untold',
      lines: [{ kind: 'list-wrong' }],
    })
  })
})

describe('by pages', () => {
  const byName = { sort: [{ attribute: 'name', direction: 'ascending' }] } as const

  test('as many different IDs as the total, before and after, is counted and no more', async () => {
    const opened = await open({ size: 130, isDatacycle: false })
    const verdict = await verdictOf(opened, await opened.begin('pages', byName, false))
    expect(verdict).toMatchObject({ state: 'counted', items: 130, missing: '0', repeated: 0 })
  })

  test.each([1, 7, 25, 100])(
    'a lost order at size %i: exactly so many are missing',
    async (size) => {
      const opened = await open({ size: 200 })
      const sort = [{ attribute: 'created', direction: 'ascending' }] as const
      const id = await opened.begin('pages', { sort, pageSize: String(size) })
      const verdict = await verdictOf(opened, id)
      const held = await opened.items(id)
      expect(verdict).toMatchObject({
        state: held.size === 200 ? 'counted' : 'missing',
        items: held.size,
        missing: String(200 - held.size),
      })
      expect(held.size).toBeLessThanOrEqual(200)
    },
  )

  test('one page with room for more is one answer', async () => {
    const opened = await open({ size: 12, isDatacycle: false })
    expect(await verdictOf(opened, await opened.begin('pages', byName, false))).toMatchObject({
      state: 'one-answer',
      items: 12,
    })
  })

  test.each([
    ['7 more than there are', (real: number) => real + 7, { state: 'missing', missing: '7' }],
    ['3 fewer than there are', (real: number) => real - 3, { state: 'surplus', missing: '-3' }],
    ['none', () => null, { state: 'untold' }],
    [
      'one that moves',
      (real: number, at: number) => (at === 3 ? real + 1 : real),
      { state: 'restless' },
    ],
  ])('a total of %s', async (_, total, expected) => {
    const opened = await open({ size: 60, isDatacycle: false, total })
    expect(await verdictOf(opened, await opened.begin('pages', byName, false))).toMatchObject(
      expected,
    )
  })
})

describe('faults do not end it', () => {
  test.each(['reset', 'cut', { status: 502 }, { status: 503 }] as const)(
    '%o twice',
    async (fault) => {
      for (const way of ['ids', 'pages'] as const) {
        const opened = await open({
          size: 80,
          fault: (request) => (request === 3 || request === 4 ? fault : null),
        })
        const id = await opened.begin(way, {
          sort: [{ attribute: 'name', direction: 'ascending' }],
        })
        const { state, items } = await verdictOf(opened, id)
        expect([way, state, items]).toEqual([way, way === 'ids' ? 'whole' : 'counted', 80])
        expect(opened.waits.every((ms) => ms === 1000 || ms === 4000)).toBe(true)
      }
    },
  )

  test('429 is waited for as long as the server says, up to two minutes', async () => {
    const opened = await open({
      size: 40,
      fault: (request) =>
        request === 2 ? { status: 429, headers: { 'retry-after': '90' } } : null,
    })
    expect(await verdictOf(opened, await opened.begin('ids'))).toMatchObject({ state: 'whole' })
    expect(opened.waits).toEqual([90_000])
    const longer = await open({
      size: 40,
      fault: () => ({ status: 429, headers: { 'retry-after': '900' } }),
    })
    expect(await longer.settled(await longer.begin('ids'))).toEqual({
      kind: 'paused',
      why: { kind: 'status', status: 429, requestId: 'request-1' },
    })
  })

  test('401 pauses with its cause, and it goes on when the token is taken again', async () => {
    let isRevoked = false
    const opened = await open({
      size: 90,
      fault: (request) => {
        if (request === 4) isRevoked = true
        return isRevoked
          ? { status: 401, headers: { 'www-authenticate': 'Token realm="Application"' } }
          : null
      },
    })
    const id = await opened.begin('ids')
    expect(await opened.settled(id)).toEqual({
      kind: 'paused',
      why: { kind: 'refused', hasChallenge: true },
    })
    isRevoked = false
    opened.server.asked.length = 100
    expect((await opened.sets.resume(id)).ok).toBe(true)
    expect(await verdictOf(opened, id)).toMatchObject({ state: 'whole', items: 90 })
  })
})

test.each(['ids', 'pages'] as const)(
  'by %s: paused at any request it goes on with what is not there, and ends with the same items',
  async (way) => {
    for (const at of [2, 3, 4, 6]) {
      const opened = await open({
        size: 400,
        script: (request) => {
          if (request === at) void opened.sets.pause(id)
        },
      })
      const id = await opened.begin(way, { sort: [{ attribute: 'name', direction: 'ascending' }] })
      expect((await opened.settled(id)).kind).toBe('paused')
      const before = opened.server.asked.length
      await opened.sets.resume(id)
      expect((await verdictOf(opened, id)).state).toBe(way === 'ids' ? 'whole' : 'counted')
      const held = await opened.items(id)
      expect(held.size).toBe(400)
      for (const [one, { version }] of held) {
        const stored = opened.server.store.items.get(one)
        expect(version).toBe(stored && stampsOf(stored))
      }
      expect(opened.server.asked.length - before).toBeLessThan(way === 'ids' ? 14 : 20)
    }
  },
)

test('by pages: paused behind the last page, and again, nothing has moved', async () => {
  const opened = await open({
    size: 100,
    script: (request) => {
      if (request === 6 || request === 9) void opened.sets.pause(id)
    },
  })
  const id = await opened.begin('pages', { sort: [{ attribute: 'name', direction: 'ascending' }] })
  for (let pause = 0; pause < 2; pause += 1) {
    expect((await opened.settled(id)).kind).toBe('paused')
    await opened.sets.resume(id)
  }
  expect(await verdictOf(opened, id)).toMatchObject({ state: 'counted', items: 100, lines: [] })
})

test('by pages: what moved while it was paused is said, and nothing more than counted', async () => {
  const opened = await open({
    size: 100,
    script: (request) => {
      if (request === 4) void opened.sets.pause(id)
    },
  })
  const id = await opened.begin('pages')
  await opened.settled(id)
  opened.server.store.edit(idOf(1))
  await opened.sets.resume(id)
  const verdict = await verdictOf(opened, id)
  expect(verdict.lines).toContainEqual({ kind: 'moved-while-paused' })
  expect(['whole', 'counted']).not.toContain(verdict.state)
})

test('who looks while a set ends sees it running or ended, never as one whose app has gone', async () => {
  const opened = await open({ size: 12 })
  const seen = new Set<string>()
  // Many who look at once: the disk is busy, and a look takes long enough for a set to end meanwhile.
  async function look(id: string) {
    for (;;) {
      const { standing } = await opened.view(id)
      seen.add(standing.kind)
      if (standing.kind === 'ended' || standing.kind === 'paused') return
    }
  }
  for (let round = 0; round < 20; round += 1) {
    const id = await opened.begin('pages', {}, false)
    await Promise.all(Array.from({ length: 20 }, () => look(id)))
  }
  expect([...seen].toSorted()).toEqual(['ended', 'running'])
})

test('resumed twice at once, a set goes on once', async () => {
  const opened = await open({
    size: 90,
    script: (request) => {
      if (request === 3) void opened.sets.pause(id)
    },
  })
  const id = await opened.begin('ids')
  await opened.settled(id)
  const before = opened.server.asked.length
  await Promise.all([opened.sets.resume(id), opened.sets.resume(id), opened.sets.resume(id)])
  expect(await verdictOf(opened, id)).toMatchObject({ state: 'whole', items: 90 })
  expect(opened.server.asked.length - before).toBeLessThan(10)
})

test('no file of a set holds the token, in no spelling', async () => {
  const opened = await open({ size: 50 })
  const id = await opened.begin('ids')
  await verdictOf(opened, id)
  const names = await readdir(join(folder(), id))
  const spellings = [canary, encodeURIComponent(canary), Buffer.from(canary).toString('base64')]
  for (const name of names) {
    const text = await readFile(join(folder(), id, name), 'latin1')
    expect(spellings.filter((one) => text.includes(one))).toEqual([])
  }
})

test('a damaged set and one of a newer version are named and set aside, and others are shown', async () => {
  const opened = await open({ size: 10 })
  const [good, broken, newer] = [
    await opened.begin('ids'),
    await opened.begin('ids'),
    await opened.begin('ids'),
  ]
  for (const id of [good, broken, newer]) await verdictOf(opened, id)
  const { writeFile } = await import('node:fs/promises')
  await writeFile(join(folder(), broken, 'set.json'), '{"version":1,')
  await writeFile(join(folder(), newer, 'set.json'), '{"version":2}')
  const { sets, damaged } = await opened.sets.list()
  expect(sets.map(({ id }) => id)).toEqual([good])
  expect(damaged.toSorted((one, other) => one.why.localeCompare(other.why))).toEqual([
    { id: newer, why: 'newer-version' },
    { id: broken, why: 'unreadable' },
  ])
  await opened.sets.remove(good)
  expect((await opened.sets.list()).sets).toEqual([])
})
