/** What moves which stamp, and what brings an item into a list or out of it without any (datacycle-core.md 9). */
import { beforeEach, expect, test } from 'vitest'
import {
  concepts,
  createMovingStore,
  idOf,
  type MovingStore,
  owner,
} from '../../servers/core/moving-store.ts'
import { createMovingCore } from '../../servers/core/start-moving-core.ts'

const picture = 'f0000000-0000-4000-8000-000000000000'
const item = idOf(1)
let store: MovingStore
let core: ReturnType<typeof createMovingCore>

beforeEach(() => {
  store = createMovingStore({
    items: [
      { id: picture, type: 'picture', name: 'Old' },
      { id: item, name: 'Item', pictures: [picture], concepts: [concepts.other] },
    ],
    endpoints: [
      { slug: 'all', kind: 'dynamic' },
      { slug: 'below-root', kind: 'dynamic', concept: concepts.root },
      { slug: 'selection', kind: 'static', members: [] },
    ],
  })
  store.translate(item, 'en', 'English')
  store.runJobs()
  core = createMovingCore({ store })
})

interface Row {
  'dct:modified': string
  'dct:created': string
  'dc:touched': string
}

function ask(slug = 'all', more = ''): Row | null {
  const { answer } = core.answer(
    {
      method: 'GET',
      target: `/api/v4/endpoints/${slug}?fields=@id,dct:modified,dct:created,dc:touched${more}`,
      accept: 'application/json',
      contentType: '',
      authorization: `Bearer ${owner.token}`,
      requestId: '',
      body: '',
    },
    'http://127.0.0.1:1',
  )
  const { '@graph': rows } = JSON.parse(String(answer.body)) as { '@graph': Row[] }
  return rows[0] ?? null
}

const yes = 'moves'
const no = 'stays'
const byJob = 'by a job'
type Moves = typeof yes | typeof no | typeof byJob

const acts: readonly [act: string, run: () => void, modified: Moves, touched: Moves][] = [
  [
    'is edited',
    () => {
      store.edit(item)
    },
    yes,
    yes,
  ],
  [
    'is given a concept',
    () => {
      store.classify(item, concepts.leaf)
    },
    yes,
    yes,
  ],
  [
    'is added to a static collection',
    () => {
      store.enter('selection', item)
    },
    no,
    no,
  ],
  [
    'its concept is moved',
    () => {
      store.moveConcept(concepts.other, concepts.root)
    },
    no,
    no,
  ],
  [
    'its concept is renamed',
    () => {
      store.renameConcept(concepts.other, 'New')
    },
    no,
    byJob,
  ],
  [
    'its picture is edited',
    () => {
      store.renamePicture(picture, 'New')
    },
    no,
    byJob,
  ],
  [
    'its picture is deleted',
    () => {
      store.removePicture(picture)
    },
    no,
    yes,
  ],
  [
    'loses a translation',
    () => {
      store.deleteTranslation(item, 'en')
    },
    yes,
    no,
  ],
  [
    'is deleted and restored',
    () => {
      store.remove(item)
      store.restore(item)
    },
    yes,
    yes,
  ],
]

test.each(acts)('an item that %s: modified %s, touched %s', (_, run, modified, touched) => {
  const before = ask()
  run()
  const after = ask()
  store.runJobs()
  const later = ask()
  const moved = (name: keyof Row): Moves =>
    before?.[name] !== after?.[name] ? yes : after?.[name] !== later?.[name] ? byJob : no
  expect([moved('dct:modified'), moved('dc:touched'), moved('dct:created')]).toEqual([
    modified,
    touched,
    no,
  ])
})

test('an edit in a transaction that stays open has the stamps of its beginning', () => {
  const commit = store.editOpenly(item)
  const begun = ask()
  store.insert()
  store.setClock(Date.parse('2026-11-23T12:00:00+01:00'))
  commit()
  const ended = ask('all', `&filter[contentId][in][]=${item}`)
  expect(ended?.['dct:modified']).not.toBe(begun?.['dct:modified'])
  // A mark that was taken at noon misses it.
  expect(Date.parse(ended?.['dct:modified'] ?? '')).toBeLessThan(
    Date.parse('2026-11-23T12:00:00+01:00'),
  )
})

test('rows that are locked when the job runs are passed over for ever', () => {
  const before = ask()
  store.renamePicture(picture, 'New')
  store.runJobs([item])
  store.runJobs()
  expect(ask()).toEqual(before)
})

test.each([
  [
    'a static collection',
    'selection',
    () => {
      store.enter('selection', item)
    },
  ],
  [
    'a concept that is moved',
    'below-root',
    () => {
      store.moveConcept(concepts.other, concepts.root)
    },
  ],
])('enters by %s under the stamps that it had', (_, slug, run) => {
  const before = ask()
  expect(ask(slug)).toBeNull()
  run()
  expect(ask(slug)).toEqual(before)
})

test('validity ends with the day in Vienna, a day late in lists', () => {
  store.setClock(Date.parse('2026-11-23T09:00:00+01:00'))
  store.setValidity(item, { through: '2026-11-22' })
  store.setClock(Date.parse('2026-11-23T23:59:59.999+01:00'))
  expect(ask()).not.toBeNull()
  store.setClock(Date.parse('2026-11-24T00:00:00+01:00'))
  expect(ask()).toBeNull()
})
