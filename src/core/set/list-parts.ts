import { dayMs, renderSeconds } from '#core/text/utc-day.ts'
import type { FilterRow, QueryForm } from '#core/query/form.ts'
import { pruneForm } from '#core/query/form.ts'
import type { ListedItem } from './id-list.ts'

/**
 * The state of a list of IDs that is too long for one response and is fetched in parts by creation time,
 * which edits do not change (whole-set.md A1). Parts are halved until they are short enough; both halves
 * include the second between them.
 */
export interface ListParts {
  waiting: readonly ListPart[]
  /** Maximum number of items per part, according to its count. */
  maxItems: number
  /** The earlier half of the first waiting part is to be counted. */
  isCounting: boolean
  items: ReadonlyMap<string, ListedItem>
  parts: number
  /** Number of parts that contradicted their total once. */
  retries: number
  /** A part contradicted its total twice or too many parts did once, or a part has an item without an ID. */
  isWrong: boolean
}

/** The items created from `from` to `to`, in seconds since 1970, both included. */
export interface ListPart {
  from: number
  to: number
  /** By the latest count. */
  count: number
  /** Requested a second time, because the first response contradicted its total. */
  isRetry: boolean
}

export type PartWant =
  | { kind: 'count'; from: number; to: number }
  | { kind: 'list'; from: number; to: number; size: number }

export type PartEvent =
  /** The number of items in the first half of the part. */
  | { kind: 'counted'; count: number }
  /** The items of the part; null for an item without an ID. */
  | { kind: 'listed'; items: readonly (ListedItem | null)[]; total: string | null }
  /** No response in time: the part is halved. */
  | { kind: 'failed' }

/** Spare room on a page for items created while the list is loading. */
export const roomOnPage = 100
export const roomFor = (counted: number): number => Math.max(roomOnPage, Math.ceil(counted / 10))

/** Longer lists are fetched in parts from the start. */
export const maxListItems = 200_000
const maxPartItems = 100_000
/** A server that ignores the filter by time contradicts itself in every part, without end. */
const maxRetries = 20

/** Starts with one part of all items created up to a day from `now`, in case the server's clock is ahead. */
export const beginParts = (total: number, now: Date): ListParts => ({
  waiting: [
    { from: 0, to: Math.ceil(now.getTime() / 1000) + dayMs / 1000, count: total, isRetry: false },
  ],
  maxItems: total > maxListItems ? maxPartItems : Math.max(1, Math.ceil(total / 2)),
  isCounting: false,
  items: new Map(),
  parts: 0,
  retries: 0,
  isWrong: false,
})

/** The next request; null if all parts were received. */
export function nextPart({ waiting, maxItems, isCounting }: ListParts): PartWant | null {
  const [part] = waiting
  if (part === undefined) return null
  const { from, to, count } = part
  return isCounting || (count > maxItems && isDivisible(part))
    ? { kind: 'count', from, to: middleOf(part) }
    : { kind: 'list', from, to, size: count + roomFor(count) }
}

/** Processes the response to `nextPart`; null if a failed part cannot be halved, or a count request failed. */
export function advanceParts(parts: ListParts, event: PartEvent): ListParts | null {
  const [part, ...others] = parts.waiting
  if (part === undefined) return parts
  switch (event.kind) {
    case 'failed':
      return isDivisible(part) && !parts.isCounting ? { ...parts, isCounting: true } : null
    case 'counted': {
      const middle = middleOf(part)
      const laterCount = Math.max(0, part.count - event.count)
      const halves = [
        { from: part.from, to: middle, count: event.count, isRetry: false },
        { from: middle, to: part.to, count: laterCount, isRetry: false },
      ]
      // A half counted as empty is skipped; if the count is wrong, the total of the whole list shows it.
      const waiting = [...halves.filter(({ count }, at) => at > 0 || count > 0), ...others]
      return { ...parts, isCounting: false, waiting }
    }
    case 'listed': {
      const listed = event.items.filter((item) => item !== null)
      const total = Number(event.total ?? NaN)
      const isWhole =
        listed.length === event.items.length &&
        new Set(listed.map(({ id }) => id)).size === listed.length &&
        total === listed.length
      if (!isWhole && parts.retries === maxRetries) return { ...parts, waiting: [], isWrong: true }
      if (!isWhole && !part.isRetry && Number.isSafeInteger(total))
        return {
          ...parts,
          retries: parts.retries + 1,
          waiting: [{ ...part, count: total, isRetry: true }, ...others],
        }
      const items = new Map(parts.items)
      for (const item of listed) items.set(item.id, item)
      return {
        ...parts,
        items,
        waiting: others,
        parts: parts.parts + 1,
        isWrong: parts.isWrong || !isWhole,
      }
    }
  }
}

/** The filter has a resolution of one second, so a part cannot be shorter. */
const isDivisible = ({ from, to }: ListPart): boolean => to - from > 1

const middleOf = ({ from, to }: Pick<ListPart, 'from' | 'to'>): number =>
  Math.floor((from + to) / 2)

/** Maximum number of requests for a list of this length: each part is halved down to one second. */
export const maxListRequests = (items: number): number =>
  items > maxListItems ? 2 * halvings * Math.ceil(items / (maxPartItems / 2)) : 1

/** Number of halvings from the whole time range to one second. */
const halvings = 32

const attribute = 'attribute.dct:created'

/** The query limited to items created in this time; null if it already filters by creation time. */
export function withinCreated(
  given: QueryForm,
  { from, to }: Pick<ListPart, 'from' | 'to'>,
): QueryForm | null {
  const form = pruneForm(given)
  if (form.filters.some(({ key }) => key === attribute || key.startsWith(`${attribute}.`)))
    return null
  const row = (border: 'min' | 'max', seconds: number): FilterRow => ({
    key: `${attribute}.in.${border}`,
    value: { kind: 'text', text: renderSeconds(seconds) },
  })
  return { ...form, filters: [...form.filters, row('min', from), row('max', to)] }
}
