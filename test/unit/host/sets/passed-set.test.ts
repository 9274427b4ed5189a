/** Exports of all pages over real HTTP: sets that are not kept. */
import { Hono } from 'hono'
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createBlobFile } from '#app/export-worker/item-file.ts'
import { createExportSession } from '#app/export-worker/export-session.ts'
import type { ExportEnded, ExportProgress } from '#app/export-worker/protocol.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { setRoutes } from '#host/routes/set-routes.ts'
import type { Fault } from '../../../servers/http/fault.ts'
import { createMovingStore } from '../../../servers/core/moving-store.ts'
import { startMovingCore, type MovingCoreOptions } from '../../../servers/core/start-moving-core.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openSets } from './open-sets.ts'

const folder = temporaryFolder()
const conventions = presets.core

/** A host whose sets are fetched from a moving server, and exports by it. */
async function open(options: MovingCoreOptions) {
  const core = await startMovingCore(options)
  const dataFolder = folder()
  const opened = openSets(dataFolder, core.baseUrl)
  const host = new Hono().route('/api/sets', setRoutes(opened))

  /** Starts an export of all items as NDJSON. */
  function begin(change: Partial<QueryForm> = {}, plan?: RequestPlan) {
    const form = {
      ...emptyForm,
      endpoint: 'all',
      pageSize: '100',
      sort: [{ attribute: 'name', direction: 'ascending' as const }],
      ...change,
    }
    const planned = planRequest(form, conventions)
    if (!planned.ok) throw new Error('Refused')
    const told: ExportProgress[] = []
    const waiting: ((progress: ExportProgress) => void)[] = []
    let finish: (ended: ExportEnded) => void = () => undefined
    const ending = new Promise<ExportEnded>((resolve) => (finish = resolve))
    const session = createExportSession({
      fetch: (path, init) =>
        Promise.resolve(host.request(path instanceof Request ? path.url : path, init)),
      post(message) {
        if (message.kind === 'ended') finish(message.ended)
        if (message.kind !== 'progress') return
        told.push(message.progress)
        for (const hear of waiting) hear(message.progress)
      },
      open: () => Promise.resolve(createBlobFile()),
      newId: () => crypto.randomUUID(),
      date: () => new Date(0),
      now: () => performance.now(),
      yieldOnce: () => new Promise((resolve) => setTimeout(resolve)),
    })
    session.receive({
      kind: 'start',
      appToken: null,
      job: {
        format: 'ndjson',
        csv: { separator: ',', hasBom: false },
        table: { columns: null, hasPlainText: false, words: null, sheet: 'Items' },
        source: {
          kind: 'all',
          query: {
            connectionId: 'one',
            baseUrl: core.baseUrl,
            conventions,
            form,
            plan: plan ?? planned.value,
          },
        },
      },
    })
    return {
      told,
      goOn() {
        session.receive({ kind: 'go-on' })
      },
      cancel() {
        session.receive({ kind: 'cancel' })
      },
      /** Resolves with the next progress of this kind. */
      next: (kind: 'paused') =>
        new Promise<ExportProgress>((resolve) => {
          waiting.push((progress) => {
            if (progress.standing?.kind === kind) resolve(progress)
          })
        }),
      async end() {
        const ended = await ending
        if (ended.kind !== 'written') throw new Error(ended.kind)
        const text = await ended.file.text()
        return { ...ended, ids: text.split('\n').flatMap((line) => idIn(line)) }
      },
    }
  }

  return { ...opened, core, begin, dataFolder }
}

const idIn = (line: string): string[] =>
  line === '' ? [] : [(JSON.parse(line) as { '@id': string })['@id']]

test(
  '10 000 items survive a 503, a reset and a 429 in the middle',
  { timeout: 120_000 },
  async () => {
    const faults = new Map<number, Fault>([
      [40, { status: 503 }],
      [41, { status: 503 }],
      [60, 'reset'],
      [80, { status: 429, headers: { 'Retry-After': '7' } }],
      [95, 'cut'],
    ])
    const opened = await open({
      store: createMovingStore({ items: 10_000 }),
      fault: (number) => faults.get(number) ?? null,
    })
    const exporting = opened.begin()
    const { ids, stop, verdict, facts } = await exporting.end()
    expect([stop, facts.itemCount, new Set(ids).size]).toEqual([null, 10_000, 10_000])
    expect(verdict).toEqual({
      state: 'counted',
      items: 10_000,
      totalBefore: '10000',
      totalAfter: '10000',
      missing: '0',
      repeated: 0,
      lines: [],
    })
    expect(opened.waits.toSorted((one, other) => one - other)).toEqual([
      1000, 1000, 1000, 1000, 7000,
    ])
    expect(opened.core.book).toHaveLength(100 + faults.size)
    expect(opened.requestLog().map(({ purpose }) => purpose.kind)).not.toContain('set')
    const waits = exporting.told.flatMap(({ standing }) =>
      standing?.kind === 'waiting' ? [standing.why] : [],
    )
    expect(new Set(waits)).toEqual(new Set(['server-fault', 'no-answer', 'too-many-requests']))
    expect(await readdir(opened.dataFolder)).toEqual([])
  },
)

test('a refused token pauses an export; the items follow without a gap when it goes on', async () => {
  let isRefused = false
  const opened = await open({
    store: createMovingStore({ items: 1000 }),
    fault(number) {
      if (number === 5) isRefused = true
      return isRefused ? { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } } : null
    },
  })
  const exporting = opened.begin()
  const { standing } = await exporting.next('paused')
  expect(standing).toEqual({ kind: 'paused', why: { kind: 'refused', hasChallenge: true } })
  isRefused = false
  exporting.goOn()
  const { ids, stop, verdict } = await exporting.end()
  expect([stop, verdict?.state, ids.length]).toEqual([null, 'counted', 1000])
  expect(ids.toSorted()).toEqual(opened.core.store.ids.toSorted())
})

test('an export that is canceled while it is paused has the items so far, with the reason', async () => {
  const opened = await open({
    store: createMovingStore({ items: 1000 }),
    fault: (_, { target }) =>
      new URL(target, 'http://x').searchParams.get('page[number]') === '5' ? { status: 404 } : null,
  })
  const exporting = opened.begin()
  await exporting.next('paused')
  exporting.cancel()
  const { ids, stop, verdict } = await exporting.end()
  expect([ids.length, verdict]).toEqual([400, null])
  expect(stop).toMatchObject({ kind: 'paused', why: { kind: 'status', status: 404 } })
})

test('a canceled export sends no more requests', async () => {
  let cancel = () => undefined as unknown
  const opened = await open({
    store: createMovingStore({ items: 10_000 }),
    script(number) {
      if (number === 10) cancel()
    },
  })
  const exporting = opened.begin()
  cancel = exporting.cancel
  const { stop } = await exporting.end()
  expect(stop).toEqual({ kind: 'cancelled' })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(opened.core.book.length).toBeLessThan(20)
})

test('a body typed by hand is kept on each page but for its number', async () => {
  const opened = await open({ store: createMovingStore({ items: 7 }) })
  const body = '{"page":{"size":3,"number":1},"mine":1.0}'
  const plan: RequestPlan = { kind: 'post', endpoint: 'all', query: [], body }
  const { verdict } = await opened.begin({ method: 'POST', pageSize: '3' }, plan).end()
  expect([verdict?.state, verdict?.items]).toEqual(['counted', 7])
  expect(opened.core.book.map((asked) => asked.body)).toEqual([
    '{"page":{"size":3,"number":1},"mine":1.0}',
    '{"page":{"size":3,"number":2},"mine":1.0}',
    '{"page":{"size":3,"number":3},"mine":1.0}',
  ])
})

test('where a limit selects the pages, they are requested by their offsets', async () => {
  const opened = await open({ store: createMovingStore({ items: 7 }) })
  const text = (value: string) => ({ kind: 'text' as const, text: value })
  const extra = [{ name: 'page[limit]', value: text('3') }]
  const { verdict } = await opened.begin({ extra, pageSize: '' }).end()
  expect([verdict?.state, verdict?.items]).toEqual(['counted', 7])
  expect(
    opened.core.book.map(({ target }) =>
      new URL(target, 'http://x').searchParams.get('page[offset]'),
    ),
  ).toEqual([null, '3', '6'])
})

test('an export that waited, was paused and goes on ends like any other', async () => {
  let asked = 0
  const opened = await open({
    store: createMovingStore({ items: 1000 }),
    fault(_, { target }) {
      if (new URL(target, 'http://x').searchParams.get('page[number]') !== '3') return null
      asked += 1
      return asked === 1 ? 'cut' : asked === 2 ? { status: 404 } : null
    },
  })
  const exporting = opened.begin()
  await exporting.next('paused')
  exporting.goOn()
  const { ids, verdict } = await exporting.end()
  expect([ids.length, verdict?.state]).toEqual([1000, 'counted'])
  expect(exporting.told.at(-1)).toMatchObject({ step: 'pages', items: 1000 })
})
