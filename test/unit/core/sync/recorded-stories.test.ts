/** What was recorded of a real dataCycle CORE, told by the rehearsal as each story's own line says it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { rehearse, type Rehearsal, type SyncEvidence, type SyncLoop } from '#core/sync/rehearse.ts'

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

/** The items of the last answer of that name in a story. */
function itemsOf(story: string, name: string) {
  const found = stories
    .find((one) => one.name === story)
    ?.steps.findLast((one): one is z.infer<typeof step> => 'name' in one && one.name === name)
  if (found === undefined) throw new Error(`${name} is not in ${story}`)
  return graph.parse(JSON.parse(found.answer.body))['@graph']
}
const stampsOf = (items: ReturnType<typeof itemsOf>): SyncEvidence['held'] =>
  new Map(
    items.map((item) => [
      item['@id'],
      { modified: item['dct:modified'], touched: item['dc:touched'] },
    ]),
  )

interface Told {
  story: string
  /** The load ended in the same second. */
  startedAt: string
  held: ReturnType<typeof itemsOf>
  now: ReturnType<typeof itemsOf>
  deleted?: ReturnType<typeof itemsOf>
  entrance?: keyof SyncEvidence['entrances']
  wrong: readonly [Partial<SyncLoop>, Partial<Record<keyof Rehearsal, readonly string[]>>][]
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
const leaving = itemsOf(collection, 'before').slice(-1)
const early = { 'dct:modified': '2026-11-10T09:00:00.000+01:00', 'dc:touched': '' }
const buried = itemsOf(atMidnight, 'on the 19th: it')
const afterPicture = itemsOf(
  picture,
  'after the job: two of three are touched, the held one never is',
)
const afterRestoring = itemsOf(restored, 'after')

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

test.each(all)('$story', ({ startedAt, held, now, deleted = [], entrance, wrong }) => {
  const entries = deleted.map((item) => ({ id: item['@id'], at: item['dct:deleted'] }))
  const evidence: SyncEvidence = {
    held: stampsOf(held),
    now: stampsOf(now),
    startedAt,
    endedAt: startedAt,
    changedMeanwhile: new Set(),
    cameMeanwhile: new Set(),
    wentMeanwhile: new Set(),
    tried: { since: startedAt, modified: null, touched: null },
    deleted: { firstPage: entries, all: entries, isWhole: true },
    entrances: {
      isCollection: entrance === 'isCollection',
      hasFullText: entrance === 'hasFullText',
      hasSubtree: false,
    },
  }
  for (const [loop, told] of wrong) {
    const found = rehearse(evidence, { stamp: 'modified', mark: 'start', removal: 'none', ...loop })
    const short = Object.fromEntries(
      Object.entries(found).map(([fault, items]) => [
        fault,
        items.map(({ id, cause }) => `${id.slice(0, 4)} ${cause}`),
      ]),
    )
    expect({ loop, ...short }).toEqual({
      loop,
      missed: [],
      stale: [],
      kept: [],
      removed: [],
      ...told,
    })
  }
})
