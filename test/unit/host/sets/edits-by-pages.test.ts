/**
 * What a walk by pages loses and repeats under one edit, by sort key (datacycle-core.md 9): twelve items by threes, edited
 * when six have come. The seventh is the first that has not come yet, the sixth the last one that has.
 */
import { describe, expect, test } from 'vitest'
import { coreTransport } from '../../../servers/core/core-transport.ts'
import { createMovingStore, idOf, type NewItem } from '../../../servers/core/moving-store.ts'
import { createMovingCore } from '../../../servers/core/start-moving-core.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openSets } from './open-sets.ts'

const folder = temporaryFolder()
const endpoint = 'selection'

type Act = 'insert' | 'edit' | 'touch' | 'delete' | 'enter' | 'leave' | 'rename'
/** Where the item stands when it is edited, or comes in where it was not there. */
type Place = 'before' | 'behind'
type Named = 'itself' | 'sixth' | 'seventh'
type Row = [act: Act, place: Place, lost: Named[], repeated: Named[]]

/** Who leaves pulls the seventh onto a page that was read, whatever the key is; who enters pushes the sixth off it. */
const whatNoKeyHelps: readonly Row[] = [
  ['delete', 'before', ['seventh'], []],
  ['delete', 'behind', [], []],
  ['leave', 'before', ['seventh'], []],
  ['leave', 'behind', [], []],
  ['enter', 'before', ['itself'], ['sixth']],
  ['enter', 'behind', [], []],
]

const toTheFront: readonly Row[] = [
  ['insert', 'before', ['itself'], ['sixth']],
  ['edit', 'before', [], []],
  ['edit', 'behind', ['itself'], ['sixth']],
  ['rename', 'before', [], []],
  ['rename', 'behind', ['itself'], ['sixth']],
]
const toTheEnd: readonly Row[] = [
  ['insert', 'behind', [], []],
  ['edit', 'before', ['seventh'], ['itself']],
  ['edit', 'behind', [], []],
  ['rename', 'before', ['seventh'], ['itself']],
  ['rename', 'behind', [], []],
]
const stays: readonly Row[] = [
  ['edit', 'before', [], []],
  ['edit', 'behind', [], []],
]
const untouched: readonly Row[] = [
  ['touch', 'before', [], []],
  ['touch', 'behind', [], []],
]

const tables: Readonly<Record<string, readonly Row[]>> = {
  '': [...toTheFront, ...untouched, ...whatNoKeyHelps],
  '-dct:modified': [...toTheFront, ...untouched, ...whatNoKeyHelps],
  'dct:created': [
    ['insert', 'behind', [], []],
    ['rename', 'before', [], []],
    ['rename', 'behind', [], []],
    ...stays,
    ...untouched,
    ...whatNoKeyHelps,
  ],
  'dct:modified': [...toTheEnd, ...untouched, ...whatNoKeyHelps],
  'dc:touched': [
    ...toTheEnd,
    ['touch', 'before', ['seventh'], ['itself']],
    ['touch', 'behind', [], []],
    ...whatNoKeyHelps,
  ],
  name: [
    ['insert', 'before', ['itself'], ['sixth']],
    ['insert', 'behind', [], []],
    // Across the border between what was read and what was not.
    ['rename', 'before', ['seventh'], ['itself']],
    ['rename', 'behind', ['itself'], ['sixth']],
    ...stays,
    ...untouched,
    ...whatNoKeyHelps,
  ],
}

const january = Date.UTC(2026, 0, 1)
const places = { before: 2, behind: 9 } as const
const newcomer = idOf(50)

/** An item that stands at a place under every one of the keys. */
function itemAt(place: number, sort: string, id: string): NewItem {
  const isDown = sort === '' || sort.startsWith('-')
  const at = january + (isDown ? -place : place) * 60_000
  return { id, name: nameAt(place), created: at, modified: at, touched: at }
}

const nameAt = (place: number): string => `Item ${place.toFixed(1).padStart(4, '0')}`

async function walk(sort: string, act: Act, place: Place) {
  const own = act === 'insert' || act === 'enter' ? newcomer : idOf(places[place])
  const store = createMovingStore({
    items: [
      ...Array.from({ length: 12 }, (_, at) => itemAt(at, sort, idOf(at))),
      ...(act === 'enter' ? [itemAt(places[place] + 0.5, sort, newcomer)] : []),
    ],
    endpoints: [
      {
        slug: endpoint,
        kind: 'static',
        members: Array.from({ length: 12 }, (_, at) => idOf(at)),
      },
    ],
  })
  const other = place === 'before' ? places.behind : places.before
  const acts: Readonly<Record<Act, () => void>> = {
    insert() {
      store.insert({ id: newcomer, name: nameAt(places[place] + 0.5) })
      store.enter(endpoint, newcomer)
    },
    edit: () => {
      store.edit(own)
    },
    touch: () => {
      store.touch(own)
    },
    delete: () => {
      store.remove(own)
    },
    enter: () => {
      store.enter(endpoint, own)
    },
    leave: () => {
      store.leave(endpoint, own)
    },
    rename: () => {
      store.rename(own, nameAt(other + 0.5))
    },
  }
  // A count and two pages came before.
  const core = createMovingCore({
    store,
    script(number) {
      if (number === 4) acts[act]()
    },
  })
  const opened = openSets(folder(), 'http://127.0.0.1:1', { transport: coreTransport(core) })
  const attribute = sort.replace('-', '')
  const id = await opened.begin(
    'pages',
    {
      endpoint,
      pageSize: '3',
      sort:
        attribute === ''
          ? []
          : [{ attribute, direction: sort.startsWith('-') ? 'descending' : 'ascending' }],
    },
    { isGentle: true },
  )
  const verdict = await opened.verdict(id)
  const held = await opened.versions(id)
  const nameOf = (one: string) =>
    one === own ? 'itself' : one === idOf(5) ? 'sixth' : one === idOf(6) ? 'seventh' : one
  const told = verdict.lines.flatMap((line) => (line.kind === 'repeated' ? line.ids : []))
  return {
    state: verdict.state,
    lost: [...core.latest('page').truth().keys()].filter((one) => !held.has(one)).map(nameOf),
    repeated: told.map(nameOf),
  }
}

describe.each(Object.entries(tables))('sort %o', (sort, rows) => {
  test.each(rows)(
    '%s %s the border loses %j and repeats %j',
    async (act, place, lost, repeated) => {
      const walked = await walk(sort, act, place)
      expect([walked.lost, walked.repeated]).toEqual([lost, repeated])
      if (lost.length > 0) expect(walked.state).not.toBe('counted')
    },
  )
})
