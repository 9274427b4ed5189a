/** Which attributes of an item are sent, and which of its relations are resolved. */
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '#sample/content/json.ts'

export interface Selection {
  /** All attributes that are sent by default. */
  isWhole: boolean
  named: ReadonlySet<string>
  /** Selections of resolved relations and nested objects, by attribute name. */
  nested: ReadonlyMap<string, Selection>
}

/** The selected part of an object; always includes `@id` and `@type` (api.md 2.2). */
export function narrow(object: JsonObject, selection: Selection): JsonObject {
  const { isWhole, named, nested } = selection
  const members = Object.entries(object).flatMap(([name, value]): [string, Json][] => {
    const inner = nested.get(name)
    if (inner !== undefined) return [[name, narrowValue(value, inner)]]
    const isKept = isWhole || named.has(name) || name === '@id' || name === '@type'
    return isKept ? [[name, value]] : []
  })
  return Object.fromEntries(members)
}

function narrowValue(value: Json, selection: Selection): Json {
  if (isJsonArray(value)) return value.map((member) => narrowValue(member, selection))
  return isJsonObject(value) ? narrow(value, selection) : value
}

/** Resolves all dotted paths completely; `location.image` resolves both relations. */
export function resolvePaths(paths: readonly (readonly string[])[]): Selection {
  const restsByName = new Map<string, (readonly string[])[]>()
  for (const [first, ...rest] of paths) {
    if (first === undefined) continue
    restsByName.set(first, [...(restsByName.get(first) ?? []), rest])
  }
  return {
    isWhole: true,
    named: new Set(),
    nested: new Map([...restsByName].map(([name, rest]) => [name, resolvePaths(rest)])),
  }
}
