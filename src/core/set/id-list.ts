import { memberOf } from '../json/json-path.ts'
import type { JsonValue } from '../json/json-value.ts'

/** An item of the list of IDs, with its stamps as they were sent; '' where one is missing. */
export interface ListedItem {
  id: string
  modified: string
  touched: string
}

/** An item of a list or of a batch; null where it has no `@id`. */
export function readListedItem(item: JsonValue): ListedItem | null {
  const id = textOf(memberOf(item, '@id'))
  return id === ''
    ? null
    : {
        id,
        modified: textOf(memberOf(item, 'dct:modified')),
        touched: textOf(memberOf(item, 'dc:touched')),
      }
}

const textOf = (value: JsonValue | undefined): string =>
  value?.kind === 'string' ? value.value : ''

/** The stamps under which an item was fetched; both as they were sent. */
export type Stamps = Pick<ListedItem, 'modified' | 'touched'>

/** Changed means different, never newer: a stamp can go back (datacycle-core.md 9). */
export const isSameStamps = (one: Stamps, other: Stamps): boolean =>
  one.modified === other.modified && one.touched === other.touched

/** What a list says against what is held. */
export interface ListDifferences {
  /** The list holds as many IDs as its own total, and names each once (whole-set.md A1). */
  isGood: boolean
  listed: number
  /** Not held, or held with other stamps: to be fetched. In the order of the list. */
  wanted: readonly ListedItem[]
  /** Held, and not in the list any more. */
  gone: readonly string[]
  /** Those of `wanted` that the list before had not. */
  came: readonly string[]
  /** Those of `wanted` that are held with other stamps. */
  changed: readonly string[]
}

/**
 * Compares a list of IDs with what is held. `known` are the IDs of the list before it; null for the first
 * list, to which nothing comes or goes.
 */
export function compareList(
  { items, total }: { items: readonly (ListedItem | null)[]; total: string | null },
  held: ReadonlyMap<string, Stamps>,
  known: ReadonlySet<string> | null,
): ListDifferences {
  const listed = items.filter((item) => item !== null)
  const ids = new Set(listed.map(({ id }) => id))
  const wanted = listed.filter((item) => {
    const stamps = held.get(item.id)
    return stamps === undefined || !isSameStamps(stamps, item)
  })
  return {
    isGood:
      listed.length === items.length && ids.size === listed.length && isCount(total, ids.size),
    listed: ids.size,
    wanted,
    gone: [...held.keys()].filter((id) => !ids.has(id)),
    came: wanted.filter(({ id }) => known !== null && !known.has(id)).map(({ id }) => id),
    changed: wanted.filter(({ id }) => held.has(id)).map(({ id }) => id),
  }
}

const isCount = (total: string | null, count: number): boolean =>
  total !== null && total === String(count)
