import { createCoverage } from '#core/coverage/coverage.ts'
import type { JsonValue } from '#core/json/json-value.ts'

/** What many items have, without what stands in them: enough to tell another day's items from them. */
export interface ContentProfile {
  /** What the server counts, in digits; null where nobody knows. */
  total: string | null
  items: number
  kinds: readonly ProfiledKind[]
  /** More attributes occur than were counted: of one that is not here nothing is known. */
  isTruncated: boolean
}

/** The items of one `@type`, and how many of them have each attribute. */
export interface ProfiledKind {
  kind: string
  items: number
  attributes: ReadonlyMap<string, ProfiledAttribute>
}

export interface ProfiledAttribute {
  /** Items in which it stands with something, or with an ID alone. */
  present: number
  /** Of those, the items of which only the ID came. */
  unresolved: number
}

/** Takes items one after the other and holds none. */
export function createContentProfile() {
  const coverage = createCoverage({ maximumDepth: 1, maximumAttributes: 2000 })
  return {
    add(item: JsonValue): void {
      coverage.add(item)
    },
    read: (total: string | null): ContentProfile => ({
      total,
      items: coverage.items,
      kinds: coverage.kinds().map(({ kind, items, attributes }) => ({
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
