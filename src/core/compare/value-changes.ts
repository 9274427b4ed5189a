import { canonicalNumber } from '#core/json/json-number.ts'
import { readId } from '#core/content/identify-object.ts'
import { memberOf, type JsonPath } from '#core/json/json-path.ts'
import type { JsonArray, JsonObject, JsonValue } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'

/**
 * One difference between two values. The path is that in the later value; for removed values, in the earlier.
 */
export type ValueChange =
  | { kind: 'added'; path: JsonPath; after: JsonValue }
  | { kind: 'removed'; path: JsonPath; before: JsonValue }
  | { kind: 'changed'; path: JsonPath; before: JsonValue; after: JsonValue }
  /** The same number, written differently: `1.0` and `1.00`. */
  | { kind: 'rewritten'; path: JsonPath; before: JsonValue; after: JsonValue }
  /** A list with equal members in a different order. */
  | { kind: 'reordered'; path: JsonPath; before: JsonValue; after: JsonValue }
  /** The same linked item, whose details only one side has (api.md 4.4). */
  | { kind: 'loaded'; path: JsonPath; before: JsonValue; after: JsonValue }

/** Values below this depth are compared as a whole. */
const maxDepth = 100

/**
 * Lists the differences between two values. Numbers are compared by their digits, so no precision is lost.
 * Object members are compared by name, in any order; of repeated names the last counts. Lists of relations
 * are compared by `@id`, lists of plain values by value, other lists by position.
 */
export function describeChanges(before: JsonValue, after: JsonValue): ValueChange[] {
  const changes: ValueChange[] = []
  collect(before, after, [], changes)
  return changes
}

function collect(before: JsonValue, after: JsonValue, path: JsonPath, changes: ValueChange[]) {
  if (path.length < maxDepth) {
    if (before.kind === 'object' && after.kind === 'object') {
      const isLoadedOnOneSide =
        path.length > 0 && isBare(before) !== isBare(after) && readId(before) === readId(after)
      if (isLoadedOnOneSide) changes.push({ kind: 'loaded', path, before, after })
      else collectMembers(before, after, path, changes)
      return
    }
    if (before.kind === 'array' && after.kind === 'array') {
      collectItems(before, after, path, changes)
      return
    }
  }
  if (keyOf(before) === keyOf(after)) return
  const isRewritten =
    before.kind === 'number' &&
    after.kind === 'number' &&
    canonicalNumber(before.source) === canonicalNumber(after.source)
  changes.push({ kind: isRewritten ? 'rewritten' : 'changed', path, before, after })
}

/** True if a linked item came without details. */
const isBare = (object: JsonObject): boolean =>
  readId(object) !== null && object.members.every(({ name }) => name === '@id' || name === '@type')

const keyOf = (value: JsonValue): string => renderJson(value, { indent: null })

function collectMembers(
  before: JsonObject,
  after: JsonObject,
  path: JsonPath,
  changes: ValueChange[],
) {
  const names = (object: JsonObject) => new Set(object.members.map(({ name }) => name))
  const later = names(after)
  for (const name of names(before)) {
    const valueBefore = memberOf(before, name)
    const valueAfter = memberOf(after, name)
    if (valueBefore && valueAfter) collect(valueBefore, valueAfter, [...path, name], changes)
    else if (valueBefore)
      changes.push({ kind: 'removed', path: [...path, name], before: valueBefore })
    later.delete(name)
  }
  for (const name of later) {
    const valueAfter = memberOf(after, name)
    if (valueAfter) changes.push({ kind: 'added', path: [...path, name], after: valueAfter })
  }
}

function collectItems(before: JsonArray, after: JsonArray, path: JsonPath, changes: ValueChange[]) {
  const earlier = identify(before)
  const later = identify(after)
  if (!earlier || !later) {
    collectByPosition(before, after, path, changes)
    return
  }
  let isSameSet = earlier.size === later.size
  for (const [identity, { item, position }] of earlier) {
    const other = later.get(identity)
    if (other) collect(item, other.item, [...path, other.position], changes)
    else {
      isSameSet = false
      changes.push({ kind: 'removed', path: [...path, position], before: item })
    }
  }
  for (const [identity, { item, position }] of later)
    if (!earlier.has(identity))
      changes.push({ kind: 'added', path: [...path, position], after: item })
  if (isSameSet && [...earlier.keys()].join('\n') !== [...later.keys()].join('\n'))
    changes.push({ kind: 'reordered', path, before, after })
}

interface Identified {
  item: JsonValue
  position: number
}

/** Items by an identity that is stable between lists; null if an item has none. */
function identify(list: JsonArray): Map<string, Identified> | null {
  const identified = new Map<string, Identified>()
  const seen = new Map<string, number>()
  for (const [position, item] of list.items.entries()) {
    const identity = identityOf(item)
    if (identity === null) return null
    const count = (seen.get(identity) ?? 0) + 1
    seen.set(identity, count)
    identified.set(`${identity} ${count}`, { item, position })
  }
  return identified
}

function identityOf(item: JsonValue): string | null {
  if (item.kind === 'array') return null
  // Numbers that are written differently are the same item of a list.
  if (item.kind === 'number') return canonicalNumber(item.source)
  if (item.kind !== 'object') return keyOf(item)
  const id = readId(item)
  return id === null ? null : `@id ${JSON.stringify(id)}`
}

function collectByPosition(
  before: JsonArray,
  after: JsonArray,
  path: JsonPath,
  changes: ValueChange[],
) {
  const length = Math.max(before.items.length, after.items.length)
  for (let position = 0; position < length; position += 1) {
    const valueBefore = before.items[position]
    const valueAfter = after.items[position]
    const at = [...path, position]
    if (valueBefore && valueAfter) collect(valueBefore, valueAfter, at, changes)
    else if (valueBefore) changes.push({ kind: 'removed', path: at, before: valueBefore })
    else if (valueAfter) changes.push({ kind: 'added', path: at, after: valueAfter })
  }
}

/** An item with the attributes that differ. */
export interface ChangedAttributes {
  id: string
  /** Dotted names without list positions, each once. */
  paths: readonly string[]
}

/** The number of items in which an attribute differs. */
export interface AttributeCount {
  path: string
  count: number
}

/** A comparison without the attributes that the user excluded. */
export interface FilteredComparison {
  changed: readonly ChangedAttributes[]
  /** Number of items changed only in excluded attributes. */
  excludedCount: number
  /** Unchanged at another position; null if the query has no order. */
  moved: readonly string[] | null
  /** At the same position, if there is an order. */
  unchanged: number
  byAttribute: readonly AttributeCount[]
  /** An attribute that is the only change of more than half of the changed items, offered for exclusion. */
  offered: { path: string; count: number } | null
}

export function excludeAttributes(
  {
    changed: all,
    unchanged,
    moved: allMoved,
  }: { changed: readonly ChangedAttributes[]; unchanged: number; moved: readonly string[] | null },
  paths: ReadonlySet<string>,
): FilteredComparison {
  const changed = all.flatMap((item) => {
    const remaining = item.paths.filter((path) => !paths.has(path))
    return remaining.length === 0 ? [] : [{ ...item, paths: remaining }]
  })
  const differing = new Set(all.map(({ id }) => id))
  const moved = allMoved?.filter((id) => !differing.has(id)) ?? null
  return {
    changed,
    excludedCount: all.length - changed.length,
    moved,
    unchanged: unchanged - (moved?.length ?? 0),
    byAttribute: countByAttribute(changed),
    offered: findDominant(changed),
  }
}

function findDominant(changed: readonly ChangedAttributes[]): FilteredComparison['offered'] {
  const alone = countByAttribute(changed.filter(({ paths }) => paths.length === 1))
  const [first] = alone
  return first !== undefined && first.count * 2 > changed.length ? first : null
}

/** The attributes that differ between two versions of an item: dotted names without list positions. */
export const changedPaths = (before: JsonValue, after: JsonValue): string[] =>
  pathsOfChanges(describeChanges(before, after))

/** The changed attributes, each once. */
export function pathsOfChanges(changes: readonly Pick<ValueChange, 'path'>[]): string[] {
  const paths = changes.map(({ path }) =>
    path
      .filter((part) => typeof part === 'string')
      .slice(0, maxNamedDepth)
      .join('.'),
  )
  return [...new Set(paths)]
}

/** Deeper changes are reported for the attribute that contains them. */
const maxNamedDepth = 2

export function countByAttribute(changed: readonly ChangedAttributes[]): AttributeCount[] {
  const counts = new Map<string, number>()
  for (const { paths } of changed)
    for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1)
  return Array.from(counts, ([path, count]) => ({ path, count })).toSorted(
    (one, other) => other.count - one.count || (one.path < other.path ? -1 : 1),
  )
}
