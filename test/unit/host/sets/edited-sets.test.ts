/** Editors at work while a set is fetched by IDs: what may be said of it, against the server's book (whole-set.md L1). */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coreTransport } from '../../../servers/core/core-transport.ts'
import type { Asked } from '../../../servers/core/book.ts'
import {
  concepts,
  createMovingStore,
  idOf,
  type MovingStore,
} from '../../../servers/core/moving-store.ts'
import { createMovingCore } from '../../../servers/core/start-moving-core.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openSets } from './open-sets.ts'
import { rounds } from '../../../support/rounds.ts'

// The engine alone is held against 500 in core/set: here each of them writes files.
const runs = rounds(120)
const folder = temporaryFolder()

const kinds = [
  ...['insert', 'edit', 'rename', 'touch', 'remove', 'forget', 'restore'],
  ...['enter', 'leave', 'translate', 'delete translation'],
] as const
type Kind = (typeof kinds)[number]
interface Edit {
  kind: Kind
  pick: number
}

const list = 'selection'

/** An editor's act on one of the items; on none where the script has no such item. */
function apply(store: MovingStore, { kind, pick }: Edit, removed: string[]) {
  const { ids } = store
  const id = ids[pick % (ids.length || 1)]
  if (kind === 'insert') store.enter(list, store.insert())
  else if (kind === 'restore') {
    const gone = removed.splice(pick % (removed.length || 1), 1)
    for (const one of gone) store.restore(one)
  } else if (id === undefined) return
  else if (kind === 'edit') store.edit(id)
  else if (kind === 'rename') store.rename(id, `Renamed ${String(pick)}`)
  else if (kind === 'touch') store.touch(id)
  else if (kind === 'remove') {
    store.remove(id)
    removed.push(id)
  } else if (kind === 'forget') store.forget(id)
  else if (kind === 'enter') store.enter(list, id)
  else if (kind === 'leave') store.leave(list, id)
  else if (kind === 'translate') store.translate(id, 'en', 'English')
  else store.deleteTranslation(id, 'en')
}

/** What changed between the lists that were answered, one after the other. */
function toldByBook(book: readonly Asked[]) {
  const lists = book.filter(({ step }) => step === 'list').map(({ truth }) => truth())
  const sets = { came: new Set<string>(), went: new Set<string>(), changed: new Set<string>() }
  lists.slice(1).forEach((after, at) => {
    const before = lists[at] ?? new Map<string, never>()
    for (const [id, stamps] of after) {
      const old = before.get(id)
      if (old === undefined) sets.came.add(id)
      else if (old.modified !== stamps.modified || old.touched !== stamps.touched)
        sets.changed.add(id)
    }
    for (const id of before.keys()) if (!after.has(id)) sets.went.add(id)
  })
  return sets
}

const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom(...kinds),
  pick: fc.nat(1000),
})
/** Some editors rest, and some never do. */
const script = fc.oneof(
  { weight: 3, arbitrary: fc.array(fc.array(edit, { maxLength: 3 }), { maxLength: 14 }) },
  {
    weight: 1,
    arbitrary: fc.array(fc.array(edit, { minLength: 1, maxLength: 3 }), {
      minLength: 18,
      maxLength: 24,
    }),
  },
)

test(`of ${String(runs)} scripts: whole only where it holds what the last list named, and what moved is told as it was`, async () => {
  const states = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(
      fc.nat(70),
      script,
      fc.constantFrom('all', list),
      // Paused at this request, and resumed.
      fc.option(fc.integer({ min: 2, max: 9 }), { freq: 3 }),
      async (size, edits, endpoint, pauseAt) => {
        const removed: string[] = []
        const store = createMovingStore({
          items: size,
          endpoints: [
            { slug: 'all', kind: 'dynamic' },
            { slug: list, kind: 'static', members: [] },
          ],
        })
        store.ids
          .filter((_, at) => at % 3 > 0)
          .forEach((id) => {
            store.enter(list, id)
          })
        const pausing = { at: pauseAt, act: () => undefined as unknown }
        const core = createMovingCore({
          store,
          script(number) {
            for (const one of edits[number - 1] ?? []) apply(store, one, removed)
            if (number === pausing.at) pausing.act()
          },
        })
        const opened = openSets(folder(), 'http://127.0.0.1:1', {
          transport: coreTransport(core),
        })
        const id = await opened.begin('ids', { endpoint })
        pausing.act = () => opened.sets.pause(id)
        if ((await opened.settled(id)).kind === 'paused') await opened.sets.resume(id)
        const verdict = await opened.verdict(id)
        states.set(verdict.state, (states.get(verdict.state) ?? 0) + 1)

        const truth = core.latest('list').truth()
        const held = await opened.versions(id)
        const isSame =
          JSON.stringify([...held].toSorted()) ===
          JSON.stringify(Array.from(truth, ([one, { version }]) => [one, version]).toSorted())
        expect([verdict.state, isSame]).toEqual([isSame ? 'whole' : 'restless', isSame])

        // An answer that comes while a set is being paused is not looked at.
        const told = toldByBook(core.book.filter(({ number }) => number !== pauseAt))
        for (const kind of ['came', 'went', 'changed'] as const) {
          const line = verdict.lines.find((one) => one.kind === kind)
          const ids = line !== undefined && 'ids' in line ? line.ids : []
          expect([kind, ids.toSorted()]).toEqual([kind, [...told[kind]].toSorted()])
        }
        await opened.sets.remove(id)
      },
    ),
    { numRuns: runs, seed: 27 },
  )
  expect([...states.keys()].toSorted()).toEqual(['restless', 'whole'])
})

/** What no stamp tells: only two lists of IDs do. */
const silent: readonly [
  name: string,
  endpoint: string,
  language: string,
  act: (store: MovingStore) => void,
  kind: 'came' | 'went',
][] = [
  [
    'enters a collection',
    list,
    '',
    (store) => {
      store.enter(list, idOf(9))
    },
    'came',
  ],
  [
    'leaves a collection',
    list,
    '',
    (store) => {
      store.leave(list, idOf(1))
    },
    'went',
  ],
  [
    'comes below a concept that is moved',
    'below-root',
    '',
    (store) => {
      store.moveConcept(concepts.other, concepts.root)
    },
    'came',
  ],
  [
    'is over at midnight',
    'all',
    '',
    (store) => {
      store.setClock(Date.parse('2026-11-25T00:00:00+01:00'))
    },
    'went',
  ],
  [
    'loses its translation',
    'all',
    'en',
    (store) => {
      store.deleteTranslation(idOf(1), 'en')
    },
    'went',
  ],
]

test.each(silent)(
  'an item that %s while a set is fetched',
  async (_, endpoint, language, act, kind) => {
    const store = createMovingStore({
      items: Array.from({ length: 10 }, (__, at) => ({
        id: idOf(at),
        concepts: [at === 9 ? concepts.other : concepts.leaf],
      })),
      endpoints: [
        { slug: 'all', kind: 'dynamic' },
        { slug: 'below-root', kind: 'dynamic', concept: concepts.root },
        { slug: list, kind: 'static', members: [0, 1, 2].map(idOf) },
      ],
    })
    store.translate(idOf(0), 'en', 'Zero')
    store.translate(idOf(1), 'en', 'One')
    if (endpoint === 'all' && language === '') store.setValidity(idOf(1), { through: '2026-11-23' })
    const core = createMovingCore({
      store,
      // When the first list and its items have come.
      script(number) {
        if (number === 4) act(store)
      },
    })
    const opened = openSets(folder(), 'http://127.0.0.1:1', { transport: coreTransport(core) })
    const id = await opened.begin('ids', {
      endpoint,
      extra: language === '' ? [] : [{ name: 'language', value: { kind: 'text', text: language } }],
    })
    expect(await opened.verdict(id)).toMatchObject({
      state: 'whole',
      lines: [{ kind, ids: [kind === 'came' ? idOf(9) : idOf(1)] }],
    })
    expect([...(await opened.versions(id)).keys()].toSorted()).toEqual(
      [...core.latest('list').truth().keys()].toSorted(),
    )
  },
)
