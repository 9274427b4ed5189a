import type { ColumnPath } from '#core/content/item-columns.ts'
import { renderPath } from '#core/json/json-path.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'
import { enteredObjects } from './coverage.ts'
import { splitValue } from './single-values.ts'
import { stateOfValues } from './value-state.ts'

/** Counts for the chosen items and for all others. */
export interface GroupCounts {
  chosen: number
  others: number
}

/** An attribute, or one of its values, that is more frequent in one group. */
export interface Difference {
  path: ColumnPath
  /** The path as text, as in ItemColumn. */
  key: string
  /** null for the presence of the attribute itself. */
  value: { key: string; shown: string } | null
  counts: GroupCounts
}

/** The largest differences between the chosen items and the others. */
export interface Contrast {
  /** Group sizes. */
  items: GroupCounts
  /** Largest difference first. */
  differences: readonly Difference[]
  /** Number of further differences. */
  more: number
  /** True if groups of these sizes can differ significantly. */
  isComparable: boolean
  /** True if some attributes or values were not compared. */
  isTruncated: boolean
}

interface Attribute {
  readonly path: ColumnPath
  readonly key: string
  /** null for a top-level attribute. */
  readonly parent: Attribute | null
  readonly nested: Map<string, Attribute>
  readonly counts: GroupCounts
  /** By SingleValue.key. */
  readonly values: Map<string, { shown: string; counts: GroupCounts }>
}

export interface ContrastOptions {
  maxDepth?: number
  maxAttributes?: number
  /** Maximum number of distinct values per attribute. */
  maxValuesPerAttribute?: number
  /** Maximum number of distinct values of all attributes together. */
  maxValues?: number
  /** Maximum length of a value to count, in characters. */
  maxValueLength?: number
  maxDifferences?: number
}

/**
 * Compares chosen items with the others: how many have something in each attribute (filled or unresolved),
 * and how many have each value (truth.md 1a). All counts are exact; no items are kept. Values are counted
 * until there are too many, so add the chosen items first.
 *
 * Shows how far shares differ, not why.
 */
export function createContrast(options: ContrastOptions = {}) {
  const { maxDepth = 3, maxAttributes = 500, maxDifferences = 40 } = options
  const { maxValuesPerAttribute = 1000, maxValues = 50_000, maxValueLength = 200 } = options
  const topLevel = new Map<string, Attribute>()
  const attributes: Attribute[] = []
  const items: GroupCounts = { chosen: 0, others: 0 }
  let valueCount = 0
  let isTruncated = false

  function attributeOf(name: string, parent: Attribute | null): Attribute | null {
    const siblings = parent?.nested ?? topLevel
    const known = siblings.get(name)
    if (known) return known
    if (attributes.length >= maxAttributes) {
      isTruncated = true
      return null
    }
    const path = [...(parent?.path ?? []), name]
    const attribute: Attribute = {
      path,
      key: renderPath(path),
      parent,
      nested: new Map(),
      counts: { chosen: 0, others: 0 },
      values: new Map(),
    }
    siblings.set(name, attribute)
    attributes.push(attribute)
    return attribute
  }

  /** Collects one item's values per attribute. */
  function collect(
    object: JsonObject,
    parent: Attribute | null,
    found: Map<Attribute, JsonValue[]>,
  ): void {
    for (const { name, value } of object.members) {
      const attribute = attributeOf(name, parent)
      if (!attribute) continue
      const values = found.get(attribute)
      if (values) values.push(value)
      else found.set(attribute, [value])
      if (attribute.path.length === maxDepth) continue
      for (const inner of enteredObjects(value)) collect(inner, attribute, found)
    }
  }

  function countsOfValue(attribute: Attribute, key: string, shown: string): GroupCounts | null {
    const known = attribute.values.get(key)
    if (known) return known.counts
    if (key.length > maxValueLength || shown.length > maxValueLength) return null
    if (attribute.values.size >= maxValuesPerAttribute || valueCount >= maxValues) {
      isTruncated = true
      return null
    }
    valueCount += 1
    const counts = { chosen: 0, others: 0 }
    attribute.values.set(key, { shown, counts })
    return counts
  }

  function addValues(attribute: Attribute, values: readonly JsonValue[], group: Group): void {
    // Linked items are already counted as values of their attribute.
    if (attribute.path.at(-1) === '@id') return
    const seen = new Set<string>()
    for (const { key, shown, state } of values.flatMap(splitValue)) {
      if (state === 'empty' || seen.has(key)) continue
      seen.add(key)
      const counts = countsOfValue(attribute, key, shown)
      if (counts) counts[group] += 1
    }
  }

  return {
    add(item: JsonValue, isChosen: boolean): void {
      const group = isChosen ? 'chosen' : 'others'
      items[group] += 1
      if (item.kind !== 'object') return
      const found = new Map<Attribute, JsonValue[]>()
      collect(item, null, found)
      for (const [attribute, values] of found) {
        const state = stateOfValues(values)
        if (state === 'empty') continue
        attribute.counts[group] += 1
        addValues(attribute, values, group)
      }
    },
    read(): Contrast {
      const differences = listDifferences(attributes, items)
      return {
        items: { ...items },
        differences: differences.slice(0, maxDifferences),
        more: Math.max(0, differences.length - maxDifferences),
        isComparable: isSignificant({ chosen: items.chosen, others: 0 }, items),
        isTruncated,
      }
    },
  }
}

type Group = keyof GroupCounts

function listDifferences(attributes: readonly Attribute[], items: GroupCounts): Difference[] {
  const outerFirst = attributes.toSorted((one, other) => one.path.length - other.path.length)
  const ofAttributes = outerFirst
    .filter(({ counts }) => isSignificant(counts, items))
    .filter(({ parent, counts }) => !parent || !haveSameCounts(parent.counts, counts))
    .map(({ path, key, counts }) => ({ path, key, value: null, counts }))
  const ofValues = outerFirst.flatMap((attribute) =>
    Array.from(attribute.values)
      .filter(
        ([, { counts }]) =>
          isSignificant(counts, items) && !haveSameCounts(counts, attribute.counts),
      )
      .filter(([, { shown, counts }]) => !isShownByOuter(attribute, shown, counts))
      .map(([key, { shown, counts }]) => ({
        path: attribute.path,
        key: attribute.key,
        value: { key, shown },
        counts,
      })),
  )
  const gapOf = ({ counts }: Difference) =>
    Math.abs(counts.chosen * items.others - counts.others * items.chosen)
  return [...ofAttributes, ...ofValues].toSorted((one, other) => gapOf(other) - gapOf(one))
}

/** True if the difference is at least 10 percentage points and does not depend on a single item. */
function isSignificant(counts: GroupCounts, items: GroupCounts): boolean {
  const chosen = { count: counts.chosen, items: items.chosen }
  const others = { count: counts.others, items: items.others }
  const isMoreOfChosen = chosen.count * others.items >= others.count * chosen.items
  const [more, less] = isMoreOfChosen ? [chosen, others] : [others, chosen]
  const gap = more.count * less.items - less.count * more.items
  return (
    (more.count - 1) * less.items > (less.count + 1) * more.items &&
    gap * 10 >= more.items * less.items
  )
}

/** Nested attributes occur only within their parents, so equal counts mean the same items. */
const haveSameCounts = (one: GroupCounts, other: GroupCounts): boolean =>
  one.chosen === other.chosen && one.others === other.others

/** True if an outer attribute already shows this value with the same counts, as a relation's name does. */
function isShownByOuter({ parent }: Attribute, shown: string, counts: GroupCounts): boolean {
  if (parent === null) return false
  const isParentValue = Array.from(parent.values.values()).some(
    (value) => value.shown === shown && haveSameCounts(value.counts, counts),
  )
  return isParentValue || isShownByOuter(parent, shown, counts)
}
