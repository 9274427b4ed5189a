import type { ColumnPath } from '#core/content/column-values.ts'
import { renderPath } from '#core/json/json-path.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'
import { enteredObjects } from './entered-objects.ts'
import { stateOfValue, type ValueState } from './value-state.ts'

/** How many items have what of one attribute; the rest of the items do not have it at all. */
export type StateCounts = Readonly<Record<ValueState, number>>

export interface AttributeCoverage extends StateCounts {
  path: ColumnPath
  /** The path as text, as ItemColumn has it. */
  key: string
}

export interface Coverage {
  /** Takes one more item. What is no object counts as an item without attributes. */
  add(item: JsonValue): void
  /** How many items were added. */
  readonly items: number
  /** One for each attribute met, those of an item before those nested in it. */
  list(): AttributeCoverage[]
  /** More attributes occur than are counted. */
  readonly isTruncated: boolean
}

interface Node {
  readonly path: ColumnPath
  readonly children: Map<string, Node>
  readonly counts: Record<ValueState, number>
  /** The item that was counted last, and as what. */
  lastItem: number
  lastState: ValueState
}

const rank: Readonly<Record<ValueState, number>> = { empty: 0, unresolved: 1, filled: 2 }

/**
 * Counts for each attribute how many items are filled, unresolved and empty in it: an item counts once, as
 * the most that any of its values says. Lists of objects are entered, as columns do; parts of a value that
 * is drawn as one, such as a text's languages, are no attributes of their own. Holds no items.
 *
 * `maximumDepth` is the longest path counted, `maximumAttributes` the most attributes.
 */
export function createCoverage({
  maximumDepth = 3,
  maximumAttributes = 500,
}: { maximumDepth?: number; maximumAttributes?: number } = {}): Coverage {
  const root = createNode([])
  const observed: Node[] = []
  let items = 0
  let isTruncated = false

  function childOf(node: Node, name: string): Node | null {
    const known = node.children.get(name)
    if (known) return known
    if (observed.length >= maximumAttributes) {
      isTruncated = true
      return null
    }
    const child = createNode([...node.path, name])
    node.children.set(name, child)
    observed.push(child)
    return child
  }

  function count(node: Node, state: ValueState): void {
    if (node.lastItem === items) {
      if (rank[state] <= rank[node.lastState]) return
      node.counts[node.lastState] -= 1
    }
    node.counts[state] += 1
    node.lastItem = items
    node.lastState = state
  }

  function addMembers(node: Node, object: JsonObject): void {
    for (const { name, value } of object.members) {
      const child = childOf(node, name)
      if (!child) continue
      count(child, stateOfValue(value))
      if (child.path.length < maximumDepth)
        for (const inner of enteredObjects(value)) addMembers(child, inner)
    }
  }

  return {
    add(item) {
      items += 1
      if (item.kind === 'object') addMembers(root, item)
    },
    get items() {
      return items
    },
    list: () =>
      observed
        .map(({ path, counts }) => ({ path, key: renderPath(path), ...counts }))
        .toSorted((one, other) => one.path.length - other.path.length),
    get isTruncated() {
      return isTruncated
    },
  }
}

function createNode(path: ColumnPath): Node {
  return {
    path,
    children: new Map(),
    counts: { filled: 0, unresolved: 0, empty: 0 },
    lastItem: 0,
    lastState: 'empty',
  }
}
