/** The content of the recorded instance: its items as recorded, and what they lack from the supplements. */
import { readFileSync } from 'node:fs'
import type { Json, JsonObject } from '#sample/content/json.ts'
import { localTime } from '#sample/content/local-time.ts'
import type {
  Occurrence,
  StoredConcept,
  StoredContent,
  StoredEndpoint,
  StoredThing,
} from '#sample/datacycle/store/stored-content.ts'
import { z } from 'zod'

const folder = new URL('../../fixtures/core/', import.meta.url)

const json: z.ZodType<Json> = z.lazy(() =>
  z.union([
    z.null(),
    z.boolean(),
    z.number(),
    z.string(),
    z.array(json),
    z.record(z.string(), json),
  ]),
)
const object: z.ZodType<JsonObject> = z.record(z.string(), json)
const graph = z.object({ '@graph': z.array(object) })
const row = z.looseObject({ id: z.string(), from: z.string() })

const read = <T>(file: string, schema: z.ZodType<T>): T =>
  schema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))

const recordedOn = Date.parse('2026-11-22T01:55:00.000+01:00')
const week = 7 * 86_400_000

/** Reads the files anew with each call. */
export function readRecordedContent(): StoredContent {
  const items = read('items.json', graph)['@graph']
  const created = new Map(
    read('supplements/creation-dates.json', z.array(row.extend({ created: z.string() }))).map(
      (one) => [one.id, Date.parse(one.created)],
    ),
  )
  const english = new Map(
    read('supplements/english-texts.json', z.array(row.extend({ text: object }))).map((one) => [
      one.id,
      one.text,
    ]),
  )
  const weekly = new Set(read('supplements/schedules.json', z.array(row)).map(({ id }) => id))
  const things = items.map((item, index): StoredThing => {
    const id = textOf(item, '@id')
    return {
      id,
      texts: new Map([
        ['de', item],
        ...(isEnglish(item) ? [['en', english.get(id) ?? withoutTexts(item)] as const] : []),
      ]),
      identifiers: [],
      created: created.get(id) ?? recordedOn,
      // The recorded order is the default one: what was changed last comes first.
      modified: recordedOn - index * 1000,
      touched: created.get(id) ?? recordedOn,
      occurrences: occurrencesOf(item, weekly.has(id)),
      validity: 'valid',
    }
  })
  return {
    locales: ['de', 'en'],
    things: [...things, ...expiredThings()],
    schemes: read('schemes.json', graph)['@graph'].map((scheme) => ({
      id: textOf(scheme, '@id'),
      texts: new Map([['de', { 'skos:prefLabel': textOf(scheme, 'skos:prefLabel') }]]),
      created: Date.parse(textOf(scheme, 'dct:created')),
    })),
    concepts: read('supplements/concepts.json', z.array(z.object({ concept: object }))).map(
      ({ concept }) => conceptOf(concept),
    ),
    parts: new Map(),
    endpoints: readEndpoints(items),
    users: read(
      'supplements/users.json',
      z.array(z.object({ token: z.string(), email: z.string(), locked: z.boolean() })),
    ).map(({ locked, ...user }) => ({ ...user, isLocked: locked })),
    deleted: [],
    orders: readOrders(),
  }
}

/** Items that no list has any more: nothing but their IDs was recorded. */
const readExpired = () =>
  read('supplements/expired.json', z.array(row.extend({ endpoint: z.string() })))

const expiredThings = (): StoredThing[] =>
  readExpired().map(({ id }) => ({
    id,
    texts: new Map([['de', { '@id': id }]]),
    identifiers: [],
    created: recordedOn,
    modified: recordedOn,
    touched: recordedOn,
    occurrences: [],
    validity: 'out',
  }))

function readEndpoints(items: readonly JsonObject[]): StoredEndpoint[] {
  const expired = readExpired()
  const picked = read('supplements/static-members.json', z.array(row)).map(({ id }) => id)
  const { owner, endpoints } = read(
    'supplements/endpoints.json',
    z.object({
      owner: z.string(),
      endpoints: z.array(
        z.object({
          id: z.string(),
          slug: z.string(),
          name: z.string(),
          kind: z.enum(['static', 'dynamic']),
          released: z.boolean(),
          members: z.string(),
        }),
      ),
    }),
  )
  const idsOf = (members: string): readonly string[] => {
    if (members === 'static-members.json') return picked
    return items
      .filter((item) => members === 'everything' || JSON.stringify(item['@type']).includes(members))
      .map((item) => textOf(item, '@id'))
  }
  return endpoints.map(({ released, ...endpoint }) => ({
    ...endpoint,
    isReleased: released,
    owner,
    savedOrder: null,
    members: new Set([
      ...idsOf(endpoint.members),
      ...expired.filter((one) => one.endpoint === endpoint.slug).map(({ id }) => id),
    ]),
  }))
}

function readOrders(): StoredContent['orders'] {
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  const unsorted = read(
    'supplements/unsorted.json',
    z.object({ few: z.array(row), many: z.array(row) }),
  )
  const lots = read('supplements/chance.json', z.array(row.extend({ seed: z.number() })))
  const seeds = new Set(lots.map(({ seed }) => seed))
  return {
    relevance: idsOf(read('supplements/relevance.json', z.array(row))),
    unsorted: { few: idsOf(unsorted.few), many: idsOf(unsorted.many) },
    random: new Map(
      [...seeds].map((seed) => [seed, idsOf(lots.filter((lot) => lot.seed === seed))]),
    ),
  }
}

const conceptSchema = z.object({
  '@id': z.string(),
  'skos:inScheme': z.object({ '@id': z.string() }),
  'skos:broader': z.object({ '@id': z.string() }).optional(),
  'dct:created': z.string(),
  'skos:prefLabel': z.string(),
  'dct:description': z.string(),
  url: z.string(),
})

function conceptOf(recorded: JsonObject): StoredConcept {
  const concept = conceptSchema.parse(recorded)
  return {
    id: concept['@id'],
    scheme: concept['skos:inScheme']['@id'],
    parent: concept['skos:broader']?.['@id'] ?? null,
    created: Date.parse(concept['dct:created']),
    texts: new Map([
      [
        'de',
        {
          'skos:prefLabel': concept['skos:prefLabel'],
          'dct:description': concept['dct:description'],
          url: concept.url,
        },
      ],
    ]),
  }
}

const isEnglish = (item: JsonObject): boolean =>
  JSON.stringify(item['dc:translation']).includes('"en"')

/** An English item whose texts were not recorded has none here. */
const withoutTexts = (item: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(item).filter(
      ([name]) => !['name', 'description', 'dc:slug', 'additionalProperty'].includes(name),
    ),
  )

function occurrencesOf(item: JsonObject, isWeekly: boolean): Occurrence[] {
  const { startDate, endDate } = item
  if (typeof startDate !== 'string' || typeof endDate !== 'string') return []
  const [start, last] = [Date.parse(startDate), Date.parse(endDate)]
  if (!isWeekly) return [{ start, end: last }]
  const { year, month, day, hours, minutes } = clockOf(startDate)
  const weeks = Math.floor((last - start) / week)
  return Array.from({ length: weeks + 1 }, (_, index) => {
    const begin = localTime(year, month, day + index * 7, hours, minutes)
    const ends = clockOf(endDate)
    return { start: begin, end: begin + (ends.hours - hours) * 3_600_000 }
  })
}

/** What the clock shows: a weekly date keeps it when summer time ends. */
function clockOf(text: string) {
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0] = (text.match(/\d+/g) ?? []).map(
    Number,
  )
  return { year, month, day, hours, minutes }
}

function textOf(object_: JsonObject, name: string): string {
  const value = object_[name]
  if (typeof value !== 'string') throw new Error(`${name} is missing in a recorded item`)
  return value
}
