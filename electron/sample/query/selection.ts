/** Which attributes of an item are delivered, and which of its relations are resolved. */
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '#sample/content/json.ts'

export interface Selection {
  /** Every attribute that is delivered without being named. */
  whole: boolean
  named: ReadonlySet<string>
  /** Resolved relations (and nested objects that are delivered in part), by attribute name. */
  nested: ReadonlyMap<string, Selection>
}

/** The part of an object that is selected; `@id` and `@type` are never left out (api.md 2.2). */
export function narrow(object: JsonObject, selection: Selection): JsonObject {
  const { whole, named, nested } = selection
  const members = Object.entries(object).flatMap(([name, value]): [string, Json][] => {
    const inner = nested.get(name)
    if (inner !== undefined) return [[name, narrowValue(value, inner)]]
    const kept = whole || named.has(name) || name === '@id' || name === '@type'
    return kept ? [[name, value]] : []
  })
  return Object.fromEntries(members)
}

function narrowValue(value: Json, selection: Selection): Json {
  if (isJsonArray(value)) return value.map((member) => narrowValue(member, selection))
  return isJsonObject(value) ? narrow(value, selection) : value
}

/** The selection that resolves every dotted path (`location.image` resolves both) in full. */
export function resolvePaths(paths: readonly (readonly string[])[]): Selection {
  const below = new Map<string, (readonly string[])[]>()
  for (const [first, ...rest] of paths) {
    if (first === undefined) continue
    below.set(first, [...(below.get(first) ?? []), rest])
  }
  return {
    whole: true,
    named: new Set(),
    nested: new Map([...below].map(([name, rest]) => [name, resolvePaths(rest)])),
  }
}
