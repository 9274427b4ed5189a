import { isUuid } from '#core/text/uuid.ts'

/** An entry of the list of IDs with its stamps as sent; '' for missing ones. */
export interface ListedItem {
  id: string
  modified: string
  touched: string
}

/**
 * Reads the ID and the stamps from an item's JSON text; null without an `@id`. Only strings are read, so the
 * precision that `JSON.parse` loses for numbers does not matter.
 */
export function readListedItem(text: string): ListedItem | null {
  const item = parse(text)
  const id = textAt(item, '@id')
  return id === ''
    ? null
    : { id, modified: textAt(item, 'dct:modified'), touched: textAt(item, 'dc:touched') }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function textAt(item: unknown, name: string): string {
  if (typeof item !== 'object' || item === null || !Object.hasOwn(item, name)) return ''
  const value: unknown = Reflect.get(item, name)
  return typeof value === 'string' ? value : ''
}

/** Only UUIDs may be put in a batch: any other ID makes the whole batch empty (datacycle-core.md 9). */
export const isBatchId = (id: string): boolean => isUuid(id)

/** An item's stamps when it was fetched, as sent. */
export type Stamps = Pick<ListedItem, 'modified' | 'touched'>

/** Compares for equality, because a stamp can also become older (datacycle-core.md 9). */
export const isSameStamps = (one: Stamps, other: Stamps): boolean =>
  one.modified === other.modified && one.touched === other.touched

/** The fetched items by `@id`, in order of first appearance. */
export interface HeldById<Item extends Stamps = Stamps> extends Iterable<
  readonly [id: string, item: Item]
> {
  readonly size: number
  has(id: string): boolean
  get(id: string): Item | undefined
  keys(): Iterable<string>
}

/** The part of the previous list needed to compare the next one. */
export interface ListBefore {
  ids: ReadonlySet<string>
  /** The IDs that were to be fetched after that list, with their stamps. */
  awaited: ReadonlyMap<string, Stamps>
}

/** A list compared with the fetched items. */
export interface ListDifferences {
  /** The number of IDs equals the list's total, and none is repeated (whole-set.md A1). */
  isConsistent: boolean
  /** Number of different IDs in the list. */
  listed: number
  /** To be fetched: missing, or with other stamps. In list order. */
  wanted: readonly ListedItem[]
  /** Fetched, but no longer in the list. */
  gone: readonly string[]
  /** Entries of `wanted` that were not in the previous list. */
  came: readonly string[]
  /** In the previous list or fetched, but not in this list. */
  went: readonly string[]
  /** Entries of `wanted` whose stamps differ from those of the fetched item or of the previous list. */
  changed: readonly string[]
}

/** Compares a list of IDs with the fetched items and the previous list (null for the first list). */
export function compareList(
  { items, total }: { items: readonly (ListedItem | null)[]; total: string | null },
  held: HeldById,
  before: ListBefore | null,
): ListDifferences {
  const listed = items.filter((item) => item !== null)
  const ids = new Set(listed.map(({ id }) => id))
  const wanted = listed.filter((item) => {
    const stamps = held.get(item.id)
    return stamps === undefined || !isSameStamps(stamps, item)
  })
  const gone = [...held.keys()].filter((id) => !ids.has(id))
  const isChanged = (item: ListedItem): boolean => {
    const awaited = before?.awaited.get(item.id)
    return held.has(item.id) || (awaited !== undefined && !isSameStamps(awaited, item))
  }
  return {
    isConsistent:
      listed.length === items.length && ids.size === listed.length && total === String(ids.size),
    listed: ids.size,
    wanted,
    gone,
    came: wanted.filter(({ id }) => before !== null && !before.ids.has(id)).map(({ id }) => id),
    went: [...new Set([...gone, ...[...(before?.ids ?? [])].filter((id) => !ids.has(id))])],
    changed: wanted.filter(isChanged).map(({ id }) => id),
  }
}
