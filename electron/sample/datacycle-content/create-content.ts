/** The content of the CORE sample: the sample's items as CORE stores them. */
import { identifierOf } from '#sample/content/identifier.ts'
import { createLibrary } from '#sample/content/library.ts'
import { localTime } from '#sample/content/local-time.ts'
import type { StoredContent } from '#sample/datacycle/store/stored-content.ts'
import { storedConcepts, storedSchemes } from './concepts.ts'
import { createEndpoints } from './endpoints.ts'
import { scheduleOf } from './schedules.ts'
import { toStoredThing } from './stored-thing.ts'
import { accounts } from './users.ts'

/** `baseUrl` is the URL of its images, without a trailing slash. */
export function createContent(baseUrl: string): StoredContent {
  const { all } = createLibrary()
  const kinds = new Map(all.map(({ id, kind }) => [id, kind]))
  const things = all.map((thing) => toStoredThing(thing, { baseUrl, kinds }))
  const shuffled = (name: string) =>
    things
      .map(({ id }) => ({ id, key: identifierOf(`${name}/${id}`) }))
      .sort((one, other) => (one.key < other.key ? -1 : 1))
      .map(({ id }) => id)
  return {
    locales: ['de', 'en'],
    things,
    schemes: storedSchemes,
    concepts: storedConcepts,
    parts: new Map(
      all
        .map(scheduleOf)
        .filter((schedule) => schedule !== null)
        .map((schedule) => [schedule.id, schedule.part]),
    ),
    endpoints: createEndpoints(all),
    users: accounts,
    deleted: Array.from({ length: 30 }, (_, index) => ({
      id: identifierOf(`deleted/${String(index)}`),
      at: localTime(2026, 9, 30, 12) - index * 86_400_000,
    })),
    orders: {
      relevance: shuffled('relevance'),
      unsorted: { few: shuffled('few'), many: shuffled('many') },
      random: new Map(),
    },
  }
}
