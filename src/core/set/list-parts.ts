import type { FilterRow, QueryForm } from '#core/query/form.ts'
import { pruneForm } from '#core/query/form.ts'
import type { ListedItem } from './id-list.ts'
import { roomFor } from './list-room.ts'

/**
 * A list of IDs that is too much for one answer, asked in parts by the moment of creation, which no edit moves
 * (whole-set.md A4). The parts are halved until each has few enough; both halves have the border between them.
 */
export interface ListParts {
  /** Seconds since 1970, both within. */
  waiting: readonly ListPart[]
  /** No part has more, as far as a count could tell. */
  most: number
  /** What is to be counted: the earlier half of the first one waiting. */
  isCounting: boolean
  items: ReadonlyMap<string, ListedItem>
  /** Parts that came. */
  parts: number
  /** A part contradicted its own total again, or an item in it has no ID. */
  isWrong: boolean
}

export interface ListPart {
  from: number
  to: number
  /** By the latest count. */
  count: number
  /** It was asked for, and there were more than had room. */
  isAgain: boolean
}

export type PartWant =
  | { kind: 'count'; from: number; to: number }
  | { kind: 'list'; from: number; to: number; size: number }

export type PartEvent =
  | { kind: 'counted'; count: number }
  | { kind: 'listed'; items: readonly (ListedItem | null)[]; total: string | null }
  /** No answer in time: it is halved. */
  | { kind: 'failed' }

/** A list that has more is asked for in parts from the start. */
export const maxListItems = 200_000
const maxPartItems = 100_000

/** Of all items that were created up to a day from now. */
export const beginParts = (total: number, now: Date): ListParts => ({
  waiting: [
    { from: 0, to: Math.ceil(now.getTime() / 1000) + 86_400, count: total, isAgain: false },
  ],
  most: total > maxListItems ? maxPartItems : Math.max(1, Math.ceil(total / 2)),
  isCounting: false,
  items: new Map(),
  parts: 0,
  isWrong: false,
})

/** null where all parts have come. */
export function nextPart({ waiting, most, isCounting }: ListParts): PartWant | null {
  const [part] = waiting
  if (part === undefined) return null
  const { from, to, count } = part
  return isCounting || (count > most && isDivisible(part))
    ? { kind: 'count', from, to: middleOf(part) }
    : { kind: 'list', from, to, size: count + roomFor(count) }
}

/** Takes the answer to `nextPart`; null where it cannot be halved any more. */
export function advanceParts(parts: ListParts, event: PartEvent): ListParts | null {
  const [part, ...others] = parts.waiting
  if (part === undefined) return parts
  switch (event.kind) {
    case 'failed':
      return isDivisible(part) && !parts.isCounting ? { ...parts, isCounting: true } : null
    case 'counted': {
      const middle = middleOf(part)
      const later = Math.max(0, part.count - event.count)
      const halves = [
        { from: part.from, to: middle, count: event.count, isAgain: false },
        { from: middle, to: part.to, count: later, isAgain: false },
      ]
      // A count that says none is believed: that of the whole list shows it where it was wrong.
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
      if (!isWhole && !part.isAgain && Number.isSafeInteger(total))
        return { ...parts, waiting: [{ ...part, count: total, isAgain: true }, ...others] }
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

/** Moments are finer than the seconds between which they are asked for: one second is the least that has all of its. */
const isDivisible = ({ from, to }: ListPart): boolean => to - from > 1

const middleOf = ({ from, to }: Pick<ListPart, 'from' | 'to'>): number =>
  Math.floor((from + to) / 2)

/** The most requests of one list of so many IDs: each part is one second in the worst case, found by halving. */
export const maxListRequests = (items: number): number =>
  items > maxListItems ? 2 * halvings * Math.ceil(items / (maxPartItems / 2)) : 1

/** From all time down to a second. */
const halvings = 32

const attribute = 'attribute.dct:created'

/** The query with what was created from one second to another; null where it has a filter by that of its own. */
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

const renderSeconds = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
