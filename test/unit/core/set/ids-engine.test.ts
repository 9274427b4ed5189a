import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareList, type ListBefore, type ListedItem, type Stamps } from '#core/set/id-list.ts'
import {
  advanceIds,
  beginIds,
  startIds,
  type IdsEvent,
  type IdsState,
  type IdsWant,
} from '#core/set/ids-engine.ts'
import { judgeIds } from '#core/set/set-verdict.ts'
import { rounds } from '../../../support/rounds.ts'

const runs = rounds(500)

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

type Edit = { kind: 'insert' | 'edit' | 'touch' | 'back' | 'delete'; pick: number }

/** A store that a script edits between any two requests, and what is held of it. */
function play(size: number, script: readonly (readonly Edit[])[], poison: ReadonlySet<number>) {
  const store = new Map<string, { modified: number; touched: number; version: number }>()
  let clock = 100
  let next = 0
  const insert = () => {
    clock += 1
    store.set(idOf(next++), { modified: clock, touched: clock, version: clock })
  }
  for (let at = 0; at < size; at += 1) insert()
  function apply({ kind, pick }: Edit) {
    const id = [...store.keys()][pick % (store.size || 1)]
    const item = id === undefined ? undefined : store.get(id)
    clock += 1
    if (kind === 'insert' || id === undefined || item === undefined) insert()
    else if (kind === 'delete') store.delete(id)
    else if (kind === 'edit') store.set(id, { modified: clock, touched: clock, version: clock })
    else if (kind === 'touch') store.set(id, { ...item, touched: clock, version: clock })
    // A stamp that goes back is another one all the same (datacycle-core.md 9). None comes twice
    // here: an item that has its former stamp again is the former one for a list (whole-set.md, L1).
    else store.set(id, { ...item, touched: -clock, version: clock })
  }

  const held = new Map<string, Stamps & { version: number }>()
  let before: ListBefore | null = null
  let lastList = new Map<string, number>()
  const book = { came: new Set<string>(), went: new Set<string>(), changed: new Set<string>() }
  let requests = 0

  function answer(want: IdsWant): IdsEvent {
    for (const edit of script[requests] ?? []) apply(edit)
    requests += 1
    switch (want.kind) {
      case 'count':
        return { kind: 'counted', total: String(store.size) }
      case 'list': {
        const items = [...store]
          .slice(0, want.size)
          .map(([id, { modified, touched }]): ListedItem => ({
            id,
            modified: String(modified),
            touched: String(touched),
          }))
        const listed = new Map([...store].map(([id, { version }]) => [id, version]))
        if (before !== null) {
          for (const [id, version] of listed)
            if (!lastList.has(id)) book.came.add(id)
            else if (lastList.get(id) !== version) book.changed.add(id)
          for (const id of lastList.keys()) if (!listed.has(id)) book.went.add(id)
        }
        lastList = listed
        const total = String(store.size)
        const differences = compareList({ items, total }, held, before)
        if (differences.isConsistent) {
          before = {
            ids: new Set(items.map(({ id }) => id)),
            awaited: new Map(differences.wanted.map((item) => [item.id, item])),
          }
          for (const id of differences.gone) held.delete(id)
        }
        return { kind: 'listed', requests: 1, parts: 1, total, ...differences }
      }
      case 'batch': {
        const { number } = want
        if (want.items.some(({ id }) => poison.has(Number(id.slice(-12)))))
          return { kind: 'failed', number, status: 500, requestId: `r${number}` }
        for (const item of want.items) {
          const stored = store.get(item.id)
          if (stored) held.set(item.id, { ...item, version: stored.version })
        }
        return { kind: 'received', number, tookMs: 100 }
      }
    }
  }

  let advanced = beginIds(startIds)
  const waiting: IdsWant[] = []
  for (;;) {
    waiting.push(...advanced.wanted)
    const want = waiting.shift()
    if (want === undefined) break
    // The state is plain data: it goes through JSON at each step.
    const state = JSON.parse(JSON.stringify(advanced.state)) as IdsState
    advanced = advanceIds(state, answer(want))
    if (requests > 2000) throw new Error('It does not end')
  }
  return { verdict: judgeIds(advanced.state, held.size), held, lastList, book, requests }
}

const edit = fc.record({
  kind: fc.constantFrom('insert', 'edit', 'touch', 'back', 'delete'),
  pick: fc.nat(1000),
}) as fc.Arbitrary<Edit>

test(`of ${runs} random scripts: whole only where the held items are those of the last list, to the version, and what moved is told`, () => {
  const states = new Map<string, number>()
  fc.assert(
    fc.property(
      fc.nat(120),
      fc.array(fc.array(edit, { maxLength: 3 }), { maxLength: 30 }),
      (size, script) => {
        const { verdict, held, lastList, book, requests } = play(size, script, new Set())
        states.set(verdict.state, (states.get(verdict.state) ?? 0) + 1)
        if (verdict.state === 'whole')
          expect(new Map([...held].map(([id, { version }]) => [id, version]))).toEqual(lastList)
        for (const kind of ['came', 'went', 'changed'] as const) {
          const line = verdict.lines.find((one) => one.kind === kind)
          const ids = line !== undefined && 'ids' in line ? line.ids : []
          expect([kind, ids.toSorted()]).toEqual([kind, [...book[kind]].toSorted()])
        }
        expect(requests).toBeLessThanOrEqual(7 + 3 * Math.ceil((size + 90) / 20))
      },
    ),
    { numRuns: runs },
  )
  expect(states.get('whole') ?? 0).toBeGreaterThan(0)
})

test('items that nobody can fetch are named, each of them, and all others are held', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 150 }),
      fc.array(fc.nat(149), { maxLength: 4 }),
      (size, bad) => {
        const poison = new Set(bad.filter((number) => number < size))
        const { verdict, held } = play(size, [], poison)
        const failed = verdict.lines.flatMap((line) => (line.kind === 'failed' ? line.items : []))
        expect(failed.map(({ id }) => id).toSorted()).toEqual([...poison].map(idOf).toSorted())
        expect([verdict.state, held.size]).toEqual([
          poison.size === 0 ? 'whole' : 'missing',
          size - poison.size,
        ])
      },
    ),
  )
})

test('one bad item of a large batch costs at most 17 further requests', () => {
  const undisturbed = play(400, [], new Set()).requests
  for (const bad of [0, 57, 233, 399])
    expect(play(400, [], new Set([bad])).requests - undisturbed).toBeLessThanOrEqual(17)
})

test('an ID that is no UUID stands in no batch, which it would empty: it is named, all others are asked for', () => {
  const items = [idOf(0), 'item-1', idOf(2)].map((id) => ({ id, modified: '', touched: '' }))
  const counted = advanceIds(beginIds(startIds).state, { kind: 'counted', total: '3' })
  const listed = advanceIds(counted.state, {
    kind: 'listed',
    requests: 1,
    parts: 1,
    total: '3',
    ...compareList({ items, total: '3' }, new Map(), null),
  })
  expect(listed.wanted).toEqual([
    { kind: 'batch', number: 3, items: [items[0], items[2]], isHalf: false },
  ])
  expect(listed.state.failed).toEqual([{ id: 'item-1', status: null, requestId: '' }])
})

test('the parts of a list that does not fit in one response take no batches from the price', () => {
  const items = Array.from({ length: 40 }, (_, at) => ({ id: idOf(at), modified: '', touched: '' }))
  const counted = advanceIds(beginIds(startIds).state, { kind: 'counted', total: '40' })
  const listIn = (requests: number) =>
    advanceIds(counted.state, {
      kind: 'listed',
      requests,
      parts: requests,
      total: '40',
      ...compareList({ items, total: '40' }, new Map(), null),
    }).wanted.map((want) => (want.kind === 'batch' ? want.items.length : want.kind))
  expect([listIn(1), listIn(20)]).toEqual([
    [20, 20],
    [20, 20],
  ])
})
