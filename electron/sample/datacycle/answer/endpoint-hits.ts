/** Which things of an endpoint a query finds. */
import { isUuid } from '#sample/datacycle/filter/identifiers.ts'
import type { Query } from '#sample/datacycle/query/read-query.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'
import { referenceOf } from '#sample/datacycle/store/reference.ts'
import { isJsonArray } from '#sample/content/json.ts'
import {
  isListed,
  type StoredEndpoint,
  type StoredThing,
} from '#sample/datacycle/store/stored-content.ts'

/** Nothing that has expired, and only what exists in one of the languages (datacycle-core.md 8, 10). */
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

/** By path, what is only linked from a member is found too (datacycle-core.md 10). */
export function hitsByPath(
  endpoint: StoredEndpoint,
  name: string,
  { condition, locales }: Query,
  { content }: Instance,
): StoredThing[] {
  const linked = new Set(
    content.things.filter(({ id }) => endpoint.members.has(id)).flatMap(idsWithin),
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

function idsWithin(thing: StoredThing): string[] {
  const [text = {}] = thing.texts.values()
  return Object.values(text)
    .flatMap((value) => (isJsonArray(value) ? value.map(referenceOf) : []))
    .filter((id) => id !== null)
}

const slugsOf = (thing: StoredThing) => [...thing.texts.values()].map((text) => text['dc:slug'])
