/** Walks for an item over real HTTP: sets that are not kept, of which one item is passed on. */
import { Hono } from 'hono'
import { hc } from 'hono/client'
import { expect, test } from 'vitest'
import { createAskWalk } from '#app/investigate/ask-walk.ts'
import { runInvestigation, type InvestigationState } from '#app/investigate/run-investigation.ts'
import type { MissingConclusion } from '#core/investigate/missing.ts'
import { planWalkForItem } from '#core/investigate/walk-for-item.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import type { HostApp } from '#host/create-host.ts'
import { setRoutes } from '#host/routes/set-routes.ts'
import { createMovingStore } from '../../../servers/core/moving-store.ts'
import { startMovingCore, type MovingCoreOptions } from '../../../servers/core/start-moving-core.ts'
import type { Fault } from '../../../servers/http/fault.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openSets } from '../../host/sets/open-sets.ts'

const folder = temporaryFolder()

/** Searches an endpoint of so many items for the one that `pick` names. */
async function search(
  options: Omit<MovingCoreOptions, 'store'> & { items: number },
  pick: (ids: readonly string[]) => string | undefined,
) {
  const core = await startMovingCore({ ...options, store: createMovingStore(options) })
  const opened = openSets(folder(), core.baseUrl)
  const host = new Hono().route('/api/sets', setRoutes(opened))
  const client = hc<HostApp>('http://host', {
    fetch: (...[path, init]: Parameters<typeof fetch>) =>
      Promise.resolve(host.request(path instanceof Request ? path.url : path, init)),
  })
  const askWalk = createAskWalk(client, () => core.baseUrl)
  const question = planWalkForItem(
    { id: pick(core.store.ids) ?? '', form: { ...emptyForm, endpoint: 'all' } },
    { conventions: presets.core, definitions: [], isDatacycle: false },
  )
  const states: InvestigationState<MissingConclusion>[] = []
  const conclusion = await new Promise((resolve) => {
    runInvestigation(
      question,
      (step, onNews) => {
        if (step.walk === undefined) throw new Error('A walk was expected')
        return askWalk('one', { ...step, walk: step.walk }, onNews)
      },
      (state) => {
        states.push(state)
        if (state.progress.kind === 'concluded') resolve(state.progress.conclusion)
      },
    )
  })
  const waited = states.flatMap(({ progress }) =>
    progress.kind === 'running' && progress.waiting !== null
      ? [[progress.waiting.why, progress.waiting.seconds]]
      : [],
  )
  return { ...opened, core, conclusion, waited, sent: states.map(({ sent }) => sent) }
}

test('a walk survives a 503, a reset and a 429 in the middle', async () => {
  const faults = new Map<number, Fault>([
    [3, { status: 503 }],
    [5, 'reset'],
    [7, { status: 429, headers: { 'Retry-After': '7' } }],
  ])
  const fault = (number: number) => faults.get(number) ?? null
  const { core, conclusion, waits, waited, sent, requestLog } = await search(
    { items: 1000, fault },
    () => '00000000-0000-4000-8000-00000000ffff',
  )
  expect(conclusion).toEqual({ kind: 'not-in-endpoint', isReadable: false })
  expect(waits.toSorted((one, other) => one - other)).toEqual([1000, 1000, 7000])
  // The dialog says so meanwhile.
  expect(waited.toSorted()).toEqual([
    ['no-answer', 1],
    ['server-fault', 1],
    ['too-many-requests', 7],
  ])
  expect([core.book.length, sent.at(-1)]).toEqual([13, 13])
  expect(new Set(requestLog().map(({ purpose }) => purpose.kind))).toEqual(new Set(['missing']))
})

test('it ends with the item, and sends no more', async () => {
  const { core, conclusion } = await search({ items: 10_000 }, (ids) => ids.at(-150))
  expect(conclusion).toEqual({ kind: 'listed' })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(core.book.length).toBeLessThan(10)
})

test('beyond its pages it proves nothing', async () => {
  const { core, conclusion } = await search({ items: 3000 }, () => 'none')
  expect(conclusion).toEqual({ kind: 'not-encountered', pages: 20, items: 2000 })
  expect(core.book).toHaveLength(20)
})

test('a page that never comes leaves no verdict', async () => {
  const { conclusion, waits } = await search(
    { items: 1000, fault: (number) => (number > 3 ? { status: 500 } : null) },
    () => 'none',
  )
  expect(conclusion).toEqual({ kind: 'failed', failure: { kind: 'status', status: 500 } })
  expect(waits).toContain(16_000)
})
