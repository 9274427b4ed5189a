import { isItemLinkPath, renderItemLink } from './item-link.ts'
import { readId } from './identify-object.ts'
import { describeValue, type ValueKind } from './value-kind.ts'
import { renderPath, memberOf } from '#core/json/json-path.ts'
import { type JsonObject, type JsonValue, listOf } from '#core/json/json-value.ts'

export interface ItemColumn {
  path: ColumnPath
  /** The path as text (`location.name`), unique among the columns. */
  key: string
  /** Number of items that have it, including null values. */
  present: number
  /** Number of items in which a linked item was sent without details (api.md 4.4). */
  unresolved: number
  /** Count per kind of value, most frequent first. */
  kinds: { kind: ValueKind['kind']; count: number }[]
}

export interface ItemColumns {
  /** Adds an item. Anything but an object counts as an item without attributes. */
  add(item: JsonValue): void
  readonly itemCount: number
  /** `name`, `@type` and `@id` first, then in order of appearance; nested columns after their parents. */
  list(): ItemColumn[]
  /** True if there are more attributes than were collected. */
  readonly isTruncated: boolean
}

interface Node {
  readonly children: Map<string, Node>
  readonly kinds: Map<ValueKind['kind'], number>
  present: number
  unresolved: number
  /** Number of the last item that had it, so each item counts once. */
  lastItem: number
  /** Number of the last item with an unresolved value. */
  lastUnresolved: number
}

/** Number of items from which columns are derived; later items rarely have other attributes. */
export const columnSampleSize = 200

/** Of the path of a column. */
const maxDepth = 3

const leadingNames = ['name', '@type', '@id']

/**
 * Collects columns from items. Lists of objects are entered (`image.contentUrl`), texts by language are not.
 * `maxColumns` limits the number of columns, `maxListMembers` the members observed per list.
 */
export function createItemColumns({
  maxColumns = 500,
  maxListMembers = 10,
}: {
  maxColumns?: number
  maxListMembers?: number
} = {}): ItemColumns {
  const root = createNode()
  let itemCount = 0
  let columnCount = 0
  let isTruncated = false

  function childOf(node: Node, name: string): Node | null {
    const known = node.children.get(name)
    if (known) return known
    if (columnCount >= maxColumns) {
      isTruncated = true
      return null
    }
    columnCount += 1
    const child = createNode()
    node.children.set(name, child)
    return child
  }

  function addMembers(node: Node, object: JsonObject, depth: number): void {
    for (const { name, value } of object.members) {
      const child = childOf(node, name)
      if (!child) continue
      const described = describeValue(value)
      const { kind } = described
      child.kinds.set(kind, (child.kinds.get(kind) ?? 0) + 1)
      if (child.lastItem !== itemCount) child.present += 1
      child.lastItem = itemCount
      if (isUnresolved(described) && child.lastUnresolved !== itemCount) {
        child.unresolved += 1
        child.lastUnresolved = itemCount
      }
      if (depth < maxDepth && kind !== 'language-texts') {
        for (const inner of objectsIn(value, maxListMembers)) addMembers(child, inner, depth + 1)
      }
    }
  }

  return {
    add(item) {
      itemCount += 1
      if (item.kind === 'object') addMembers(root, item, 1)
    },
    get itemCount() {
      return itemCount
    },
    list: () => columnsOf(root, []),
    get isTruncated() {
      return isTruncated
    },
  }
}

function objectsIn(value: JsonValue, maxCount: number): JsonObject[] {
  const values = value.kind === 'array' ? value.items.slice(0, maxCount) : [value]
  return values.filter((entry) => entry.kind === 'object')
}

/** Concepts without labels count as unresolved. */
function isUnresolved(described: ValueKind): boolean {
  if (described.kind === 'relations') return described.unresolved > 0
  return (
    described.kind === 'unresolved-relation' ||
    (described.kind === 'concept' && described.label === null)
  )
}

function columnsOf(node: Node, path: ColumnPath): ItemColumn[] {
  const names = [...node.children.keys()]
  const first = path.length === 0 ? leadingNames.filter((name) => node.children.has(name)) : []
  const ordered = [...first, ...names.filter((name) => !first.includes(name))]
  return ordered.flatMap((name) => {
    const child = node.children.get(name)
    if (!child) return []
    const childPath = [...path, name]
    const kinds = Array.from(child.kinds, ([kind, count]) => ({ kind, count }))
    return [
      {
        path: childPath,
        key: renderPath(childPath),
        present: child.present,
        unresolved: child.unresolved,
        kinds: kinds.toSorted((one, other) => other.count - one.count),
      },
      ...columnsOf(child, childPath),
    ]
  })
}

function createNode(): Node {
  return {
    children: new Map(),
    kinds: new Map(),
    present: 0,
    unresolved: 0,
    lastItem: 0,
    lastUnresolved: 0,
  }
}

/**
 * Path of a column: member names. A list on the way stands for all its members. The address of an item in its CMS has
 * a path of its own (`itemLinkPath`).
 */
export type ColumnPath = readonly string[]

/**
 * The values of a column in one item, in order: `image.contentUrl` gives one value per image. A list at the
 * end of the path is one value. Empty if the item has none.
 */
export function columnValues(item: JsonValue, path: ColumnPath): JsonValue[] {
  if (isItemLinkPath(path)) {
    const id = readId(item) ?? ''
    return id === '' ? [] : [{ kind: 'string', value: renderItemLink(path[1], id) }]
  }
  let values = [item]
  for (const name of path) {
    values = values.flatMap(listOf).flatMap((value) => memberOf(value, name) ?? [])
  }
  return values
}

/** The attributes that hold something, such as the coordinates of an item. */
export interface PartNames {
  /** Attributes of the item itself. */
  own: readonly string[]
  /** Relations to items that hold it. */
  relations: readonly string[]
  /** Attributes of those items. */
  below: readonly string[]
}

/** Decides from a query's `fields` and its items, added one by one, whether the query requests a part. */
export interface RequestedPartDetector {
  add(item: JsonValue): void
  /** False if no item can have the part, because the list of fields leaves it out. */
  isRequested(): boolean
}

/** `fields` are the paths of the requested attributes; empty for all. */
export function createRequestedPartDetector(
  fields: readonly string[],
  parts: PartNames,
): RequestedPartDetector {
  const roots = new Set(fields.map(rootOf))
  const isNamed = fields.some((path) => namesPart(path, parts))
  const isLimitedBelow = fields.some(
    (path) => path.includes('.') && parts.relations.includes(rootOf(path)),
  )
  let isWhole = fields.length === 0 || fields.includes('*')
  return {
    add(item) {
      // Some servers apply the list to linked items only: an attribute not in the list shows this.
      isWhole ||=
        item.kind === 'object' &&
        item.members.some(({ name }) => !name.startsWith('@') && !roots.has(name))
    },
    isRequested: () => isNamed || (isWhole && !isLimitedBelow),
  }
}

function namesPart(path: string, { own, relations, below }: PartNames): boolean {
  const [root = '', inside] = path.split('.')
  if (inside === undefined) return own.includes(root) || relations.includes(root)
  if (own.includes(root)) return true
  return relations.includes(root) && (inside === '*' || below.includes(inside))
}

const rootOf = (path: string): string => path.split('.', 1)[0] ?? path

/** Positions of items by attribute name. */
export type PositionsByName = ReadonlyMap<string, readonly number[]>

/** The first of these relations of which something linked came without its attributes. */
export const findUnresolved = (item: JsonValue, relations: readonly string[]): string | undefined =>
  relations.find((name) => {
    const value = memberOf(item, name)
    const described = value ? describeValue(value) : null
    return (
      described?.kind === 'unresolved-relation' ||
      (described?.kind === 'relations' && described.unresolved > 0)
    )
  })

/** Adds a position in place, because lists may be as long as the item list. */
export function notePosition(found: Map<string, number[]>, name: string, position: number): void {
  const known = found.get(name)
  if (known) known.push(position)
  else found.set(name, [position])
}

/** Returns a copy with only the positions in `among` (null: all), without empty entries. */
export function positionsAmong(
  found: PositionsByName,
  among: ReadonlySet<number> | null,
): PositionsByName {
  const kept = new Map<string, readonly number[]>()
  for (const [name, positions] of found) {
    const own = positions.filter((position) => among === null || among.has(position))
    if (own.length > 0) kept.set(name, own)
  }
  return kept
}
