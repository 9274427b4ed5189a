import { createCoverage } from '#core/coverage/coverage.ts'
import type { JsonValue } from '#core/json/json-value.ts'

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
export interface ProfiledKind {
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
