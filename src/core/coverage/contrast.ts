import type { ColumnPath } from '#core/content/column-values.ts'
import { renderPath } from '#core/json/json-path.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'
import { enteredObjects } from './entered-objects.ts'
import { singleValues } from './single-values.ts'
import { stateOfValues } from './value-state.ts'

/** How many of the chosen items, and how many of the others. */
export interface GroupCounts {
  chosen: number
  others: number
}

/** An attribute that more of one group have than of the other, or one of its values. */
export interface Difference {
  path: ColumnPath
  /** The path as text, as ItemColumn has it. */
  key: string
  /** null where it is about having anything in the attribute at all. */
  value: { key: string; shown: string } | null
  /** The items that have it. */
  having: GroupCounts
}

/** In what the chosen items differ most from the others. */
export interface Contrast {
  /** How many items each group has. */
  items: GroupCounts
  /** Those farthest apart first. */
  differences: readonly Difference[]
  /** Differences that stand behind those. */
  more: number
  /** Whether groups of these sizes can differ so that it says something. */
  isComparable: boolean
  /** More attributes occur, or more different values of one, than were compared. */
  isTruncated: boolean
}

interface Attribute {
  readonly path: ColumnPath
  readonly key: string
  /** The one that it stands in; null for the item's own. */
  readonly around: Attribute | null
  readonly within: Map<string, Attribute>
  readonly having: GroupCounts
  /** By SingleValue.key. */
  readonly values: Map<string, { shown: string; having: GroupCounts }>
}

export interface ContrastOptions {
  maximumDepth?: number
  maximumAttributes?: number
  /** Different values that are told apart, of one attribute and in all. */
  maxOfAttribute?: number
  maxInAll?: number
  /** Characters up to which a value is told from others. */
  maxQuotedLength?: number
  maxShown?: number
}

/**
 * Compares chosen items with the others: of each attribute how many have something in it (filled, or a relation
 * of which the id came), of each of its values how many have that (truth.md 1a). What is counted is counted
 * exactly, and no item is held. Values are told apart until there are too many: where the chosen items are added
 * first, theirs are all told before those of the others.
 *
 * It says how far shares are apart, and nothing of why.
 */
export function createContrast(options: ContrastOptions = {}) {
  const { maximumDepth = 3, maximumAttributes = 500, maxShown = 40 } = options
  const { maxOfAttribute = 1000, maxInAll = 50_000, maxQuotedLength = 200 } = options
  const own = new Map<string, Attribute>()
  const attributes: Attribute[] = []
  const items: GroupCounts = { chosen: 0, others: 0 }
  let told = 0
  let isTruncated = false

  function attributeOf(name: string, around: Attribute | null): Attribute | null {
    const siblings = around?.within ?? own
    const known = siblings.get(name)
    if (known) return known
    if (attributes.length >= maximumAttributes) {
      isTruncated = true
      return null
    }
    const path = [...(around?.path ?? []), name]
    const attribute: Attribute = {
      path,
      key: renderPath(path),
      around,
      within: new Map(),
      having: { chosen: 0, others: 0 },
      values: new Map(),
    }
    siblings.set(name, attribute)
    attributes.push(attribute)
    return attribute
  }

  /** All that one item has of each attribute. */
  function collect(
    object: JsonObject,
    around: Attribute | null,
    found: Map<Attribute, JsonValue[]>,
  ): void {
    for (const { name, value } of object.members) {
      const attribute = attributeOf(name, around)
      if (!attribute) continue
      const values = found.get(attribute)
      if (values) values.push(value)
      else found.set(attribute, [value])
      if (attribute.path.length === maximumDepth) continue
      for (const inner of enteredObjects(value)) collect(inner, attribute, found)
    }
  }

  function tell(attribute: Attribute, key: string, shown: string): GroupCounts | null {
    const known = attribute.values.get(key)
    if (known) return known.having
    if (key.length > maxQuotedLength || shown.length > maxQuotedLength) return null
    if (attribute.values.size >= maxOfAttribute || told >= maxInAll) {
      isTruncated = true
      return null
    }
    told += 1
    const having = { chosen: 0, others: 0 }
    attribute.values.set(key, { shown, having })
    return having
  }

  function addValues(attribute: Attribute, values: readonly JsonValue[], group: Group): void {
    // What has an id is told by its own line.
    if (attribute.path.at(-1) === '@id') return
    const seen = new Set<string>()
    for (const { key, shown, state } of values.flatMap(singleValues)) {
      if (state === 'empty' || seen.has(key)) continue
      seen.add(key)
      const having = tell(attribute, key, shown)
      if (having) having[group] += 1
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
        attribute.having[group] += 1
        addValues(attribute, values, group)
      }
    },
    read(): Contrast {
      const differences = listDifferences(attributes, items)
      return {
        items: { ...items },
        differences: differences.slice(0, maxShown),
        more: Math.max(0, differences.length - maxShown),
        isComparable: isTelling({ chosen: items.chosen, others: 0 }, items),
        isTruncated,
      }
    },
  }
}

type Group = keyof GroupCounts

function listDifferences(attributes: readonly Attribute[], items: GroupCounts): Difference[] {
  const outerFirst = attributes.toSorted((one, other) => one.path.length - other.path.length)
  const ofAttributes = outerFirst
    .filter(({ having }) => isTelling(having, items))
    .filter(({ around, having }) => !around || !isSame(around.having, having))
    .map(({ path, key, having }) => ({ path, key, value: null, having }))
  const ofValues = outerFirst.flatMap((attribute) =>
    Array.from(attribute.values)
      .filter(([, { having }]) => isTelling(having, items) && !isSame(having, attribute.having))
      .filter(([, { shown, having }]) => !isToldAround(attribute, shown, having))
      .map(([key, { shown, having }]) => ({
        path: attribute.path,
        key: attribute.key,
        value: { key, shown },
        having,
      })),
  )
  const gapOf = ({ having }: Difference) =>
    Math.abs(having.chosen * items.others - having.others * items.chosen)
  return [...ofAttributes, ...ofValues].toSorted((one, other) => gapOf(other) - gapOf(one))
}

/**
 * Whether a gap says something: it stays one where one item fewer had it on the side that has more, and one
 * more on the other, and is a tenth of the shares at least.
 */
function isTelling(having: GroupCounts, items: GroupCounts): boolean {
  const chosen = { having: having.chosen, items: items.chosen }
  const others = { having: having.others, items: items.others }
  const isMoreOfChosen = chosen.having * others.items >= others.having * chosen.items
  const [more, less] = isMoreOfChosen ? [chosen, others] : [others, chosen]
  const gap = more.having * less.items - less.having * more.items
  return (
    (more.having - 1) * less.items > (less.having + 1) * more.items &&
    gap * 10 >= more.items * less.items
  )
}

/** What stands in an attribute stands in the one around it: the same counts are the same items. */
const isSame = (one: GroupCounts, other: GroupCounts): boolean =>
  one.chosen === other.chosen && one.others === other.others

/** A relation is shown by its name: that name in as many items is no line beside it. */
function isToldAround({ around }: Attribute, shown: string, having: GroupCounts): boolean {
  if (around === null) return false
  const isHere = Array.from(around.values.values()).some(
    (value) => value.shown === shown && isSame(value.having, having),
  )
  return isHere || isToldAround(around, shown, having)
}
