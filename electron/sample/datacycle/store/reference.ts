import { isJsonArray, isJsonObject, type Json } from '#sample/content/json.ts'
import type { StoredThing } from './stored-content.ts'

/** The ID of an unresolved relation: exactly `@id` and `@type` (datacycle-core.md 7); null for all else. */
export function referenceOf(value: Json): string | null {
  if (!isJsonObject(value)) return null
  const { '@id': id, '@type': type, ...rest } = value
  const isReference = type !== undefined && Object.keys(rest).length === 0
  return isReference && typeof id === 'string' ? id : null
}

/** Two names of one relation (datacycle-core.md 12). */
const sameRelation: Readonly<Record<string, string>> = {
  location: 'contentLocation',
  contentLocation: 'location',
}

/** The IDs to which a relation of a thing leads, in whatever language. */
export function relatedIds(thing: StoredThing, relation: string): string[] {
  const names = [relation, sameRelation[relation]].filter((name) => name !== undefined)
  const [first] = thing.texts.values()
  return names.flatMap((name) => {
    const value = first?.[name] ?? null
    return (isJsonArray(value) ? value : [value])
      .map(referenceOf)
      .filter((id): id is string => id !== null)
  })
}
