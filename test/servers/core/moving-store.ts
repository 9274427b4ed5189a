/** What a dataCycle CORE holds while editors are at work: what moves which stamp (datacycle-core.md 9). */
import type { JsonObject } from '#sample/content/json.ts'
import { localTime } from '#sample/content/local-time.ts'
import type {
  Locale,
  StoredContent,
  StoredEndpoint,
  StoredThing,
  Validity,
} from '#sample/datacycle/store/stored-content.ts'
import { shuffled } from '../http/random.ts'

/** Who owns every endpoint of a CORE that moves, unless it is given to another. */
export const owner = { email: 'owner@moving.example', token: 'moving-owner-token' }

/** What an item is made of; all of it has a usual value. */
export interface NewItem {
  id?: string
  name?: string
  created?: number
  modified?: number
  touched?: number
  concepts?: readonly string[]
  /** IDs of pictures that it links to. */
  pictures?: readonly string[]
  type?: 'place' | 'picture'
}

type EndpointRule = { id?: string; slug: string; owner?: string } & (
  | { kind: 'static'; members: Iterable<string> }
  /** All places; with a concept, those that have it or one below it. */
  | { kind: 'dynamic'; concept?: string }
)

export interface MovingStore {
  /** Another number after each edit. */
  readonly edition: number
  readonly ids: readonly string[]
  /** How often the text of each item was written. */
  versions: () => ReadonlyMap<string, string>
  /** IDs whose full render fails. */
  readonly poisoned: Set<string>
  readonly hasPictures: boolean

  /** Sets the clock; each edit takes a millisecond of it. */
  setClock: (instant: number) => void

  insert: (item?: NewItem) => string
  edit: (id: string) => void
  rename: (id: string, name: string) => void
  /** In a transaction that stays open: seen when it is ended, with the stamps of its beginning. */
  editOpenly: (id: string) => () => void
  /** By a job that found something it links to changed. */
  touch: (id: string) => void
  /** Several of one moment, as a job deletes them. */
  remove: (...ids: readonly string[]) => void
  /** Without history: no list of deletions tells of it. */
  forget: (id: string) => void
  restore: (id: string) => void
  translate: (id: string, locale: Locale, name: string) => void
  deleteTranslation: (id: string, locale: Locale) => void
  /** From one day up to and with another, by the clock of Vienna: an edit, what it does later is none. */
  setValidity: (id: string, days: { from?: string; through?: string }) => void

  enter: (slug: string, id: string) => void
  leave: (slug: string, id: string) => void
  classify: (id: string, concept: string) => void
  declassify: (id: string, concept: string) => void
  renameConcept: (concept: string, label: string) => void
  moveConcept: (concept: string, parent: string | null) => void

  /** Those that link to it are touched by a job. */
  renamePicture: (id: string, name: string) => void
  /** Those that link to it are touched at once. */
  removePicture: (id: string) => void
  /** What waits is done; rows that another transaction holds are passed over for ever. */
  runJobs: (held?: readonly string[]) => void

  replaceToken: (email: string, token: string) => void
  addUser: (user: { email: string; token: string }) => void
  removeUser: (email: string) => void
  setLocked: (email: string, isLocked: boolean) => void
  share: (slug: string, email: string) => void
  unshare: (slug: string, email: string) => void
  changeSlug: (slug: string, to: string) => void
  /** Nested, the endpoint answers from now on with what it holds now. */
  buildCache: (slug: string) => void

  /** As the rules of the sample read it; the same object until the next edit. */
  content: () => StoredContent
}

const rootConcept = 'c0000000-0000-4000-8000-000000000000'
const scheme = 'c5000000-0000-4000-8000-000000000000'
export const concepts = {
  root: rootConcept,
  leaf: 'c0000000-0000-4000-8000-000000000001',
  other: 'c0000000-0000-4000-8000-000000000002',
} as const

/** IDs that sort in the order of their numbers. */
export const idOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

interface Row {
  thing: StoredThing
  isPicture: boolean
  from: number
  /** The midnight that ends it; lists have it a day longer than that. */
  until: number
}

interface Endpoint extends Omit<StoredEndpoint, 'members'> {
  members: Set<string> | null
  concept: string | null
  sharedWith: Set<string>
}

const day = 86_400_000
const started = localTime(2026, 11, 23, 8)

export function createMovingStore({
  items = 0,
  endpoints = [{ slug: 'all', kind: 'dynamic' }],
  seed = 'seed',
  tables,
}: {
  /** A number of usual items, or each of them. */
  items?: number | readonly NewItem[]
  endpoints?: readonly EndpointRule[]
  /** Of the orders that have no meaning. */
  seed?: string
  /** Such orders, where a test needs certain ones. */
  tables?: StoredContent['orders']['unsorted']
} = {}): MovingStore {
  const rows = new Map<string, Row>()
  const graves = new Map<string, Row>()
  const users = new Map([[owner.email, { ...owner, isLocked: false }]])
  const labels = new Map<string, { label: string; parent: string | null }>([
    [concepts.root, { label: 'Root', parent: null }],
    [concepts.leaf, { label: 'Leaf', parent: concepts.root }],
    [concepts.other, { label: 'Other', parent: null }],
  ])
  const searchIndex = new Map<string, StoredThing>()
  const poisoned = new Set<string>()
  let deleted: { id: string; at: number }[] = []
  let waiting: ({ kind: 'touch'; ids: readonly string[] } | { kind: 'index'; id: string })[] = []
  let clock = started
  let edition = 0
  let inserted = 0
  let built: { edition: number; content: StoredContent } | null = null

  const ownEndpoints = endpoints.map((rule, index): Endpoint => ({
    id: rule.id ?? `e0000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    slug: rule.slug,
    name: rule.slug,
    kind: rule.kind,
    isReleased: true,
    owner: rule.owner ?? owner.email,
    savedOrder: null,
    members: rule.kind === 'static' ? new Set(rule.members) : null,
    concept: rule.kind === 'dynamic' ? (rule.concept ?? null) : null,
    sharedWith: new Set(),
  }))

  function tick(): number {
    clock += 1
    edition += 1
    return clock
  }
  function rowOf(id: string): Row {
    const row = rows.get(id)
    if (row === undefined) throw new Error(`There is no item ${id}`)
    return row
  }
  function endpointOf(slug: string): Endpoint {
    const found = ownEndpoints.find((endpoint) => endpoint.slug === slug)
    if (found === undefined) throw new Error(`There is no endpoint ${slug}`)
    return found
  }
  function change(id: string, changed: (thing: StoredThing) => Partial<StoredThing>) {
    const row = rowOf(id)
    rows.set(id, { ...row, thing: { ...row.thing, ...changed(row.thing) } })
  }
  /** `dc:touched` was seen up to a quarter of a second behind `dct:modified`. */
  const stamps = (now: number) => ({ modified: now, touched: now - ((edition * 37) % 240) })

  /** An edit of the text: both stamps move, the full text hears of it by a job. */
  function write(id: string, changed: (texts: StoredThing['texts']) => StoredThing['texts']) {
    const now = tick()
    if (!searchIndex.has(id)) searchIndex.set(id, rowOf(id).thing)
    waiting.push({ kind: 'index', id })
    change(id, ({ texts }) => ({ texts: written(changed(texts)), ...stamps(now) }))
  }
  const inEach =
    (changed: (text: JsonObject) => JsonObject) =>
    (texts: StoredThing['texts']): StoredThing['texts'] =>
      new Map(Array.from(texts, ([locale, text]) => [locale, changed(text)]))

  function insert(item: NewItem) {
    const now = tick()
    const id = item.id ?? idOf(inserted)
    // Far apart, so that an order by name is another one than by time.
    const name = item.name ?? `Item ${String((inserted * 7919) % 100_003).padStart(6, '0')}`
    inserted += 1
    const modified = item.modified ?? now
    const thing: StoredThing = {
      id,
      texts: new Map([
        [
          'de',
          {
            '@id': id,
            '@type': item.type === 'picture' ? ['ImageObject', 'dcls:Bild'] : ['Place', 'dcls:POI'],
            'dc:translation': ['de'],
            ...classification(item.concepts ?? []),
            ...(item.pictures === undefined ? {} : { image: item.pictures.map(referTo) }),
            name,
            version: '1',
          },
        ],
      ]),
      identifiers: [],
      created: item.created ?? modified,
      modified,
      touched: item.touched ?? modified,
      occurrences: [],
      validity: 'valid',
    }
    const isPicture = item.type === 'picture'
    rows.set(id, { thing, isPicture, from: -Infinity, until: Infinity })
    return id
  }
  for (const item of typeof items === 'number' ? Array<NewItem>(items).fill({}) : items)
    insert(item)

  function bury(id: string): number {
    rows.delete(id)
    searchIndex.delete(id)
    return tick()
  }
  const linkersOf = (picture: string): string[] =>
    [...rows.values()].filter(({ thing }) => idsIn(thing, 'image').includes(picture)).map(idOfRow)
  const lineageOf = (concept: string): string[] => {
    const parent = labels.get(concept)?.parent ?? null
    return [concept, ...(parent === null ? [] : lineageOf(parent))]
  }
  function membersOf({ members, concept }: Endpoint): Set<string> {
    if (members !== null) return new Set(members)
    return new Set(
      [...rows.values()]
        .filter(
          ({ thing, isPicture }) =>
            !isPicture &&
            (concept === null ||
              idsIn(thing, 'dc:classification').some((one) => lineageOf(one).includes(concept))),
        )
        .map(idOfRow),
    )
  }
  function setConcepts(id: string, changed: (ids: string[]) => string[]) {
    write(
      id,
      inEach((text) => ({
        ...without(text, 'dc:classification'),
        ...classification(changed(idsIn(rowOf(id).thing, 'dc:classification'))),
      })),
    )
  }

  function build(): StoredContent {
    const validityOf = ({ from, until }: Row): Validity =>
      clock < from || clock >= until + day ? 'out' : clock >= until ? 'ended' : 'valid'
    const things = Array.from(rows.values(), (row) =>
      row.from === -Infinity && row.until === Infinity
        ? row.thing
        : { ...row.thing, validity: validityOf(row) },
    )
    const known = () => [...rows.keys(), ...deleted.map(({ id }) => id)]
    const orders: { few?: readonly string[]; many?: readonly string[] } = {}
    return {
      locales: ['de', 'en'],
      things,
      schemes: [
        { id: scheme, texts: new Map([['de', { 'skos:prefLabel': 'Tags' }]]), created: started },
      ],
      concepts: Array.from(labels, ([id, { label, parent }]) => ({
        id,
        scheme,
        parent,
        texts: new Map([['de', { 'skos:prefLabel': label }]]),
        created: started,
      })),
      parts: new Map(),
      endpoints: ownEndpoints.map((endpoint) => ({
        ...endpoint,
        members: membersOf(endpoint),
        sharedWith: new Set(endpoint.sharedWith),
      })),
      users: [...users.values()],
      deleted: [...deleted],
      searchIndex: new Map(searchIndex),
      orders: {
        relevance: [],
        unsorted: tables ?? {
          get few() {
            return (orders.few ??= shuffled(known(), `${seed}/few`))
          },
          get many() {
            return (orders.many ??= shuffled(known(), `${seed}/many`))
          },
        },
        random: new Map(),
      },
    }
  }

  const setUser = (email: string, changed: { token?: string; isLocked?: boolean }) => {
    tick()
    const user = users.get(email)
    if (user !== undefined) users.set(email, { ...user, ...changed })
  }

  return {
    get edition() {
      return edition
    },
    get ids() {
      return [...rows.values()].filter(({ isPicture }) => !isPicture).map(idOfRow)
    },
    versions: () => new Map(Array.from(rows, ([id, { thing }]) => [id, versionOf(thing)])),
    poisoned,
    get hasPictures() {
      return [...rows.values()].some(({ isPicture }) => isPicture)
    },
    setClock(instant) {
      clock = instant
      edition += 1
    },
    insert: (item = {}) => insert(item),
    edit: (id) => {
      write(id, (texts) => texts)
    },
    rename: (id, name) => {
      write(
        id,
        inEach((text) => ({ ...text, name })),
      )
    },
    editOpenly(id) {
      const begun = stamps(tick())
      return () => {
        write(id, (texts) => texts)
        change(id, () => begun)
      }
    },
    touch: (id) => {
      const now = tick()
      change(id, () => ({ touched: now }))
    },
    remove: (...ids) => {
      for (const id of ids) graves.set(id, rowOf(id))
      for (const id of ids) bury(id)
      deleted.push(...ids.map((id) => ({ id, at: clock })))
    },
    forget: (id) => {
      bury(id)
    },
    restore: (id) => {
      const row = graves.get(id)
      if (row === undefined) throw new Error(`Nothing is kept of ${id}`)
      graves.delete(id)
      rows.set(id, row)
      write(id, (texts) => texts)
      deleted = deleted.filter((entry) => entry.id !== id)
    },
    translate: (id, locale, name) => {
      write(id, (texts) => new Map([...texts, [locale, { ...textOf(rowOf(id).thing), name }]]))
    },
    deleteTranslation: (id, locale) => {
      const { touched } = rowOf(id).thing
      write(id, (texts) => new Map([...texts].filter(([one]) => one !== locale)))
      change(id, () => ({ touched }))
      deleted.push({ id, at: clock })
    },
    setValidity: (id, { from, through }) => {
      write(id, (texts) => texts)
      rows.set(id, {
        ...rowOf(id),
        from: from === undefined ? -Infinity : midnight(from),
        until: through === undefined ? Infinity : midnight(through, 1),
      })
    },
    enter: (slug, id) => {
      tick()
      endpointOf(slug).members?.add(id)
    },
    leave: (slug, id) => {
      tick()
      endpointOf(slug).members?.delete(id)
    },
    classify: (id, concept) => {
      setConcepts(id, (ids) => [...ids, concept])
    },
    declassify: (id, concept) => {
      setConcepts(id, (ids) => ids.filter((one) => one !== concept))
    },
    renameConcept: (concept, label) => {
      tick()
      labels.set(concept, { label, parent: labels.get(concept)?.parent ?? null })
      const ids = [...rows.values()]
        .filter(({ thing }) => idsIn(thing, 'dc:classification').includes(concept))
        .map(idOfRow)
      waiting.push({ kind: 'touch', ids })
    },
    moveConcept: (concept, parent) => {
      tick()
      labels.set(concept, { label: labels.get(concept)?.label ?? '', parent })
    },
    renamePicture: (id, name) => {
      write(
        id,
        inEach((text) => ({ ...text, name })),
      )
      waiting.push({ kind: 'touch', ids: linkersOf(id) })
    },
    removePicture: (id) => {
      const linkers = linkersOf(id)
      const now = bury(id)
      for (const one of linkers)
        change(one, ({ texts }) => ({
          touched: now,
          texts: inEach((text) => without(text, 'image'))(texts),
        }))
    },
    runJobs: (held = []) => {
      const now = tick()
      for (const job of waiting) {
        if (job.kind === 'index') searchIndex.delete(job.id)
        else
          for (const id of job.ids)
            if (!held.includes(id) && rows.has(id)) change(id, () => ({ touched: now }))
      }
      waiting = []
    },
    replaceToken: (email, token) => {
      setUser(email, { token })
    },
    addUser: ({ email, token }) => {
      tick()
      users.set(email, { email, token, isLocked: false })
    },
    removeUser: (email) => {
      tick()
      users.delete(email)
    },
    setLocked: (email, isLocked) => {
      setUser(email, { isLocked })
    },
    share: (slug, email) => {
      tick()
      endpointOf(slug).sharedWith.add(email)
    },
    unshare: (slug, email) => {
      tick()
      endpointOf(slug).sharedWith.delete(email)
    },
    changeSlug: (slug, to) => {
      tick()
      endpointOf(slug).slug = to
    },
    buildCache: (slug) => {
      tick()
      endpointOf(slug).cached = membersOf(endpointOf(slug))
    },
    content: () => {
      if (built?.edition !== edition) built = { edition, content: build() }
      return built.content
    },
  }
}

const idOfRow = ({ thing }: Row): string => thing.id
const referTo = (id: string): JsonObject => ({ '@id': id, '@type': ['ImageObject', 'dcls:Bild'] })

const classification = (ids: readonly string[]): JsonObject =>
  ids.length === 0
    ? {}
    : { 'dc:classification': ids.map((id) => ({ '@id': id, '@type': 'skos:Concept' })) }

function textOf(thing: StoredThing): JsonObject {
  const [text = {}] = thing.texts.values()
  return text
}

function idsIn(thing: StoredThing, name: string): string[] {
  const value = textOf(thing)[name]
  return Array.isArray(value) ? value.map((one: unknown) => (one as { '@id': string })['@id']) : []
}

/** How often its text was written. */
export function versionOf(thing: StoredThing): string {
  const { version } = textOf(thing)
  return typeof version === 'string' ? version : ''
}

const without = (text: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(text).filter(([own]) => own !== name))

/** Every text says how often it was written, and in which languages it is there. */
function written(texts: StoredThing['texts']): StoredThing['texts'] {
  const [first] = texts.values()
  const version = String(Number(first?.version ?? 0) + 1)
  return new Map(
    Array.from(texts, ([locale, text]) => [
      locale,
      { ...text, 'dc:translation': [...texts.keys()], version },
    ]),
  )
}

/** In Vienna; `later` counts days. */
function midnight(text: string, later = 0): number {
  const [year = 0, month = 0, dayOfMonth = 0] = text.split('-').map(Number)
  return localTime(year, month, dayOfMonth + later)
}
