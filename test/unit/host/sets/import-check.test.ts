/** The import check against imports that really run, history by history (whole-set.md, A6). */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { FilterRow, QueryForm } from '#core/query/form.ts'
import {
  importFaults,
  importMarks,
  importRemovals,
  importStamps,
  type ImportCause,
  type ImportFault,
  type ImportSettings,
} from '#core/import-check/check-import.ts'
import type { ImportCheckResult } from '#core/import-check/import-check-document.ts'
import { coreTransport } from '../../../servers/core/core-transport.ts'
import {
  concepts,
  createMovingStore,
  idOf,
  type MovingStore,
  owner,
} from '../../../servers/core/moving-store.ts'
import {
  createMovingCore,
  startMovingCore,
  type MovingCoreOptions,
} from '../../../servers/core/start-moving-core.ts'
import { isUnix } from '../../../support/unix.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openSets } from './open-sets.ts'
import { load, runNight } from './real-loop.ts'

const folder = temporaryFolder()
const list = 'selection'
const leaves = { slug: 'leaves', id: 'b2eae3ad-291f-418a-b095-ef2710524eda' }
/** Three in the morning in Vienna, and long before. */
const night = Date.parse('2026-11-23T03:00:00+01:00')
const years = Date.parse('2021-05-05T10:00:00+02:00')
const second = 1000
const hour = 3600 * second
const afternoon = night + 12 * hour
const morning = night + 24 * hour
const picture = idOf(900)

const every: ImportSettings[] = importStamps.flatMap((stamp) =>
  importMarks.flatMap((mark) => importRemovals.map((removal) => ({ stamp, mark, removal }))),
)
const usual: ImportSettings = { stamp: 'modified', mark: 'start', removal: 'none' }

interface History {
  name: string
  /** Of the collection, where it is not the one that holds the first fifty of seventy. */
  endpoint?: string
  form?: Partial<QueryForm>
  startedAt?: number
  before?: (store: MovingStore) => void
  /** While the first load runs, a minute after its begin. */
  during?: (store: MovingStore) => void
  /** Between the two nights; the clock stands in the afternoon, unless it is set. */
  after: (store: MovingStore) => void
  /** When it is asked again. */
  morningAt?: number
  /** What the server holds, where it is not the usual seventy. */
  stocked?: () => MovingStore
  /** What one import has wrong by it. */
  shows: { loop?: Partial<ImportSettings>; fault: ImportFault; cause: ImportCause; count: number }
}

const filtered = (key: string, item: string): Partial<QueryForm> => ({
  filters: [{ key, value: { kind: 'list', items: [item] } } satisfies FilterRow],
})
const first = (count: number, from = 0) => Array.from({ length: count }, (_, at) => idOf(from + at))

const histories: readonly History[] = [
  {
    name: 'an item is put into a collection after years',
    after: (store) => {
      store.enter(list, idOf(60))
    },
    shows: { fault: 'missed', cause: 'collection', count: 1 },
  },
  {
    name: 'a concept is moved in its tree, and items enter by the subtree',
    endpoint: 'all',
    form: filtered('classifications.in.withSubtree', concepts.root),
    after: (store) => {
      store.moveConcept(concepts.other, concepts.root)
    },
    shows: { fault: 'missed', cause: 'moved-category', count: 5 },
  },
  {
    name: 'the index of the full text was late',
    endpoint: 'all',
    form: { q: 'Seeblick' },
    before: (store) => {
      store.rename(idOf(9), 'Seeblick')
    },
    after: (store) => {
      store.runJobs()
    },
    shows: { fault: 'missed', cause: 'late-index', count: 1 },
  },
  {
    name: 'the cache of an endpoint in the filter was late',
    endpoint: 'all',
    form: filtered('endpointId.in', leaves.id),
    before: (store) => {
      store.buildCache(leaves.slug)
      store.insert({ concepts: [concepts.leaf] })
    },
    after: (store) => {
      store.buildCache(leaves.slug)
    },
    shows: { fault: 'missed', cause: 'nested-cache', count: 1 },
  },
  {
    name: 'a linked picture is renamed',
    after: (store) => {
      store.renamePicture(picture, 'Anders')
      store.runJobs()
    },
    shows: { fault: 'stale', cause: 'linked', count: 3 },
  },
  {
    name: 'the job that touches passes over an item that is held',
    after: (store) => {
      store.renamePicture(picture, 'Anders')
      store.runJobs([idOf(1)])
    },
    shows: { fault: 'stale', cause: 'linked', count: 2 },
  },
  {
    name: 'validity begins at midnight',
    endpoint: 'all',
    before: (store) => {
      store.setValidity(idOf(8), { from: '2026-11-24' })
    },
    after: () => undefined,
    shows: { fault: 'missed', cause: 'unseen', count: 1 },
  },
  {
    name: 'validity ended, and the day after is over',
    before: (store) => {
      store.setValidity(idOf(8), { through: '2026-11-22' })
    },
    after: () => undefined,
    shows: { fault: 'kept', cause: 'left', count: 1 },
  },
  {
    name: 'items left the collection, or were deleted without history',
    after: (store) => {
      store.leave(list, idOf(3))
      store.forget(idOf(4))
    },
    shows: { loop: { removal: 'deleted' }, fault: 'kept', cause: 'left', count: 2 },
  },
  {
    name: 'an item is deleted, and the import removes nothing',
    after: (store) => {
      store.remove(idOf(3))
    },
    shows: { fault: 'kept', cause: 'deleted', count: 1 },
  },
  {
    name: 'thirty deletions on one day',
    after: (store) => {
      for (const id of first(30)) store.remove(id)
    },
    shows: { loop: { removal: 'deleted' }, fault: 'kept', cause: 'behind-first-page', count: 5 },
  },
  {
    name: 'forty deletions of one timestamp',
    after: (store) => {
      store.remove(...first(40))
    },
    shows: { loop: { removal: 'deleted' }, fault: 'kept', cause: 'behind-first-page', count: 15 },
  },
  {
    name: 'a deletion that is restored',
    after: (store) => {
      store.remove(idOf(3))
      store.restore(idOf(3))
      store.remove(idOf(4))
    },
    shows: { fault: 'kept', cause: 'deleted', count: 1 },
  },
  {
    name: 'a deletion half an hour after midnight',
    startedAt: Date.parse('2026-11-24T00:10:00+01:00'),
    after: (store) => {
      store.setClock(Date.parse('2026-11-24T00:30:00+01:00'))
      store.remove(idOf(3))
    },
    shows: { loop: { removal: 'deleted' }, fault: 'kept', cause: 'day-before', count: 1 },
  },
  {
    name: 'a translation is deleted: not delivered by dc:touched',
    before: (store) => {
      store.translate(idOf(5), 'en', 'English')
    },
    after: (store) => {
      store.deleteTranslation(idOf(5), 'en')
    },
    shows: { loop: { stamp: 'touched' }, fault: 'stale', cause: 'translation', count: 1 },
  },
  {
    name: 'a translation is deleted: removed though it is alive',
    before: (store) => {
      store.translate(idOf(5), 'en', 'English')
    },
    after: (store) => {
      store.deleteTranslation(idOf(5), 'en')
    },
    shows: { loop: { removal: 'deleted' }, fault: 'removed', cause: 'translation', count: 1 },
  },
  {
    name: 'a translation is deleted and there again',
    before: (store) => {
      store.translate(idOf(5), 'en', 'English')
    },
    after: (store) => {
      store.deleteTranslation(idOf(5), 'en')
      store.translate(idOf(5), 'en', 'English again')
    },
    shows: { loop: { removal: 'deleted' }, fault: 'removed', cause: 'alive', count: 1 },
  },
  {
    name: 'an edit, a new item and one that goes during the first load',
    during: (store) => {
      store.edit(idOf(6))
      store.enter(list, store.insert())
      store.leave(list, idOf(7))
    },
    after: () => undefined,
    shows: { loop: { mark: 'end' }, fault: 'stale', cause: 'during-load', count: 1 },
  },
  {
    name: 'two edits in the second of the mark',
    before: (store) => {
      store.setClock(night - 5 * hour)
      store.edit(idOf(2))
    },
    startedAt: night - 5 * hour + 400,
    after: (store) => {
      store.setClock(night - 5 * hour + 700)
      store.edit(idOf(2))
    },
    shows: { loop: { mark: 'newest' }, fault: 'stale', cause: 'second-of-mark', count: 1 },
  },
  {
    name: 'a transaction that stayed open',
    before: (store) => {
      store.setClock(night - 60 * second)
      endOpen = store.editOpenly(idOf(2))
    },
    after: () => {
      endOpen()
    },
    shows: { fault: 'stale', cause: 'written-late', count: 1 },
  },
]
let endOpen: () => void = () => undefined

function createStore(): MovingStore {
  const store = createMovingStore({
    items: [
      ...first(70).map((id, at) => ({
        id,
        modified: years + at * hour,
        ...(at < 3 && { pictures: [picture] }),
        concepts: at < 10 ? [concepts.leaf] : at < 15 ? [concepts.other] : [],
      })),
      { id: picture, type: 'picture' as const, modified: years },
    ],
    endpoints: [
      { slug: 'all', kind: 'dynamic' },
      { slug: list, kind: 'static', members: first(50) },
      { ...leaves, kind: 'dynamic', concept: concepts.leaf },
    ],
  })
  store.setClock(night - 6 * hour)
  return store
}

const openHistory = async (
  {
    endpoint = list,
    form,
    before,
    during,
    startedAt = night,
    stocked = createStore,
  }: Omit<History, 'shows' | 'after'>,
  options: Omit<MovingCoreOptions, 'store' | 'script'> = {},
) => {
  const store = stocked()
  before?.(store)
  let clock = startedAt
  let begun = Infinity
  const core = createMovingCore({
    store,
    script(number) {
      if (number !== begun + 3) return
      store.setClock(startedAt + 60 * second)
      during?.(store)
      clock = startedAt + 120 * second
    },
    ...options,
  })
  store.setClock(clock)
  const opened = openSets(folder(), 'http://127.0.0.1:9', {
    transport: coreTransport(core),
    now: () => new Date(clock),
  })
  const parts = [
    ...(form?.q === undefined ? [] : [`filter[q]=${form.q}`]),
    ...(form?.filters ?? []).map(
      ({ key, value }) =>
        `filter[${key.replaceAll('.', '][')}][]=${value.kind === 'list' ? (value.items[0] ?? '') : ''}`,
    ),
  ]
  const query = `endpoints/${endpoint}?${parts.join('&')}`
  const table = load(core, query)
  begun = core.book.length
  const id = await opened.begin('ids', { endpoint, ...form })
  expect(await opened.verdict(id)).toMatchObject({ state: 'whole' })
  const loaded = { table, startedAt, endedAt: clock }
  return { ...opened, id, core, store, query, loaded, setNow: (to: number) => (clock = to) }
}

const idsOf = ({ wrong }: ImportCheckResult) =>
  Object.fromEntries(
    importFaults.map((fault) => [fault, wrong[fault].items.map(({ id }) => id).toSorted()]),
  )

async function expectLikeRealLoops(history: Omit<History, 'shows'>) {
  const opened = await openHistory(history)
  const { sets, id, core, store, query, loaded } = opened
  store.setClock(afternoon)
  history.after(store)
  const { morningAt = morning } = history
  store.setClock(morningAt)
  opened.setNow(morningAt)
  const requested = core.book.length
  expect(await sets.loadImportCheck(id)).toBeNull()
  expect(core.book.length - requested).toBeLessThanOrEqual(5)
  load(core, query)
  const truth = core.book.at(-1)?.truth() ?? new Map<string, never>()
  for (const loop of every) {
    const told = await sets.checkImport(id, loop)
    const real = runNight(core, query, { loaded, loop, truth })
    for (const ids of Object.values(real)) ids.sort()
    expect({ loop, ...(told && idsOf(told)) }).toEqual({ loop, ...real })
  }
  return opened
}

test.each(histories)('$name', async (history) => {
  const { sets, id } = await expectLikeRealLoops(history)
  const { fault, cause, count, loop } = history.shows
  const told = await sets.checkImport(id, { ...usual, ...loop })
  const causes = told?.wrong[fault].items.map((item) => item.cause)
  expect([fault, causes]).toEqual([fault, Array<ImportCause>(count).fill(cause)])
})

/**
 * A query with every way in at once: a collection, a full text, an endpoint with a cache, a category with what is
 * below it. Each item that is not of it has one thing that the others have not.
 */
const atOnce = {
  outside: idOf(100),
  unindexed: idOf(101),
  elsewhere: idOf(102),
  notYetValid: idOf(103),
}
const everywhere = { slug: 'everywhere', id: '6d1d3a6c-32f5-4d5f-9c5c-50f0a0f3b1a7' }
const stockAll = (): MovingStore => {
  const store = createMovingStore({
    items: [
      ...first(104).map((id, at) => ({
        id,
        name: id === atOnce.unindexed ? 'Seeblick' : `Item ${at}`,
        modified: years + at * hour,
        ...(at < 3 && { pictures: [picture] }),
        concepts: [id === atOnce.elsewhere ? concepts.other : concepts.leaf],
      })),
      { id: picture, type: 'picture' as const, modified: years },
    ],
    endpoints: [
      {
        slug: list,
        kind: 'static',
        members: first(104).filter((id) => id !== atOnce.outside),
      },
      { ...everywhere, kind: 'dynamic' },
    ],
  })
  store.setClock(night - 6 * hour)
  return store
}

test('all of it at once, in one query', async () => {
  const startedAt = Date.parse('2026-11-24T00:10:00.400+01:00')
  let uncached = ''
  const opened = await expectLikeRealLoops({
    name: 'all',
    stocked: stockAll,
    form: {
      q: 'Item',
      filters: [
        ...(filtered('endpointId.in', everywhere.id).filters ?? []),
        ...(filtered('classifications.in.withSubtree', concepts.root).filters ?? []),
      ],
    },
    startedAt,
    before: (store) => {
      store.translate(idOf(5), 'en', 'Item in English')
      store.translate(idOf(8), 'en', 'Item in English')
      store.setValidity(atOnce.notYetValid, { from: '2026-11-25' })
      store.setValidity(idOf(9), { through: '2026-11-23' })
      store.runJobs()
      store.rename(atOnce.unindexed, 'Item at last')
      store.buildCache(everywhere.slug)
      uncached = store.insert({ name: 'Item', concepts: [concepts.leaf], modified: years })
      store.enter(list, uncached)
      store.setClock(startedAt - 60 * second)
      endOpen = store.editOpenly(idOf(4))
      store.setClock(startedAt - 400)
      store.edit(idOf(3))
    },
    during: (store) => {
      store.edit(idOf(6))
      store.leave(list, idOf(7))
    },
    after: (store) => {
      store.setClock(startedAt + 300)
      store.edit(idOf(3))
      store.setClock(Date.parse('2026-11-24T00:30:00+01:00'))
      store.remove(idOf(99))
      store.setClock(afternoon + 24 * hour)
      endOpen()
      store.enter(list, atOnce.outside)
      store.moveConcept(concepts.other, concepts.root)
      store.renamePicture(picture, 'Anders')
      store.runJobs()
      store.buildCache(everywhere.slug)
      store.leave(list, idOf(98))
      store.forget(idOf(97))
      for (const id of first(30, 10)) store.remove(id)
      store.remove(...first(40, 50))
      store.restore(idOf(20))
      store.deleteTranslation(idOf(5), 'en')
      store.deleteTranslation(idOf(8), 'en')
      store.translate(idOf(8), 'en', 'Item again')
    },
    morningAt: morning + 24 * hour,
  })
  const causesOf = async (loop: Partial<ImportSettings>, fault: ImportFault) => {
    const told = await opened.sets.checkImport(opened.id, { ...usual, ...loop })
    const items = told?.wrong[fault].items.map(({ id, cause }) => [id, cause] as const) ?? []
    return items.toSorted(([one], [other]) => (one < other ? -1 : 1))
  }
  expect(await causesOf({}, 'missed')).toEqual(
    [...Object.values(atOnce), uncached].toSorted().map((id) => [id, 'several-ways']),
  )
  const linked = first(3).map((id) => [id, 'linked'])
  expect(await causesOf({}, 'stale')).toEqual([...linked, [idOf(4), 'written-late']])
  expect(await causesOf({ mark: 'newest' }, 'stale')).toEqual([
    ...linked,
    [idOf(3), 'second-of-mark'],
    [idOf(4), 'written-late'],
  ])
  expect(await causesOf({ mark: 'end' }, 'stale')).toContainEqual([idOf(6), 'during-load'])
  expect(await causesOf({ removal: 'deleted' }, 'removed')).toEqual([
    [idOf(5), 'translation'],
    [idOf(8), 'alive'],
  ])
  const kept = await causesOf({ removal: 'deleted' }, 'kept')
  const keptBy = (of: ImportCause) => kept.flatMap(([id, cause]) => (cause === of ? [id] : []))
  expect(keptBy('left')).toEqual([7, 9, 97, 98].map(idOf))
  expect(keptBy('day-before')).toEqual([idOf(99)])
  // The first page has two translations and 23 of 69 deletions.
  expect(keptBy('behind-first-page')).toHaveLength(69 - 23)
})

test('five requests at most, each in the log with its step, whatever the deletions are', async () => {
  const opened = await openHistory({ name: '' })
  const { store, sets, id, core } = opened
  store.setClock(afternoon)
  store.remove(...first(40))
  const before = core.book.length
  expect(await sets.loadImportCheck(id)).toBeNull()
  expect(core.book.length - before).toBe(5)
  expect(
    opened
      .requestLog()
      .map(({ purpose }) => purpose)
      .filter(({ kind }) => kind === 'sync'),
  ).toEqual(
    ['list', 'modified', 'touched', 'deleted', 'deleted'].map((step, at) => ({
      kind: 'sync',
      step,
      number: at + 1,
    })),
  )
  const told = await sets.checkImport(id, usual)
  expect(told).toMatchObject({ requests: 5, held: 50, now: 10, deleted: 'whole' })
  expect(core.book.length - before).toBe(5)
})

test('the answers stay with the set, in a private file without the token', async () => {
  const at = folder()
  const core = createMovingCore({ store: createStore() })
  const options = { transport: coreTransport(core) }
  const opened = openSets(at, 'http://127.0.0.1:9', options)
  const id = await opened.begin('ids', { endpoint: list })
  await opened.verdict(id)
  expect(await opened.sets.checkImport(id, usual)).toBeNull()
  const [one, other] = await Promise.all([
    opened.sets.loadImportCheck(id),
    opened.sets.loadImportCheck(id),
  ])
  expect([one, other]).toEqual([null, null])
  expect(core.book.filter(({ target }) => target.includes('things/deleted'))).toHaveLength(1)
  const told = await opened.sets.checkImport(id, usual)
  const again = openSets(at, 'http://127.0.0.1:9', options)
  expect(await again.sets.checkImport(id, usual)).toEqual(told)
  const file = join(at, id, 'sync.json')
  if (isUnix) expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readFile(file, 'utf8')).not.toContain(owner.token)
})

test('items go by the name that the set holds', async () => {
  const { sets, store, id } = await openHistory({ name: '' })
  store.setClock(afternoon)
  store.remove(idOf(3))
  await sets.loadImportCheck(id)
  const told = await sets.checkImport(id, usual)
  expect(told?.wrong.kept.items).toEqual([{ id: idOf(3), name: 'Item 023757', cause: 'deleted' }])
})

test('another token sees other items: nothing is asked with it', async () => {
  const { sets, core, setToken, id } = await openHistory({ name: '' })
  setToken('another')
  const before = core.book.length
  expect(await sets.loadImportCheck(id)).toEqual({ kind: 'other-token' })
  expect(core.book.length).toBe(before)
})

test.each([
  [
    1,
    { status: 401, headers: { 'WWW-Authenticate': 'Token' } },
    { kind: 'refused', hasChallenge: true },
  ],
  [1, { status: 429 }, { kind: 'status', status: 429, requestId: '' }],
] as const)('without a list nothing is told: request %i, %o', async (number, fault, problem) => {
  let begun = Infinity
  const server = await startMovingCore({
    store: createStore(),
    fault: (at) => (at === begun + number ? fault : null),
  })
  const opened = openSets(folder(), server.baseUrl)
  const id = await opened.begin('ids', { endpoint: list })
  await opened.verdict(id)
  begun = server.book.length
  expect(await opened.sets.loadImportCheck(id)).toEqual(problem)
  expect(await opened.sets.checkImport(id, usual)).toBeNull()
})

test('a filter that the server does not answer is told, and stamps alone decide', async () => {
  let begun = Infinity
  const server = await startMovingCore({
    store: createStore(),
    fault: (at) => (at === begun + 2 || at === begun + 4 ? { status: 500 } : null),
  })
  const opened = openSets(folder(), server.baseUrl)
  const id = await opened.begin('ids', { endpoint: list })
  await opened.verdict(id)
  begun = server.book.length
  expect(await opened.sets.loadImportCheck(id)).toBeNull()
  expect(await opened.sets.checkImport(id, usual)).toMatchObject({
    tried: { modified: 'failed', touched: 'answered' },
    deleted: 'failed',
    requests: 4,
  })
})

test('a set that is not whole is not checked', async () => {
  const core = createMovingCore({ store: createStore(), total: (real) => real + 7 })
  const opened = openSets(folder(), 'http://127.0.0.1:9', { transport: coreTransport(core) })
  const id = await opened.begin('ids', { endpoint: list })
  await opened.verdict(id)
  expect(await opened.sets.loadImportCheck(id)).toEqual({ kind: 'not-whole' })
})
