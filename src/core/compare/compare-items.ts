import { readId } from '#core/content/identify-object.ts'
import { readJsonOrNull } from '#core/json/read-json.ts'
import { describeChanges, type ValueChange } from './value-changes.ts'

/** The differences between the items of two responses or files. Items are given by `@id`, in their order. */
export interface ItemComparison {
  /** Only in the later one. */
  added: string[]
  /** Only in the earlier one; elsewhere it may still exist. */
  removed: string[]
  changed: ChangedItem[]
  unchanged: number
  /** The smallest set of common items whose moves turn one order into the other. */
  moved: string[]
  /** Items received more than once; only their first occurrences are compared. */
  repeated: { id: string; before: number; after: number }[]
  /** Counts of items without an `@id`, which cannot be compared. */
  withoutId: { before: number; after: number }
}

export interface ChangedItem {
  id: string
  changes: ValueChange[]
}

export interface ItemComparer {
  /** Adds the next item of the earlier response (its exact JSON text). Returns its `@id`, or null. */
  addBefore(text: string): string | null
  /** Adds the next item of the later response. Calls may alternate in any order. */
  addAfter(text: string): string | null
  /** The comparison of the items added so far. */
  compare(): ItemComparison
}

interface Item {
  before: Occurrence | null
  after: Occurrence | null
  changes: ValueChange[]
}

interface Occurrence {
  /** '' after the comparison, to free memory. */
  text: string
  position: number
  count: number
}

/**
 * Creates a comparer of two responses by `@id`. It keeps the text of an item only until its counterpart is
 * added, then only their changes. Equal texts are not parsed.
 */
export function createItemComparer(): ItemComparer {
  const items = new Map<string, Item>()
  const nextPositions = { before: 0, after: 0 }
  const withoutId = { before: 0, after: 0 }

  function add(side: 'before' | 'after', text: string): string | null {
    const value = readJsonOrNull(text)
    const id = value && readId(value)
    if (id === null) {
      withoutId[side] += 1
      return null
    }
    const position = nextPositions[side]
    nextPositions[side] += 1
    const item = items.get(id) ?? { before: null, after: null, changes: [] }
    items.set(id, item)
    const known = item[side]
    if (known) {
      known.count += 1
      return id
    }
    item[side] = { text, position, count: 1 }
    const { before, after } = item
    if (!before || !after) return id
    item.changes = before.text === after.text ? [] : changesOf(before.text, after.text)
    before.text = ''
    after.text = ''
    return id
  }

  return {
    addBefore: (text) => add('before', text),
    addAfter: (text) => add('after', text),
    compare: () => ({ ...summarize(items), withoutId: { ...withoutId } }),
  }
}

function changesOf(before: string, after: string): ValueChange[] {
  const earlier = readJsonOrNull(before)
  const later = readJsonOrNull(after)
  return earlier && later ? describeChanges(earlier, later) : []
}

function summarize(items: ReadonlyMap<string, Item>): Omit<ItemComparison, 'withoutId'> {
  const { common, ...lists } = compareLists(
    listInOrder(items, 'before'),
    listInOrder(items, 'after'),
  )
  const changed = common.flatMap((id) => {
    const changes = items.get(id)?.changes ?? []
    return changes.length > 0 ? [{ id, changes }] : []
  })
  return {
    ...lists,
    changed,
    unchanged: common.length - changed.length,
    repeated: [...items].flatMap(([id, item]) => {
      const counts = { before: item.before?.count ?? 0, after: item.after?.count ?? 0 }
      return counts.before > 1 || counts.after > 1 ? [{ id, ...counts }] : []
    }),
  }
}

const listInOrder = (items: ReadonlyMap<string, Item>, side: 'before' | 'after'): string[] =>
  [...items]
    .filter(([, item]) => item[side] !== null)
    .toSorted(([, one], [, other]) => (one[side]?.position ?? 0) - (other[side]?.position ?? 0))
    .map(([id]) => id)

/**
 * What two lists of different IDs have in common, in the later order, and what was added, removed and moved: the
 * smallest set of common IDs whose moves turn one order into the other.
 */
export function compareLists(before: readonly string[], after: readonly string[]) {
  const positions = new Map(before.map((id, position) => [id, position]))
  const later = new Set(after)
  const common = after.filter((id) => positions.has(id))
  const unmoved = new Set(longestRising(common.map((id) => positions.get(id) ?? 0)))
  return {
    added: after.filter((id) => !positions.has(id)),
    removed: before.filter((id) => !later.has(id)),
    common,
    moved: common.filter((_, position) => !unmoved.has(position)),
  }
}

/** The positions of a longest increasing subsequence of distinct numbers (patience sorting, n log n). */
function longestRising(numbers: readonly number[]): number[] {
  /**
   * For each length, the position of the smallest number that ends an increasing subsequence of that length.
   */
  const ends: number[] = []
  const previous: number[] = []
  for (const [position, number] of numbers.entries()) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1
      else high = middle
    }
    previous[position] = ends[low - 1] ?? -1
    ends[low] = position
  }
  const selection: number[] = []
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) selection.push(at)
  return selection.reverse()
}
