import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { err } from '#core/result.ts'
import { openSetFiles } from '#host/sets/set-files.ts'
import { createMovingStore, idOf, owner } from '../../../servers/core/moving-store.ts'
import { startMovingCore, type MovingCoreOptions } from '../../../servers/core/start-moving-core.ts'
import { createDocumentedStore } from '../../../servers/documented/documented-store.ts'
import { startMovingDocumented } from '../../../servers/documented/start-moving-documented.ts'
import { rounds } from '../../../support/rounds.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openSets } from './open-sets.ts'

const folder = temporaryFolder()
const byName = { sort: [{ attribute: 'name', direction: 'ascending' }] } as const

async function open({ size, ...options }: { size: number } & Omit<MovingCoreOptions, 'store'>) {
  const server = await startMovingCore({ store: createMovingStore({ items: size }), ...options })
  return { server, ...openSets(folder(), server.baseUrl) }
}

async function openDocumented(size: number) {
  const server = await startMovingDocumented({ store: createDocumentedStore(size) })
  return { server, ...openSets(folder(), server.baseUrl) }
}

/** What the last list of IDs named, with the version of each text. */
const lastList = ({ server }: Awaited<ReturnType<typeof open>>) =>
  new Map(Array.from(server.latest('list').truth(), ([id, { version }]) => [id, version]))

describe('by IDs', () => {
  test('a set at rest is whole, within the price of A1, and each request stands in the log', async () => {
    const opened = await open({ size: 1000 })
    const id = await opened.begin('ids')
    expect(await opened.verdict(id)).toEqual({
      state: 'whole',
      items: 1000,
      totalBefore: '1000',
      totalAfter: '1000',
      missing: '0',
      repeated: 0,
      lines: [],
    })
    expect(await opened.versions(id)).toEqual(lastList(opened))
    expect(opened.server.book.length).toBeLessThanOrEqual(7 + 3 * Math.ceil(1000 / 20))
    expect(opened.requestLog().map(({ purpose }) => purpose.kind)).toEqual(
      opened.server.book.map(() => 'set'),
    )
  })

  test.each(['created', 'random', 'startDate'])(
    'sort=%s, which leaves no order, does no harm',
    async (attribute) => {
      const opened = await open({ size: 300 })
      const id = await opened.begin('ids', { sort: [{ attribute, direction: 'ascending' }] })
      expect(await opened.verdict(id)).toMatchObject({ state: 'whole', items: 300 })
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
    const { state, items, lines } = await opened.verdict(id)
    expect([state, items]).toEqual(['whole', 200])
    expect(await opened.versions(id)).toEqual(lastList(opened))
    expect(lines).toEqual([
      { kind: 'came', ids: [idOf(200)] },
      { kind: 'went', ids: [idOf(7)] },
      { kind: 'changed', ids: [idOf(3), idOf(4)] },
    ])
  })

  test('a server that changes faster than it is fetched is restless, and names what', async () => {
    const opened = await open({
      size: 60,
      script: (_, store) => {
        store.edit(idOf(5))
      },
    })
    const verdict = await opened.verdict(await opened.begin('ids'))
    expect(verdict.state).toBe('restless')
    expect(verdict.lines).toContainEqual({ kind: 'open', ids: [idOf(5)] })
  })

  test('an endpoint without items is a set of none', async () => {
    const opened = await open({ size: 0 })
    expect(await opened.verdict(await opened.begin('ids'))).toMatchObject({
      state: 'whole',
      items: 0,
    })
  })

  test('a list that contradicts its own total proves nothing', async () => {
    const opened = await open({ size: 50, total: (real) => real + 7 })
    expect(await opened.verdict(await opened.begin('ids'))).toMatchObject({
      state: 'untold',
      lines: [{ kind: 'list-wrong' }],
    })
  })
})

describe('by pages', () => {
  test('as many different IDs as the total, before and after, is counted and no more', async () => {
    const opened = await openDocumented(130)
    const id = await opened.begin('pages', byName, { isDatacycle: false })
    expect(await opened.verdict(id)).toMatchObject({
      state: 'counted',
      items: 130,
      missing: '0',
      repeated: 0,
    })
  })

  test('one page with room for more is one answer', async () => {
    const opened = await openDocumented(12)
    const id = await opened.begin('pages', byName, { isDatacycle: false })
    expect(await opened.verdict(id)).toMatchObject({ state: 'one-answer', items: 12 })
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
        const id = await opened.begin(way, byName)
        const { state, items } = await opened.verdict(id)
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
    expect(await opened.verdict(await opened.begin('ids'))).toMatchObject({ state: 'whole' })
    expect(opened.waits).toEqual([90_000])
    const longer = await open({
      size: 40,
      fault: () => ({ status: 429, headers: { 'retry-after': '900' } }),
    })
    expect(await longer.settled(await longer.begin('ids'))).toEqual({
      kind: 'paused',
      why: { kind: 'status', status: 429, requestId: '' },
    })
  })

  test('429 without a time is waited for ten times, longer and longer', async () => {
    const opened = await open({ size: 40, fault: () => ({ status: 429 }) })
    expect(await opened.settled(await opened.begin('ids'))).toEqual({
      kind: 'paused',
      why: { kind: 'status', status: 429, requestId: '' },
    })
    expect(opened.waits).toEqual([1000, 4000, ...Array.from({ length: 8 }, () => 16_000)])
  })
})

test.each(['ids', 'pages'] as const)(
  'by %s: paused at any request it goes on with what is not there, and ends with the same items',
  async (way) => {
    for (const at of [2, 3, 4, 6]) {
      const opened = await open({
        size: 400,
        script(request) {
          if (request === at) void opened.sets.pause(id)
        },
      })
      const id = await opened.begin(way, byName)
      expect((await opened.settled(id)).kind).toBe('paused')
      const before = opened.server.book.length
      await opened.sets.resume(id)
      expect((await opened.verdict(id)).state).toBe(way === 'ids' ? 'whole' : 'counted')
      const held = await opened.versions(id)
      expect([...held].toSorted()).toEqual([...opened.server.store.versions()].toSorted())
      expect(opened.server.book.length - before).toBeLessThan(way === 'ids' ? 14 : 20)
    }
  },
)

test('by pages: paused behind the last page, and again, nothing has moved', async () => {
  const opened = await open({
    size: 100,
    script(request) {
      if (request === 6 || request === 9) void opened.sets.pause(id)
    },
  })
  const id = await opened.begin('pages', byName)
  for (let pause = 0; pause < 2; pause += 1) {
    expect((await opened.settled(id)).kind).toBe('paused')
    await opened.sets.resume(id)
  }
  expect(await opened.verdict(id)).toMatchObject({ state: 'counted', items: 100, lines: [] })
})

test('paused, a set tells how many items it holds, those without an ID among them, to whoever looks', async () => {
  const opened = await open({
    size: 100,
    script(request) {
      if (request === 4) void opened.sets.pause(id)
    },
  })
  const id = await opened.begin('pages', byName)
  await opened.settled(id)
  const held = (await opened.graph(id)).length
  const another = openSets(folder(), opened.server.baseUrl)
  expect([held > 0, (await opened.view(id)).items, (await another.view(id)).items]).toEqual([
    true,
    held,
    held,
  ])
  const files = await openSetFiles(join(folder(), id))
  const bytes = new TextEncoder().encode('{}')
  const item = { id: null, stamps: { modified: '', touched: '' }, bytes }
  await files.commit({ items: [item], replaces: false })
  await files.close()
  expect((await opened.view(id)).items).toBe(held + 1)
})

test('by pages: what moved while it was paused is said, and nothing more than counted', async () => {
  const opened = await open({
    size: 100,
    script(request) {
      if (request === 4) void opened.sets.pause(id)
    },
  })
  const id = await opened.begin('pages')
  await opened.settled(id)
  opened.server.store.edit(idOf(1))
  await opened.sets.resume(id)
  const verdict = await opened.verdict(id)
  expect(verdict.lines).toContainEqual({ kind: 'moved-while-paused' })
  expect(['whole', 'counted']).not.toContain(verdict.state)
})

test('who looks while a set ends sees it running or ended, never as one whose app has gone', async () => {
  const opened = await openDocumented(12)
  const seen = new Set<string>()
  // Many who look at once: the disk is busy, and a look takes long enough for a set to end meanwhile.
  async function look(id: string) {
    for (;;) {
      const { standing } = await opened.view(id)
      seen.add(standing.kind)
      if (standing.kind === 'ended' || standing.kind === 'paused') return
    }
  }
  for (let round = 0; round < rounds(20); round += 1) {
    const id = await opened.begin('pages', {}, { isDatacycle: false })
    await Promise.all(Array.from({ length: 20 }, () => look(id)))
    // Who looks reads all sets there are.
    await opened.sets.remove(id)
  }
  expect([...seen].toSorted()).toEqual(['ended', 'running'])
})

test('resumed twice at once, a set goes on once', async () => {
  const opened = await open({
    size: 90,
    script(request) {
      if (request === 3) void opened.sets.pause(id)
    },
  })
  const id = await opened.begin('ids')
  await opened.settled(id)
  const before = opened.server.book.length
  await Promise.all([opened.sets.resume(id), opened.sets.resume(id), opened.sets.resume(id)])
  expect(await opened.verdict(id)).toMatchObject({ state: 'whole', items: 90 })
  expect(opened.server.book.length - before).toBeLessThan(10)
})

test('no file of a set holds the token, in no spelling', async () => {
  const opened = await open({ size: 50 })
  const id = await opened.begin('ids')
  await opened.verdict(id)
  const names = await readdir(join(folder(), id))
  const { token } = owner
  const spellings = [token, encodeURIComponent(token), Buffer.from(token).toString('base64')]
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
  for (const id of [good, broken, newer]) await opened.verdict(id)
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

test('of a damaged set every item that is whole can still be had, and no other one', async () => {
  const opened = await open({ size: 10 })
  const id = await opened.begin('ids')
  await opened.verdict(id)
  const lines = async () => {
    const items = await opened.sets.openIntactItems(id)
    return items && (await new Response(items).text()).trimEnd().split('\n')
  }
  const whole = await lines()
  await writeFile(join(folder(), id, 'set.json'), '{"version":1,')
  const path = join(folder(), id, 'items')
  const text = await readFile(path, 'utf8')
  await writeFile(path, text.replace('@id', '@iD'))
  expect([whole?.length, await lines()]).toEqual([10, whole?.slice(1)])
  expect(await opened.sets.openIntactItems(crypto.randomUUID())).toBeNull()
})

describe('what a person gave the sets', () => {
  test('is not exceeded: a set pauses there, and goes on to its end where there is more', async () => {
    let limit = 20_000
    const server = await startMovingCore({ store: createMovingStore({ items: 400 }) })
    const opened = openSets(folder(), server.baseUrl, { limitBytes: () => limit })
    const id = await opened.begin('pages', byName)
    const full = { kind: 'paused', why: { kind: 'sets-full', limit } }
    expect(await opened.settled(id)).toEqual(full)
    const { bytes } = await opened.sets.list()
    expect([bytes <= limit, bytes > limit / 2]).toEqual([true, true])
    // Nothing was removed by itself, and what is there is no full page more.
    expect((await opened.view(id)).bytes).toBe(bytes)
    limit = 1_000_000
    await opened.sets.resume(id)
    expect(await opened.verdict(id)).toMatchObject({ state: 'counted', items: 400 })
  })

  test('is asked for before anything is sent', async () => {
    const server = await startMovingCore({ store: createMovingStore({ items: 20 }) })
    let limit = 1_000_000
    const opened = openSets(folder(), server.baseUrl, { limitBytes: () => limit })
    const id = await opened.begin('ids')
    await opened.verdict(id)
    const sent = server.book.length
    limit = 100
    await expect(opened.begin('ids')).rejects.toThrow('sets-full')
    expect((await opened.sets.list()).damaged).toEqual([])
    expect(await opened.sets.resume(id)).toEqual(err({ kind: 'sets-full', limit }))
    expect([server.book.length - sent, (await opened.view(id)).items]).toEqual([0, 20])
  })
})
