import type { ColumnPath } from '#core/content/column-values.ts'
import { describeValue, type ValueKind } from '#core/content/value-kind.ts'
import { renderPath } from '#core/json/json-path.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'

/** An attribute that occurs in the items, and so can be a column. */
export interface ItemColumn {
  path: ColumnPath
  /** The path as text: `location.name`. Unique among the columns. */
  key: string
  /** The number of items that have it, null values included. */
  present: number
  /** Of those, the ones in which something linked came without its details (api.md 4.4). */
  unresolved: number
  /** How often each kind of value occurs, the most frequent first. */
  kinds: { kind: ValueKind['kind']; count: number }[]
}

export interface ItemColumns {
  /** Takes one more item. What is no object counts as an item without attributes. */
  add(item: JsonValue): void
  readonly itemCount: number
  /** `name`, `@type` and `@id` first, then in the order met; nested ones behind what holds them. */
  list(): ItemColumn[]
  /** More attributes occur than are collected. */
  readonly isTruncated: boolean
}

interface Node {
  readonly children: Map<string, Node>
  readonly kinds: Map<ValueKind['kind'], number>
  present: number
  unresolved: number
  /** The last item that had it, by its number: an item counts once, however many images it has. */
  lastItem: number
  /** The last one in which something came without its details. */
  lastUnresolved: number
}

const foremost = ['name', '@type', '@id']

/**
 * Creates an empty collection of columns. Lists of objects are entered (`image.contentUrl`); parts of
 * a value that is drawn as one, such as a text's languages, are no columns of their own.
 *
 * `maximumDepth` is the longest path collected, `maximumColumns` the most columns; of a list, the
 * first `membersOfList` members are looked at.
 */
export function createItemColumns({
  maximumDepth = 3,
  maximumColumns = 500,
  membersOfList = 10,
}: {
  maximumDepth?: number
  maximumColumns?: number
  membersOfList?: number
} = {}): ItemColumns {
  const root = createNode()
  let itemCount = 0
  let columnCount = 0
  let isTruncated = false

  function childOf(node: Node, name: string): Node | null {
    const known = node.children.get(name)
    if (known) return known
    if (columnCount >= maximumColumns) {
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
      if (depth < maximumDepth && kind !== 'language-texts') {
        for (const inner of objectsIn(value, membersOfList)) addMembers(child, inner, depth + 1)
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

function objectsIn(value: JsonValue, most: number): JsonObject[] {
  const values = value.kind === 'array' ? value.items.slice(0, most) : [value]
  return values.filter((entry) => entry.kind === 'object')
}

/** A list of concepts without labels is one of unresolved relations. */
function isUnresolved(described: ValueKind): boolean {
  if (described.kind === 'relations') return described.unresolved > 0
  return (
    described.kind === 'unresolved-relation' ||
    (described.kind === 'concept' && described.label === null)
  )
}

function columnsOf(node: Node, path: ColumnPath): ItemColumn[] {
  const names = [...node.children.keys()]
  const first = path.length === 0 ? foremost.filter((name) => node.children.has(name)) : []
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
