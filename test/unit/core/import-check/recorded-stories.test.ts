/** What was recorded of a real dataCycle CORE, told by the import check as each story's own line says it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { compareList, readListedItem, type Stamps } from '#core/set/id-list.ts'
import {
  checkImport,
  type FaultyItems,
  type ImportEvidence,
  type ImportSettings,
} from '#core/import-check/check-import.ts'
import { findImportNotes, type ImportNote } from '#core/import-check/import-check-notes.ts'

const step = z.object({
  name: z.string(),
  answer: z.object({ body: z.string() }),
})
const { stories } = z
  .object({
    stories: z.array(
      z.object({
        name: z.string(),
        shows: z.string(),
        steps: z.array(z.union([step, z.object({ edit: z.string() })])),
      }),
    ),
  })
  .parse(
    JSON.parse(
      readFileSync(new URL('../../../fixtures/core/sync-stories.json', import.meta.url), 'utf8'),
    ),
  )
const graph = z.object({
  '@graph': z
    .array(
      z.object({
        '@id': z.string(),
        'dct:modified': z.string().default(''),
        'dc:touched': z.string().default(''),
        'dct:deleted': z.string().default(''),
      }),
    )
    .default([]),
})

/** The body of the last answer of that name in a story. */
function bodyOf(story: string, name: string): unknown {
  const found = stories
    .find((one) => one.name === story)
    ?.steps.findLast((one): one is z.infer<typeof step> => 'name' in one && one.name === name)
  if (found === undefined) throw new Error(`${name} is not in ${story}`)
  return JSON.parse(found.answer.body)
}
const itemsOf = (story: string, name: string) => graph.parse(bodyOf(story, name))['@graph']
const idsOf = (items: ReturnType<typeof itemsOf>) => items.map((item) => item['@id'])
const short = (ids: readonly string[]) => ids.map((id) => id.slice(0, 4))
const stampsOf = (items: ReturnType<typeof itemsOf>): ReadonlyMap<string, Stamps> =>
  new Map(
    items.map((item) => [
      item['@id'],
      { modified: item['dct:modified'], touched: item['dc:touched'] },
    ]),
  )

interface Told {
  story: string
  startedAt: string
  /** Where it is not the same second. */
  endedAt?: string
  held: ReturnType<typeof itemsOf>
  now: ReturnType<typeof itemsOf>
  changed?: readonly string[]
  went?: readonly string[]
  deleted?: ReturnType<typeof itemsOf>
  /** Where it is not all of them. */
  firstPage?: ReturnType<typeof itemsOf>
  entrance?: keyof ImportEvidence['entrances']
  wrong: readonly [Partial<ImportSettings>, Partial<Record<keyof FaultyItems, readonly string[]>>][]
  notes?: readonly [Partial<ImportSettings>, readonly ImportNote[]]
}

const [collection, classified, concept, restored, translation] = [
  'static collection: an item is added, another taken out',
  'dynamic endpoint: an item enters by a classification, and leaves',
  'a concept is renamed',
  'deleted, and restored from the history',
  'a translation is deleted',
]
const [atMidnight, picture, fullText, midnight] = [
  'a deletion half an hour after midnight',
  'a linked picture is edited',
  'full text',
  'midnight',
]
const [edited, gone, tied, contradiction, cached] = [
  'an item is edited in the middle of a walk by pages, default order',
  'one is deleted in the middle of a walk, sorted by dct:created',
  'eight deletions of one moment, by pages of three',
  'an answer that contradicts itself',
  'an endpoint with a cache',
]
const leaving = itemsOf(collection, 'before').slice(-1)
const early = { 'dct:modified': '2026-11-10T09:00:00.000+01:00', 'dc:touched': '' }
const buried = itemsOf(atMidnight, 'on the 19th: it')
const afterPicture = itemsOf(
  picture,
  'after the job: two of three are touched, the held one never is',
)
const afterRestoring = itemsOf(restored, 'after')
const buriedAtOnce = itemsOf(tied, 'one page with room')
const oldOnes = buriedAtOnce.slice(0, 8).map((item) => ({ ...item, ...early }))
/** Nested, only the IDs were asked for; asked directly, the same items have stamps. */
const stamped = itemsOf(cached, 'asked directly: it is there')
const inCache = (name: string) => {
  const ids = new Set(idsOf(itemsOf(cached, name)))
  return stamped.filter((item) => ids.has(item['@id']))
}

const all: readonly Told[] = [
  {
    story: collection,
    startedAt: '2026-11-23T08:26:30+01:00',
    held: itemsOf(collection, 'before'),
    now: itemsOf(collection, 'after'),
    deleted: itemsOf(collection, 'deleted'),
    entrance: 'isCollection',
    wrong: [
      [
        {},
        { missed: ['5bbf collection'], kept: [`${leaving[0]?.['@id'].slice(0, 4) ?? ''} left`] },
      ],
      [{ stamp: 'touched', mark: 'overlap', removal: 'list' }, { missed: ['5bbf collection'] }],
    ],
  },
  {
    story: classified,
    startedAt: '2026-11-23T08:26:32+01:00',
    held: itemsOf(classified, 'before'),
    now: itemsOf(classified, 'after'),
    wrong: [
      [{}, {}],
      [{ stamp: 'touched' }, {}],
    ],
  },
  {
    story: classified,
    startedAt: '2026-11-23T08:26:33+01:00',
    held: itemsOf(classified, 'after'),
    now: itemsOf(classified, 'after leaving'),
    deleted: itemsOf(classified, 'deleted: nothing'),
    wrong: [
      [{ removal: 'deleted' }, { kept: ['9d8e left'] }],
      [{ removal: 'list' }, {}],
    ],
  },
  {
    story: concept,
    startedAt: '2026-11-23T08:26:36+01:00',
    held: itemsOf(concept, 'before'),
    now: itemsOf(concept, 'after the job'),
    wrong: [
      [
        {},
        {
          stale: itemsOf(concept, 'after the job').map(
            (item) => `${item['@id'].slice(0, 4)} linked`,
          ),
        },
      ],
      [{ stamp: 'touched' }, {}],
    ],
  },
  {
    story: edited,
    startedAt: '2026-11-23T08:26:38+01:00',
    endedAt: '2026-11-23T08:26:39+01:00',
    held: itemsOf(edited, 'after'),
    now: itemsOf(edited, 'after'),
    changed: ['a3a147a9-d4dd-477d-823d-e65643df87d9'],
    wrong: [
      [{}, {}],
      [{ mark: 'end' }, { stale: ['a3a1 during-load'] }],
    ],
    notes: [{}, [{ kind: 'edited-by-pages', count: 1 }]],
  },
  {
    story: gone,
    startedAt: '2026-11-23T08:26:39+01:00',
    held: itemsOf(gone, 'after'),
    now: itemsOf(gone, 'after'),
    went: idsOf(itemsOf(gone, 'deleted')),
    deleted: itemsOf(gone, 'deleted'),
    wrong: [
      [{}, { kept: ['35f2 deleted'] }],
      [{ removal: 'deleted' }, {}],
    ],
    notes: [{}, [{ kind: 'gone-by-pages', count: 1 }]],
  },
  {
    story: tied,
    startedAt: '2026-11-23T08:26:40+01:00',
    held: oldOnes,
    now: [],
    deleted: buriedAtOnce,
    firstPage: itemsOf(tied, 'page 1'),
    wrong: [
      [
        { removal: 'deleted' },
        { kept: ['0728', '63f9', '4558', 'fd6e', 'f3f1'].map((id) => `${id} behind-first-page`) },
      ],
    ],
    notes: [{ removal: 'deleted' }, [{ kind: 'tied-deletions', count: 8 }]],
  },
  {
    story: contradiction,
    startedAt: '2026-11-23T08:31:00+01:00',
    held: itemsOf(contradiction, 'list of ids in the same moment'),
    now: itemsOf(contradiction, 'list of ids in the same moment'),
    wrong: [[{ removal: 'list' }, {}]],
    notes: [{ removal: 'list' }, [{ kind: 'two-queries' }]],
  },
  {
    story: cached,
    // After the item was made, before the cache was built.
    startedAt: '2026-11-23T08:31:56+01:00',
    held: inCache('nested by filter.endpointId: it is not'),
    now: inCache('nested: it is there'),
    entrance: 'isNested',
    wrong: [
      [{}, { missed: ['ad29 nested-cache'] }],
      [{ mark: 'overlap' }, {}],
    ],
    notes: [{}, [{ kind: 'nested-cache' }]],
  },
  {
    story: cached,
    startedAt: '2026-11-23T08:31:55+01:00',
    held: itemsOf(cached, 'before'),
    now: stamped,
    wrong: [[{}, {}]],
  },
  {
    story: restored,
    startedAt: '2026-11-23T08:26:41+01:00',
    held: afterRestoring.slice(1),
    now: afterRestoring,
    deleted: itemsOf(restored, 'deleted: nothing'),
    wrong: [[{ removal: 'deleted' }, {}]],
  },
  {
    story: translation,
    startedAt: '2026-11-23T08:26:44+01:00',
    held: itemsOf(translation, 'before, German'),
    now: itemsOf(translation, 'after, German'),
    deleted: itemsOf(translation, 'deleted: it is in it'),
    wrong: [
      [{}, {}],
      [{ stamp: 'touched' }, { stale: ['a3a1 translation'] }],
      [{ removal: 'deleted' }, { removed: ['a3a1 translation'] }],
    ],
  },
  {
    story: atMidnight,
    startedAt: '2026-11-20T00:10:00+01:00',
    held: buried.map((item) => ({ ...item, ...early })),
    now: [],
    deleted: buried,
    wrong: [[{ removal: 'deleted' }, { kept: ['e67e day-before'] }]],
  },
  {
    story: picture,
    startedAt: '2026-11-23T08:26:50+01:00',
    held: itemsOf(picture, 'before'),
    now: afterPicture,
    wrong: [
      [{}, { stale: ['dd34 linked', 'a3a1 linked'] }],
      [{ stamp: 'touched' }, {}],
    ],
  },
  {
    story: fullText,
    startedAt: '2026-11-23T08:26:59+01:00',
    held: itemsOf(fullText, 'not listed yet'),
    now: itemsOf(fullText, 'listed'),
    entrance: 'hasFullText',
    wrong: [
      [{}, { missed: ['9925 late-index'] }],
      [{ mark: 'overlap' }, {}],
    ],
  },
  {
    story: midnight,
    startedAt: '2026-11-23T08:35:00+01:00',
    held: itemsOf(midnight, 'today'),
    now: itemsOf(midnight, 'tomorrow'),
    wrong: [
      [{}, { missed: ['3019 unseen'], kept: ['22cd left'] }],
      [{ stamp: 'touched', removal: 'list' }, { missed: ['3019 unseen'] }],
    ],
  },
]

const entriesOf = (items: ReturnType<typeof itemsOf>) =>
  items.map((item) => ({ id: item['@id'], at: item['dct:deleted'] }))

test.each(all)('$story', (told) => {
  const { startedAt, endedAt = startedAt, held, now, entrance, wrong, deleted = [] } = told
  const { changed = [], went = [], firstPage = deleted, notes: [noted, notes] = [{}, []] } = told
  const usual: ImportSettings = { stamp: 'modified', mark: 'start', removal: 'none' }
  const evidence: ImportEvidence = {
    held: stampsOf(held),
    listedNow: stampsOf(now),
    startedAt,
    endedAt,
    changedMeanwhile: new Set(changed),
    cameMeanwhile: new Set(),
    wentMeanwhile: new Set(went),
    tried: { since: startedAt, modified: null, touched: null },
    deleted: { firstPage: entriesOf(firstPage), all: entriesOf(deleted), isWhole: true },
    entrances: {
      isCollection: entrance === 'isCollection',
      hasFullText: entrance === 'hasFullText',
      isNested: entrance === 'isNested',
      hasSubtree: false,
    },
  }
  for (const [loop, faults] of wrong) {
    const found = checkImport(evidence, { ...usual, ...loop })
    const faultsFound = Object.fromEntries(
      Object.entries(found).map(([fault, items]) => [
        fault,
        items.map(({ id, cause }) => `${id.slice(0, 4)} ${cause}`),
      ]),
    )
    expect({ loop, ...faultsFound }).toEqual({
      loop,
      missed: [],
      stale: [],
      kept: [],
      removed: [],
      ...faults,
    })
  }
  expect(findImportNotes(evidence, { ...usual, ...noted })).toEqual(notes)
})

test.each([
  {
    story: edited,
    pages: ['page 1 of 3', 'page 2 of 3', 'page 3 of 3'],
    whole: 'after',
    lost: ['a3a1'],
    twice: ['5bbf'],
  },
  {
    story: gone,
    pages: ['page 1 of 4', 'page 2', 'page 3'],
    whole: 'after',
    lost: ['dd34'],
    twice: [],
  },
  {
    story: tied,
    pages: ['page 1', 'page 2', 'page 3'],
    whole: 'one page with room',
    lost: ['0728'],
    twice: ['fe31'],
  },
])('what is noted of $story happened', ({ story, pages, whole, lost, twice }) => {
  const came = pages.flatMap((name) => idsOf(itemsOf(story, name)))
  const all = idsOf(itemsOf(story, whole))
  expect({
    lost: short(all.filter((id) => !came.includes(id))),
    twice: short(came.filter((id, at) => came.indexOf(id) !== at)),
  }).toEqual({ lost, twice })
})

test.each([
  ['list of ids in the same moment', true],
  ['more or fewer items than its own total', false],
] as const)('an answer that contradicts itself: %s', (name, isConsistent) => {
  const answer = z
    .object({ '@graph': z.array(z.unknown()), meta: z.object({ total: z.number() }) })
    .parse(bodyOf(contradiction, name))
  const items = answer['@graph'].map((item) => readListedItem(JSON.stringify(item)))
  const list = { items, total: String(answer.meta.total) }
  expect(compareList(list, new Map(), null).isConsistent).toBe(isConsistent)
})

/** By the host, which gets no list there: test/unit/host/sets/recorded-refusals.test.ts. */
const toldByHost = ['tokens in the middle']
test('every recorded story is told', () => {
  const told = new Set([...all.map(({ story }) => story), ...toldByHost])
  expect([...told].toSorted()).toEqual(stories.map(({ name }) => name).toSorted())
})
