import { isJsonArray, isJsonObject, type Json } from '#sample/content/json.ts'
import type { StoredThing } from './stored-content.ts'

/**
 * The ID of an unresolved relation, which has only `@id` and `@type` (datacycle-core.md 7); otherwise null.
 */
export function referenceOf(value: Json): string | null {
  if (!isJsonObject(value)) return null
  const { '@id': id, '@type': type, ...rest } = value
  const isReference = type !== undefined && Object.keys(rest).length === 0
  return isReference && typeof id === 'string' ? id : null
}

/** Aliases of relations (datacycle-core.md 12). */
const sameRelation: Readonly<Record<string, string>> = {
  location: 'contentLocation',
  contentLocation: 'location',
}

/** The IDs of a thing's relation, from its first language: relations are the same in all. */
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
