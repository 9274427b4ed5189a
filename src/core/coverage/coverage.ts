import type { ColumnPath } from '#core/content/item-columns.ts'
import { mostSpecificType } from '#core/content/identify-object.ts'
import { renderPath } from '#core/json/json-path.ts'
import { type JsonObject, type JsonValue, listOf } from '#core/json/json-value.ts'
import { stateOfValue, type ValueState } from './single-values.ts'
import type { MissingAttribute } from './required-attributes.ts'
import { describeValue } from '#core/content/value-kind.ts'

/** Item counts per state of one attribute; items without the attribute are not included. */
export type StateCounts = Readonly<Record<ValueState, number>>

export interface AttributeCoverage extends StateCounts {
  path: ColumnPath
  /** The path as text, as in ItemColumn. */
  key: string
}

/** Attribute counts of the items of one kind (see `mostSpecificType`). */
export interface KindCoverage {
  kind: string
  items: number
  /** By key, only attributes that occur in this kind. */
  attributes: ReadonlyMap<string, StateCounts>
}

export interface Coverage {
  /** Adds an item. Anything but an object counts as an item without attributes. */
  add(item: JsonValue): void
  readonly items: number
  /** All observed attributes, outer ones first. */
  list(): AttributeCoverage[]
  /** Top-level attributes per kind, most frequent kind first. */
  byKind(): KindCoverage[]
  /** True if there are more attributes than were counted. */
  readonly isTruncated: boolean
}

interface Node {
  readonly path: ColumnPath
  readonly children: Map<string, Node>
  readonly counts: Record<ValueState, number>
  /** Counts per kind, for top-level attributes only. */
  readonly byKind: Map<string, Record<ValueState, number>>
  /** The number and state of the last counted item. */
  lastItem: number
  lastState: ValueState
}

const rank: Readonly<Record<ValueState, number>> = { empty: 0, unresolved: 1, filled: 2 }

/**
 * Counts for each attribute how many items are filled, unresolved or empty. Each item counts once, with the
 * best state of its values. Lists of objects are entered, texts by language are not. Keeps no items.
 *
 * `maxDepth` limits path lengths, `maxAttributes` the number of attributes.
 */
export function createCoverage({
  maxDepth = 3,
  maxAttributes = 500,
}: { maxDepth?: number; maxAttributes?: number } = {}): Coverage {
  const root = createNode([])
  const observed: Node[] = []
  const kinds = new Map<string, number>()
  let currentKind = ''
  let items = 0
  let isTruncated = false

  function childOf(node: Node, name: string): Node | null {
    const known = node.children.get(name)
    if (known) return known
    if (observed.length >= maxAttributes) {
      isTruncated = true
      return null
    }
    const child = createNode([...node.path, name])
    node.children.set(name, child)
    observed.push(child)
    return child
  }

  function countsOf(node: Node): Record<ValueState, number>[] {
    if (node.path.length > 1) return [node.counts]
    const known = node.byKind.get(currentKind)
    const ofKind = known ?? noCounts()
    if (!known) node.byKind.set(currentKind, ofKind)
    return [node.counts, ofKind]
  }

  function count(node: Node, state: ValueState): void {
    const isSameItem = node.lastItem === items
    if (isSameItem && rank[state] <= rank[node.lastState]) return
    for (const counts of countsOf(node)) {
      if (isSameItem) counts[node.lastState] -= 1
      counts[state] += 1
    }
    node.lastItem = items
    node.lastState = state
  }

  function addMembers(node: Node, object: JsonObject): void {
    for (const { name, value } of object.members) {
      const child = childOf(node, name)
      if (!child) continue
      count(child, stateOfValue(value))
      if (child.path.length < maxDepth)
        for (const inner of enteredObjects(value)) addMembers(child, inner)
    }
  }

  return {
    add(item) {
      items += 1
      currentKind = mostSpecificType(item)
      kinds.set(currentKind, (kinds.get(currentKind) ?? 0) + 1)
      if (item.kind === 'object') addMembers(root, item)
    },
    get items() {
      return items
    },
    list: () =>
      observed
        .map(({ path, counts }) => ({ path, key: renderPath(path), ...counts }))
        .toSorted((one, other) => one.path.length - other.path.length),
    byKind: () =>
      Array.from(kinds, ([kindName, count]) => ({
        kind: kindName,
        items: count,
        attributes: new Map(
          [...root.children.values()].flatMap(({ path, byKind }) => {
            const counts = byKind.get(kindName)
            return counts ? [[renderPath(path), counts] as const] : []
          }),
        ),
      })).toSorted((one, other) => other.items - one.items),
    get isTruncated() {
      return isTruncated
    },
  }
}

const noCounts = (): Record<ValueState, number> => ({ filled: 0, unresolved: 0, empty: 0 })

function createNode(path: ColumnPath): Node {
  return {
    path,
    children: new Map(),
    counts: noCounts(),
    byKind: new Map(),
    lastItem: 0,
    lastState: 'empty',
  }
}

/** Item counts for the column headings. */
export interface ColumnCoverage {
  items: number
  byKey: ReadonlyMap<string, StateCounts>
  /** Required attributes that some items lack, with the number of these items over all types. */
  missing: ReadonlyMap<string, number>
}

/** True if more items have the attribute only as a link, without details, than with a value. */
export const isMostlyLinked = (counts: StateCounts | undefined): boolean =>
  counts !== undefined && counts.unresolved > counts.filled

export function readColumnCoverage(counted: {
  items: number
  attributes: readonly AttributeCoverage[]
  missing: readonly MissingAttribute[]
}): ColumnCoverage {
  const missing = new Map<string, number>()
  for (const { attribute, missing: lacking } of counted.missing)
    if (lacking > 0) missing.set(attribute, (missing.get(attribute) ?? 0) + lacking)
  return {
    items: counted.items,
    byKey: new Map(counted.attributes.map((one) => [one.key, one])),
    missing,
  }
}

/**
 * The objects whose members are nested attributes of a value: itself or its list members. Texts by language
 * have none.
 */
function enteredObjects(value: JsonValue): JsonObject[] {
  if (value.kind !== 'object' && value.kind !== 'array') return []
  if (describeValue(value).kind === 'language-texts') return []
  const values = listOf(value)
  return values.filter((entry) => entry.kind === 'object')
}
