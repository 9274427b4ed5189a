import { memberOf, type JsonPath } from '#core/json/json-path.ts'
import {
  childOf,
  createJsonTree,
  sizeOf,
  type JsonTree,
  type LazyContainer,
  type TreeValue,
  searchJson,
} from '#core/json/json-tree.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJsonOrText } from '#core/json/read-json.ts'
import { renderJson } from '#core/json/render-json.ts'
import type { ResponseIndex } from '#core/response/response-index.ts'
import type { QuestionOf, ReplyOf, Part } from './protocol.ts'
import { describeTreeLine } from './tree-row.ts'

/** Paths beyond this number are not reopened for the next item. */
const maxOpenPaths = 200
/** Maximum number of open lines, so that opening everything stays fast and scrollable. */
const maxLines = 200_000
const maxHits = 5000

/** Two trees: one of the whole response, one of the open item. */
export interface ResponseTrees {
  tree(question: QuestionOf<'tree'>): ReplyOf<'tree'>
  search(question: QuestionOf<'tree-search'>): ReplyOf<'tree-search'>
  entry(question: QuestionOf<'tree-entry'>): ReplyOf<'tree-entry'>
}

interface ShownTree {
  /** Identifies the content: the position of the item, or the length of the response. */
  key: string
  tree: JsonTree
  root: TreeValue
}

export function createResponseTrees(
  index: ResponseIndex,
  read: (position: number) => JsonValue,
): ResponseTrees {
  const trees = new Map<Part['kind'], ShownTree>()
  /** Paths that stay open from one item to the next, by their JSON. */
  const openPaths = new Map<string, JsonPath>()

  function treeOf(part: Part): ShownTree {
    const key = part.kind === 'item' ? `${part.position}` : `${index.byteLength}`
    const previous = trees.get(part.kind)
    if (previous?.key === key) return previous
    const root = part.kind === 'item' ? readItem(part.position) : createResponseRoot(index, read)
    const next = { key, root, tree: createJsonTree(root) }
    trees.set(part.kind, next)
    if (part.kind === 'item') reopenPaths(next)
    return next
  }

  const readItem = (position: number): JsonValue =>
    position < index.itemCount ? read(position) : { kind: 'null' }

  function reopenPaths({ tree, root }: ShownTree): void {
    const paths = [...openPaths.values()].toSorted((one, other) => one.length - other.length)
    for (const path of paths) {
      const positions = positionsOf(root, path)
      if (positions) tree.toggle(tree.reveal(positions))
    }
  }

  function rememberOpen(tree: JsonTree, line: number): void {
    const path = tree.pathOf(line)
    const key = JSON.stringify(path)
    const isOpen = tree.lines(line, line + 1)[0]?.isOpen === true
    if (isOpen && openPaths.size < maxOpenPaths) openPaths.set(key, path)
    else openPaths.delete(key)
  }

  return {
    tree({ part, change, from, to }) {
      const { tree } = treeOf(part)
      let revealed: number | null = null
      let isLimited = false
      switch (change.kind) {
        case 'none':
          break
        case 'toggle':
          tree.toggle(change.line)
          if (part.kind === 'item') rememberOpen(tree, change.line)
          break
        case 'open-all':
          isLimited = !tree.openAll(maxLines)
          break
        case 'close-all':
          tree.closeAll()
          if (part.kind === 'item') openPaths.clear()
          break
        case 'reveal':
          revealed = tree.reveal(change.hit)
          break
      }
      // Moves the returned lines, so that the revealed one is in their middle.
      const shift =
        revealed === null ? 0 : Math.max(0, revealed - Math.floor((to - from) / 2)) - from
      return {
        kind: 'tree',
        lineCount: tree.lineCount,
        rows: tree.lines(from + shift, to + shift).map(describeTreeLine),
        revealed,
        isLimited,
      }
    },
    search({ part, needle }) {
      const { root } = treeOf(part)
      return root.kind === 'lazy'
        ? { kind: 'tree-search', hits: [], count: 0 }
        : { kind: 'tree-search', ...searchJson(root, needle, maxHits) }
    },
    entry({ part, line }) {
      const { tree } = treeOf(part)
      const [entry] = tree.lines(line, line + 1)
      const value = entry?.value
      const text = !value || value.kind === 'lazy' ? '' : textOf(value)
      return { kind: 'tree-entry', path: tree.pathOf(line), text }
    },
  }
}

/** A text without quotes; other values as JSON. */
const textOf = (value: JsonValue) =>
  value.kind === 'string' ? value.value : renderJson(value, { indent: 2 })

/** The positions of a path of names; null if it does not exist or cannot be opened. */
function positionsOf(root: TreeValue, path: JsonPath): number[] | null {
  const positions: number[] = []
  let value: TreeValue = root
  for (const name of path) {
    const position = positionOf(value, name)
    if (position === null) return null
    positions.push(position)
    value = childOf(value, position).value
  }
  return sizeOf(value) > 0 ? positions : null
}

function positionOf(value: TreeValue, name: string | number): number | null {
  if (typeof name === 'number') return name < sizeOf(value) ? name : null
  if (value.kind !== 'object' || memberOf(value, name) === undefined) return null
  return value.members.findIndex((member) => member.name === name)
}

/** The whole response as a tree whose items are parsed on demand. */
function createResponseRoot(
  index: ResponseIndex,
  read: (position: number) => JsonValue,
): TreeValue {
  const list: LazyContainer = {
    kind: 'lazy',
    shape: 'array',
    size: index.itemCount,
    child: (position) => ({ name: position, value: read(position) }),
  }
  const { shape } = index.scan
  if (shape === 'bare-array') return list
  const members = index.members()
  const graphPosition = members.findIndex(({ name }) => name === '@graph')
  // While the list is arriving, it is not a complete member yet.
  const isListArriving = graphPosition < 0 && index.itemCount > 0
  return {
    kind: 'lazy',
    shape: 'object',
    size: members.length + (isListArriving ? 1 : 0),
    child(position) {
      const member = members[position]
      if (!member || (position === graphPosition && shape === 'envelope'))
        return { name: '@graph', value: list }
      return { name: member.name, value: readJsonOrText(index.text(member.start, member.end)) }
    },
  }
}
