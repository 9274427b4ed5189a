/** The items of an endpoint that match a query. */
import { isUuid } from '#sample/datacycle/filter/filter-reader.ts'
import type { Query } from '#sample/datacycle/query/read-query.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'
import {
  referenceOf,
  isListed,
  slugsOf,
  type StoredEndpoint,
  type StoredThing,
} from '#sample/datacycle/store/stored-content.ts'
import { isJsonArray } from '#sample/content/json.ts'

/** Without expired items and items in other languages (datacycle-core.md 8, 10). */
export function hitsOf(
  endpoint: StoredEndpoint,
  { condition, locales }: Query,
  { content }: Instance,
): StoredThing[] {
  return content.things.filter(
    (thing) =>
      isListed(thing) &&
      endpoint.members.has(thing.id) &&
      locales.some((locale) => thing.texts.has(locale)) &&
      condition(thing),
  )
}

/** Finds one item by path; also finds items that are only linked from a member (datacycle-core.md 10). */
export function hitsByPath(
  endpoint: StoredEndpoint,
  name: string,
  { condition, locales }: Query,
  { content }: Instance,
): StoredThing[] {
  const linked = new Set(
    content.things.filter(({ id }) => endpoint.members.has(id)).flatMap(linkedIds),
  )
  return content.things.filter(
    (thing) =>
      isListed(thing) &&
      (endpoint.members.has(thing.id) || linked.has(thing.id)) &&
      (isUuid(name) ? thing.id === name.toLowerCase() : slugsOf(thing).includes(name)) &&
      locales.some((locale) => thing.texts.has(locale)) &&
      condition(thing),
  )
}

function linkedIds(thing: StoredThing): string[] {
  const [text = {}] = thing.texts.values()
  return Object.values(text)
    .flatMap((value) => (isJsonArray(value) ? value.map(referenceOf) : []))
    .filter((id) => id !== null)
}
