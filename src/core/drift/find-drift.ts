import { createCoverage } from '#core/coverage/coverage.ts'
import type { JsonValue } from '#core/json/json-value.ts'

/** Texts for drift in one language. `type` is the type's display name. */
export interface DriftWords {
  withoutType: string
  total: (now: string, before: string) => string
  items: (now: number, before: number) => string
  'type-gone': (type: string, before: number) => string
  'type-new': (type: string, items: number) => string
  'type-share': (type: string, now: number, before: number) => string
  missing: (type: string, attribute: string, now: number, before: number) => string
  unresolved: (type: string, attribute: string, now: number, before: number) => string
}

/** A difference between an earlier and a later profile. Percentages are rounded to one decimal. */
export type Drift =
  /** The server's totals. */
  | { kind: 'total'; before: string; after: string }
  /** Item counts, if a total is unknown. */
  | { kind: 'items'; before: number; after: number }
  /** A type that disappeared or appeared. */
  | { kind: 'type-gone' | 'type-new'; type: string; items: number }
  /** Percentage of all items that are of the type. */
  | { kind: 'type-share'; type: string; before: number; after: number }
  /** Percentage of the type's items that lack the attribute. */
  | { kind: 'missing'; type: string; attribute: string; before: number; after: number }
  /** Percentage of the items with the attribute whose value is only an ID. */
  | { kind: 'unresolved'; type: string; attribute: string; before: number; after: number }

/** Default threshold; content always changes a little between nights. */
export const defaultDriftPercent = 5

/**
 * Lists differences above `percent`: percentage points of a share, or percent of the earlier count. New and
 * missing types are always listed, because importers may not expect them. Attribute drift is sorted by size.
 */
export function findDrift(
  before: ContentProfile,
  after: ContentProfile,
  percent: number = defaultDriftPercent,
): Drift[] {
  const types = [...new Set([...before.kinds, ...after.kinds].map(({ kind }) => kind))].toSorted()
  const findKind = ({ kinds }: ContentProfile, type: string) =>
    kinds.find(({ kind }) => kind === type) ?? null
  const found = types.map((type) => ({
    type,
    earlier: findKind(before, type),
    later: findKind(after, type),
  }))
  const isFullyCounted = !before.isTruncated && !after.isTruncated
  return [
    ...driftOfSize(before, after, percent),
    ...found.flatMap(({ type, earlier, later }): Drift[] => {
      if (earlier === null || later === null) return driftOfType(type, earlier, later)
      return driftOfShare(
        percentOf(earlier.items, before.items),
        percentOf(later.items, after.items),
        percent,
        (shares) => ({ kind: 'type-share', type, ...shares }),
      )
    }),
    ...found
      .flatMap(({ earlier, later }) =>
        earlier === null || later === null
          ? []
          : driftOfAttributes(earlier, later, percent, isFullyCounted),
      )
      .toSorted((one, other) => sizeOf(other) - sizeOf(one)),
  ]
}

function driftOfType(
  type: string,
  earlier: ProfiledKind | null,
  later: ProfiledKind | null,
): Drift[] {
  if (earlier !== null) return [{ kind: 'type-gone', type, items: earlier.items }]
  return later === null ? [] : [{ kind: 'type-new', type, items: later.items }]
}

function driftOfSize(before: ContentProfile, after: ContentProfile, percent: number): Drift[] {
  const hasTotals = before.total !== null && after.total !== null
  const [from, to] = hasTotals
    ? [Number(before.total), Number(after.total)]
    : [before.items, after.items]
  const changePercent = from === 0 ? (to === 0 ? 0 : Infinity) : (Math.abs(to - from) / from) * 100
  if (changePercent <= percent) return []
  return before.total !== null && after.total !== null
    ? [{ kind: 'total', before: before.total, after: after.total }]
    : [{ kind: 'items', before: before.items, after: after.items }]
}

type AttributeDrift = Extract<Drift, { attribute: string }>

function driftOfAttributes(
  earlier: ProfiledKind,
  later: ProfiledKind,
  percent: number,
  isFullyCounted: boolean,
): AttributeDrift[] {
  const type = earlier.kind
  const names = [...new Set([...earlier.attributes.keys(), ...later.attributes.keys()])].toSorted()
  return names.flatMap((attribute): AttributeDrift[] => {
    const earlierCounts = earlier.attributes.get(attribute)
    const laterCounts = later.attributes.get(attribute)
    // An attribute that is absent from a truncated profile may exist.
    if (!isFullyCounted && (earlierCounts === undefined || laterCounts === undefined)) return []
    const [presentBefore, presentAfter] = [earlierCounts?.present ?? 0, laterCounts?.present ?? 0]
    return [
      ...driftOfShare(
        percentOf(earlier.items - presentBefore, earlier.items),
        percentOf(later.items - presentAfter, later.items),
        percent,
        (shares): AttributeDrift => ({ kind: 'missing', type, attribute, ...shares }),
      ),
      // Without items that have it, no details can be missing.
      ...(presentBefore === 0 || presentAfter === 0
        ? []
        : driftOfShare(
            percentOf(earlierCounts?.unresolved ?? 0, presentBefore),
            percentOf(laterCounts?.unresolved ?? 0, presentAfter),
            percent,
            (shares): AttributeDrift => ({ kind: 'unresolved', type, attribute, ...shares }),
          )),
    ]
  })
}

function driftOfShare<T>(
  before: number,
  after: number,
  percent: number,
  create: (shares: { before: number; after: number }) => T,
): T[] {
  return Math.abs(after - before) > percent
    ? [create({ before: rounded(before), after: rounded(after) })]
    : []
}

const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100)
const rounded = (percent: number): number => Math.round(percent * 10) / 10
const sizeOf = ({ before, after }: AttributeDrift): number => Math.abs(after - before)

/** One line of text: current and earlier value. */
export function sayDrift(drift: Drift, words: DriftWords): string {
  const typeName = 'type' in drift && drift.type !== '' ? drift.type : words.withoutType
  switch (drift.kind) {
    case 'total':
      return words.total(drift.after, drift.before)
    case 'items':
      return words.items(drift.after, drift.before)
    case 'type-gone':
    case 'type-new':
      return words[drift.kind](typeName, drift.items)
    case 'type-share':
      return words['type-share'](typeName, drift.after, drift.before)
    case 'missing':
    case 'unresolved':
      return words[drift.kind](typeName, drift.attribute, drift.after, drift.before)
  }
}

/** Attribute counts of many items, without their values: enough to compare two days. */
export interface ContentProfile {
  /** The server's total in digits; null if unknown. */
  total: string | null
  items: number
  kinds: readonly ProfiledKind[]
  /** True if some attributes were not counted, so a missing attribute may exist. */
  isTruncated: boolean
}

/** Counts of the items of one `@type`. */
interface ProfiledKind {
  kind: string
  items: number
  attributes: ReadonlyMap<string, ProfiledAttribute>
}

export interface ProfiledAttribute {
  /** Number of items that have it, resolved or with an ID only. */
  present: number
  /** Number of those with an ID only. */
  unresolved: number
}

/** Counts added items; keeps none. */
export function createContentProfile() {
  const coverage = createCoverage({ maxDepth: 1, maxAttributes: 2000 })
  return {
    add(item: JsonValue): void {
      coverage.add(item)
    },
    read: (total: string | null): ContentProfile => ({
      total,
      items: coverage.items,
      kinds: coverage.byKind().map(({ kind, items, attributes }) => ({
        kind,
        items,
        attributes: new Map(
          Array.from(attributes, ([key, { filled, unresolved }]) => [
            key,
            { present: filled + unresolved, unresolved },
          ]),
        ),
      })),
      isTruncated: coverage.isTruncated,
    }),
  }
}
