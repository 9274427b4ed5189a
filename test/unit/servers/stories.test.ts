/** The server that moves against sequences recorded of a real dataCycle CORE: by its rules, never by request. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import {
  concepts,
  createMovingStore,
  type MovingStore,
  type NewItem,
  owner,
} from '../../servers/core/moving-store.ts'
import { startMovingCore, type MovingCoreOptions } from '../../servers/core/start-moving-core.ts'

const request = z.object({
  name: z.string(),
  as: z.enum(['owner', 'probe']),
  request: z.object({
    method: z.enum(['GET', 'POST']),
    path: z.string(),
    headers: z.record(z.string(), z.string()),
    body: z.string().optional(),
  }),
  answer: z.object({
    status: z.number(),
    headers: z.record(z.string(), z.string()),
    body: z.string(),
  }),
})
const edit = z.object({ edit: z.string(), at: z.string().nullable() })
const story = z.object({ name: z.string(), steps: z.array(z.union([request, edit])) })
type Story = z.infer<typeof story>

const { stories } = z
  .object({ stories: z.array(story) })
  .parse(
    JSON.parse(
      readFileSync(new URL('../../fixtures/core/sync-stories.json', import.meta.url), 'utf8'),
    ),
  )

const item = z.looseObject({
  '@id': z.string(),
  'dct:created': z.string().optional(),
  'dct:modified': z.string().optional(),
  'dc:touched': z.string().optional(),
  name: z.string().optional(),
  image: z.array(z.looseObject({ '@id': z.string() })).optional(),
})
type Item = z.infer<typeof item>
const list = z.looseObject({
  '@graph': z.array(item).optional(),
  meta: z.object({ total: z.number(), pages: z.number() }).optional(),
  links: z.record(z.string(), z.string().nullable()).optional(),
  errors: z.array(z.object({ detail: z.string() })).optional(),
})

/** What of an answer is compared: no moment, but which stamps and texts are others than they were in this story. */
function createReader() {
  const seen = new Map<string, string>()
  return (status: number, challenge: string | null, body: string) => {
    const { '@graph': graph, meta, links, errors } = list.parse(JSON.parse(body))
    const standing = (one: Item, name: string, value: string | undefined) => {
      if (value === undefined) return {}
      const key = `${one['@id']} ${name}`
      const before = seen.get(key)
      seen.set(key, value)
      return { [name]: before === undefined ? 'first' : before === value ? 'same' : 'moved' }
    }
    return {
      status,
      challenge,
      total: meta?.total,
      pages: meta?.pages,
      // Where they lead holds the host; that null stands there is what matters.
      links: links && Object.entries(links).map(([name, link]) => [name, link === null]),
      details: errors?.map(({ detail }) => detail),
      items: graph?.map((one) => ({
        id: one['@id'],
        ...standing(one, 'created', one['dct:created']),
        ...standing(one, 'modified', one['dct:modified']),
        ...standing(one, 'touched', one['dc:touched']),
        ...standing(one, 'image', one.image && JSON.stringify(one.image)),
      })),
    }
  }
}

/** The items of an answer of a story, by the name of the step. */
function recorded(name: string, at: number): NewItem[] {
  const found = stories[at]?.steps.find(
    (step) => 'name' in step && step.name === name && step.answer.status === 200,
  )
  if (!found || !('name' in found)) throw new Error(`${name} is not in story ${String(at)}`)
  return (list.parse(JSON.parse(found.answer.body))['@graph'] ?? []).map((one, place): NewItem => ({
    id: one['@id'],
    // Where no stamps were asked for, the order tells which was changed last.
    modified: Date.parse(one['dct:modified'] ?? '') || Date.UTC(2026, 10, 12) - place * 1000,
    ...(one['dct:created'] && { created: Date.parse(one['dct:created']) }),
    ...(one['dc:touched'] && { touched: Date.parse(one['dc:touched']) }),
  }))
}

const [klein, liste, alles, events] = [
  'sync-klein',
  'sync-kleine-liste',
  'alles',
  'veranstaltungen',
]
const probe = { email: 'probe@moving.example', token: 'probe-token' }
const picture = 'f0000000-0000-4000-8000-000000000000'

const ofKlein = (items: readonly NewItem[]) =>
  items.map((one): NewItem => ({ ...one, concepts: [concepts.leaf] }))
const idAt = (items: readonly NewItem[], at: number): string => items.at(at)?.id ?? ''

interface Replay extends Omit<MovingCoreOptions, 'store'> {
  given: {
    items?: readonly NewItem[]
    members?: readonly NewItem[]
    tables?: { few: readonly string[]; many: readonly string[] }
  }
  before?: (store: MovingStore) => void
  /** What each recorded edit is to the store. */
  edits?: Readonly<Record<string, (store: MovingStore) => void>>
}

const inList = recorded('after', 0)
const six = recorded('before', 1)
const beforeWalk = recorded('before', 3)
const afterDeletion = recorded('after', 4)
const first = beforeWalk.filter(({ id }) => id === '35f2909c-a7ba-422d-a5fd-5f946294756c')
const translated = recorded('before, German', 6)
const ofOneMoment = recorded('one page with room', 7)
  .slice(0, 8)
  .map(({ id = '' }) => id)
const [atMidnight] = recorded('on the 19th: it', 8)
const withPicture = recorded('before', 9).map((one, place): NewItem =>
  place < 3 ? { ...one, pictures: [picture] } : one,
)
const searched = recorded('but changed', 10)
const byPages = [
  ...recorded('page 1', 11),
  ...recorded('page 2 again', 11),
  ...recorded('page 3', 11),
]
const contradicting = recorded('more or fewer items than its own total', 12)
const consistent = recorded('list of ids in the same moment', 12)
const inCache = recorded('before', 13)
const [madeAnew = {}] = recorded('asked directly: it is there', 13)
const [endedYesterday = {}] = recorded('today', 14)
const [fromTomorrow = {}] = recorded('tomorrow', 14)

const replays: readonly Replay[] = [
  {
    given: {
      items: [...inList, ...recorded('before', 0).slice(-1)],
      members: recorded('before', 0),
    },
    edits: {
      'item 5 (last changed 12 days ago) is added to the collection': (store) => {
        store.enter(liste, idAt(inList, 0))
      },
      'item 1 is taken out of the collection': (store) => {
        store.leave(liste, idAt(recorded('before', 0), -1))
      },
    },
  },
  {
    given: { items: [...ofKlein(six), ...recorded('the item before', 1)] },
    edits: {
      'an old item gets the concept': (store) => {
        store.classify(idAt(recorded('the item before', 1), 0), concepts.leaf)
      },
      'the concept is taken from it again': (store) => {
        store.declassify(idAt(recorded('the item before', 1), 0), concepts.leaf)
      },
    },
  },
  {
    given: { items: ofKlein(recorded('before', 2)) },
    edits: {
      'the concept of all six is renamed; no job has run yet': (store) => {
        store.renameConcept(concepts.leaf, 'Another name')
      },
      'the waiting jobs run': (store) => {
        store.runJobs()
      },
    },
  },
  {
    given: { items: ofKlein(beforeWalk) },
    edits: {
      'the fifth is edited': (store) => {
        store.edit(idAt(beforeWalk, 4))
      },
    },
  },
  {
    given: { items: ofKlein([...first, ...afterDeletion]) },
    edits: {
      'the first is deleted': (store) => {
        store.remove(idAt(first, 0))
      },
    },
  },
  {
    given: { items: ofKlein([...first, ...afterDeletion]) },
    before: (store) => {
      store.remove(idAt(first, 0))
    },
    edits: {
      restored: (store) => {
        store.restore(idAt(first, 0))
      },
    },
  },
  {
    given: { items: ofKlein(translated) },
    edits: {
      'item 2 gets an English translation': (store) => {
        store.translate(idAt(translated, 0), 'en', 'Sample 2')
      },
      'the English translation is deleted': (store) => {
        store.deleteTranslation(idAt(translated, 0), 'en')
      },
    },
  },
  {
    given: {
      items: [...ofOneMoment.map((id) => ({ id })), ...translated],
      tables: { many: ofOneMoment, few: ofOneMoment.slice(1) },
    },
    before: (store) => {
      store.translate(idAt(translated, 0), 'en', 'Sample 2')
      store.deleteTranslation(idAt(translated, 0), 'en')
    },
    edits: {
      'eight are deleted with one time stamp': (store) => {
        store.remove(...ofOneMoment)
      },
    },
  },
  {
    given: { items: [atMidnight ?? {}] },
    edits: {
      'deleted at 2026-11-20T00:30+01:00': (store) => {
        store.setClock(Date.parse('2026-11-20T00:29:59.999+01:00'))
        store.remove(atMidnight?.id ?? '')
      },
    },
  },
  {
    given: { items: [...ofKlein(withPicture), { id: picture, type: 'picture', name: 'Old' }] },
    edits: {
      'the picture is renamed; no job has run yet': (store) => {
        store.renamePicture(picture, 'New')
      },
      'the jobs run while another transaction holds one of the three': (store) => {
        store.runJobs([idAt(withPicture, 0)])
      },
    },
  },
  {
    given: { items: ofKlein(searched) },
    edits: {
      'item 6 gets the word; no job has run yet': (store) => {
        store.rename(idAt(searched, 0), 'Zwetschkenknödel')
      },
      'the job runs': (store) => {
        store.runJobs()
      },
    },
  },
  {
    given: {
      items: [
        ...ofKlein(
          byPages.map((one, place) => ({ ...one, modified: Date.UTC(2026, 10, 12) - place })),
        ),
      ],
      members: [byPages[0] ?? {}, byPages[3] ?? {}, byPages[5] ?? {}],
    },
    before: (store) => {
      store.addUser(probe)
      store.share(klein, probe.email)
    },
    edits: {
      'the token is replaced': (store) => {
        store.replaceToken(probe.email, 'another')
      },
      'the old token is put back': (store) => {
        store.replaceToken(probe.email, probe.token)
      },
      'the share of the endpoint is taken away': (store) => {
        store.unshare(klein, probe.email)
      },
      'shared again': (store) => {
        store.share(klein, probe.email)
      },
      'the slug is changed': (store) => {
        store.changeSlug(klein, 'another')
      },
      'and changed back': (store) => {
        store.changeSlug('another', klein)
      },
      'the user is removed': (store) => {
        store.removeUser(probe.email)
      },
    },
  },
  {
    given: {
      items: [...contradicting, ...consistent].filter(
        ({ id }, place, all) => all.findIndex((other) => other.id === id) === place,
      ),
      members: contradicting,
    },
    between: (_, store) => {
      store.leave(liste, idAt(contradicting, -1))
    },
    script: (number, store) => {
      if (number !== 2) return
      for (const { id = '' } of contradicting) store.leave(liste, id)
      for (const { id = '' } of consistent) store.enter(liste, id)
    },
  },
  {
    given: { items: ofKlein(inCache) },
    edits: {
      'the endpoint gets a cache of 60 minutes and it is built': (store) => {
        store.buildCache(klein)
      },
      'a new item of this concept is made': (store) => {
        store.insert({ id: madeAnew.id ?? '', concepts: [concepts.leaf] })
      },
      'the cache is built anew': (store) => {
        store.buildCache(klein)
      },
    },
  },
  {
    given: {
      items: [endedYesterday, fromTomorrow].map((one) => ({ ...one, concepts: [concepts.other] })),
    },
    edits: {
      'one event valid until yesterday, one valid from tomorrow': (store) => {
        store.setValidity(endedYesterday.id ?? '', { through: '2026-11-22' })
        store.setValidity(fromTomorrow.id ?? '', { from: '2026-11-24' })
      },
      'midnight passes (the server runs with a clock one day ahead)': (store) => {
        store.setClock(Date.parse('2026-11-24T08:32:00+01:00'))
      },
    },
  },
]

async function replay(told: Story, { given, before, edits = {}, ...options }: Replay) {
  const store = createMovingStore({
    items: given.items ?? [],
    ...(given.tables && { tables: given.tables }),
    endpoints: [
      {
        slug: klein,
        kind: 'dynamic',
        concept: concepts.leaf,
        id: 'b2eae3ad-291f-418a-b095-ef2710524eda',
      },
      { slug: liste, kind: 'static', members: (given.members ?? []).map(({ id = '' }) => id) },
      { slug: alles, kind: 'dynamic' },
      { slug: events, kind: 'dynamic', concept: concepts.other },
    ],
  })
  before?.(store)
  const core = await startMovingCore({ store, ...options })
  const [readRecorded, readAnswered] = [createReader(), createReader()]
  const differences: unknown[] = []
  for (const step of told.steps) {
    if ('edit' in step) {
      if (step.at !== null) store.setClock(Date.parse(step.at))
      const apply = edits[step.edit]
      if (apply === undefined) throw new Error(`What is "${step.edit}"?`)
      apply(store)
      continue
    }
    const { method, path, headers, body = null } = step.request
    const response = await fetch(core.baseUrl + path, {
      method,
      body,
      headers: {
        ...headers,
        authorization: `Bearer ${step.as === 'owner' ? owner.token : probe.token}`,
      },
    })
    const { answer } = step
    const recordedHeaders = new Headers(answer.headers)
    const wanted = readRecorded(answer.status, recordedHeaders.get('www-authenticate'), answer.body)
    const got = readAnswered(
      response.status,
      response.headers.get('www-authenticate'),
      await response.text(),
    )
    if (JSON.stringify(got) !== JSON.stringify(wanted))
      differences.push({ step: step.name, wanted, got })
  }
  return differences
}

test.each(stories.map((told, at) => ({ name: told.name, told, at })))(
  '$name: as recorded',
  async ({ told, at }) => {
    const known = replays[at]
    if (known === undefined) throw new Error('Nobody can replay it')
    expect(await replay(told, known)).toEqual([])
  },
)

test('all 15 stories are replayed', () => {
  expect([stories.length, replays.length]).toEqual([15, 15])
})
