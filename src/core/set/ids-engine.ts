import { isBatchId, type ListedItem } from './id-list.ts'
import { maxListRequests, roomFor } from './list-parts.ts'

/** An item that could not be fetched. */
export interface FailedItem {
  id: string
  /** The status of the last response; null if there was none, or if the item was not requested. */
  status: number | null
  /** `x-request-id` of the last attempt; '' without one. */
  requestId: string
}

export interface Batch {
  /** The number of its request in the set, from 1. */
  number: number
  items: readonly ListedItem[]
  /** Half of a failed batch, which is tried only once. */
  isHalf: boolean
}

/**
 * The state of a set fetched by IDs (whole-set.md A1): a count request, a list, batches, and further lists
 * until one matches the fetched items. Plain data; its size depends on the number of IDs, not on the size of
 * the items.
 */
export interface IdsState {
  way: 'ids'
  phase: 'counting' | 'listing' | 'fetching' | 'settled'
  /** Requests so far. */
  requests: number
  totalBefore: string | null
  totalAfter: string | null
  /** Number of valid lists. */
  lists: number
  /** Number of consecutive lists that contradict their total. */
  wrongLists: number
  /** IDs in the latest list. */
  listed: number
  /** Items to fetch in the next batches. */
  queue: readonly ListedItem[]
  /** Halves of failed batches, each fetched by its own request. */
  halves: readonly (readonly ListedItem[])[]
  /** Batches that are being fetched. */
  underWay: readonly Batch[]
  batchSize: number
  /** Maximum batch size, after larger ones failed. */
  largestBatch: number
  /** Requests for halves of batches and for parts of lists, which `priceOfBatches` does not include. */
  unpriced: number
  /** Number of parts of the latest list. */
  listParts: number
  failed: readonly FailedItem[]
  /** The maximum announced for a repair; null for that of the whole set. */
  maxRequests: number | null
  /** IDs that were added to the list while the set was fetched. */
  came: readonly string[]
  /** IDs that were removed from the list meanwhile. */
  went: readonly string[]
  /** IDs whose timestamps in the list changed meanwhile. */
  changed: readonly string[]
  /** IDs still missing after the last round. */
  open: readonly string[]
}

export type IdsEvent =
  /** The count request was answered; `total` is null if the response has none. */
  | { kind: 'counted'; total: string | null }
  | {
      kind: 'listed'
      /** Number of requests; 1 if the list fits in one response. */
      requests: number
      /** Number of parts of the list; 1 if it fits in one response. */
      parts: number
      /** The list does not contradict its own total. */
      isConsistent: boolean
      listed: number
      total: string | null
      wanted: readonly ListedItem[]
      came: readonly string[]
      went: readonly string[]
      changed: readonly string[]
    }
  | { kind: 'received'; number: number; tookMs: number }
  | { kind: 'failed'; number: number; status: number | null; requestId: string }

export type IdsWant =
  | { kind: 'count'; number: number }
  | { kind: 'list'; number: number; size: number }
  | ({ kind: 'batch' } & Batch)

export const firstBatchSize = 20
export const maxBatchSize = 100
export const wantedBatchMs = 10_000
export const maxBatchesAtOnce = 2
/** Maximum number of repair rounds after the first one. */
const maxRepairs = 3
const maxWrongLists = 2
/** One per round, each possibly after a wrong one. */
const maxLists = 2 * (maxRepairs + 2)

export const startIds: IdsState = {
  way: 'ids',
  phase: 'counting',
  requests: 0,
  totalBefore: null,
  totalAfter: null,
  lists: 0,
  wrongLists: 0,
  listed: 0,
  queue: [],
  halves: [],
  underWay: [],
  batchSize: firstBatchSize,
  largestBatch: maxBatchSize,
  unpriced: 0,
  listParts: 1,
  failed: [],
  maxRequests: null,
  came: [],
  went: [],
  changed: [],
  open: [],
}

export interface NextState<State, Want> {
  state: State
  /** Requests to be sent now, in addition to those in progress. */
  wanted: readonly Want[]
}

/** Maximum number of requests for a set of this size, if none fails. */
export const maxSetRequests = (items: number): number =>
  priceOfBatches(items) + maxLists * (maxListRequests(items) - 1)

/** The limit in whole-set.md A1: repair ends before it is exceeded. */
const priceOfBatches = (items: number): number => 7 + 3 * Math.ceil(items / firstBatchSize)

/** Batches left within the price, with one request kept for a last list; Infinity without a price. */
function countBatchesLeft({ totalBefore, maxRequests, requests, unpriced }: IdsState): number {
  const total = Number(totalBefore ?? NaN)
  const price = maxRequests ?? (Number.isSafeInteger(total) ? priceOfBatches(total) : Infinity)
  return price - (requests - unpriced) - 1
}

export const beginIds = (state: IdsState): NextState<IdsState, IdsWant> => planNext('count', state)

/** Processes a response and returns the next requests. */
export function advanceIds(state: IdsState, event: IdsEvent): NextState<IdsState, IdsWant> {
  switch (event.kind) {
    case 'counted':
      return planNext('list', { ...state, totalBefore: event.total, totalAfter: event.total })
    case 'listed':
      return afterList(state, event)
    case 'received':
    case 'failed':
      return planBatches(afterBatch(state, event))
  }
}

const listSize = (total: string | null): number => {
  const counted = Number(total ?? '0')
  return counted + roomFor(counted)
}

function planNext(kind: 'count' | 'list', state: IdsState): NextState<IdsState, IdsWant> {
  const number = state.requests + 1
  const requested = { ...state, requests: number }
  return kind === 'count'
    ? { state: { ...requested, phase: 'counting' }, wanted: [{ kind, number }] }
    : {
        state: { ...requested, phase: 'listing' },
        wanted: [{ kind, number, size: listSize(state.totalAfter) }],
      }
}

const settle = (state: IdsState): NextState<IdsState, IdsWant> => ({
  state: { ...state, phase: 'settled' },
  wanted: [],
})

function afterList(
  before: IdsState,
  list: Extract<IdsEvent, { kind: 'listed' }>,
): NextState<IdsState, IdsWant> {
  const extraRequests = list.requests - 1
  const state: IdsState = {
    ...before,
    requests: before.requests + extraRequests,
    unpriced: before.unpriced + extraRequests,
    listParts: list.parts,
  }
  const totalAfter = list.total ?? state.totalAfter
  if (!list.isConsistent) {
    const wrong = { ...state, totalAfter, wrongLists: state.wrongLists + 1 }
    return wrong.wrongLists < maxWrongLists ? planNext('list', wrong) : settle(wrong)
  }
  // Failed items that are no longer listed are dropped; IDs that cannot be put in a batch fail at once.
  const wantedIds = new Set(list.wanted.map(({ id }) => id))
  const failed = new Map([
    ...state.failed.filter(({ id }) => wantedIds.has(id)).map((one) => [one.id, one] as const),
    ...list.wanted
      .filter(({ id }) => !isBatchId(id))
      .map(({ id }) => [id, { id, status: null, requestId: '' }] as const),
  ])
  const wanted = list.wanted.filter(({ id }) => !failed.has(id))
  const next: IdsState = {
    ...state,
    totalAfter,
    wrongLists: 0,
    lists: state.lists + 1,
    listed: list.listed,
    came: union(state.came, list.came),
    went: union(state.went, list.went),
    changed: union(state.changed, list.changed),
    failed: [...failed.values()],
  }
  if (wanted.length === 0) return settle(next)
  const isWithinPrice = Math.ceil(wanted.length / maxBatchSize) <= countBatchesLeft(next)
  if (next.lists > maxRepairs + 1 || !isWithinPrice)
    return settle({ ...next, open: wanted.map(({ id }) => id) })
  return planBatches({ ...next, phase: 'fetching', queue: wanted })
}

function afterBatch(
  state: IdsState,
  event: Extract<IdsEvent, { kind: 'received' | 'failed' }>,
): IdsState {
  const batch = state.underWay.find(({ number }) => number === event.number)
  const underWay = state.underWay.filter(({ number }) => number !== event.number)
  if (batch === undefined) return state
  if (event.kind === 'received') {
    const perItem = Math.max(1, event.tookMs) / batch.items.length
    const fitting = Math.max(1, Math.floor(wantedBatchMs / perItem))
    // At most double, because one cached batch says little about the next ones.
    const batchSize = batch.isHalf ? state.batchSize : Math.min(fitting, state.batchSize * 2)
    return { ...state, underWay, batchSize: Math.min(batchSize, state.largestBatch) }
  }
  const [item, ...others] = batch.items
  if (item !== undefined && others.length === 0) {
    const { status, requestId } = event
    return { ...state, underWay, failed: [...state.failed, { id: item.id, status, requestId }] }
  }
  const middle = Math.ceil(batch.items.length / 2)
  const halves = [batch.items.slice(0, middle), batch.items.slice(middle)]
  const largestBatch =
    event.status === 429 ? Math.min(middle, state.largestBatch) : state.largestBatch
  const batchSize = Math.min(state.batchSize, largestBatch)
  return { ...state, underWay, batchSize, largestBatch, halves: [...halves, ...state.halves] }
}

function planBatches(given: IdsState): NextState<IdsState, IdsWant> {
  let state = given
  const wanted: IdsWant[] = []
  while (state.underWay.length < maxBatchesAtOnce) {
    const [half, ...halves] = state.halves
    const items = half ?? state.queue.slice(0, nextBatchSize(state))
    if (items.length === 0) break
    const number = state.requests + 1
    const batch: Batch = { number, items, isHalf: half !== undefined }
    state = {
      ...state,
      requests: number,
      unpriced: state.unpriced + (half === undefined ? 0 : 1),
      underWay: [...state.underWay, batch],
      halves: half === undefined ? state.halves : halves,
      queue: half === undefined ? state.queue.slice(items.length) : state.queue,
    }
    wanted.push({ kind: 'batch', ...batch })
  }
  return state.underWay.length === 0 ? planNext('list', state) : { state, wanted }
}

/** As many items as fit in `wantedBatchMs`, or more if the price would otherwise be exceeded. */
function nextBatchSize(state: IdsState): number {
  const batchesLeft = countBatchesLeft(state)
  const minSize = batchesLeft < 1 ? maxBatchSize : Math.ceil(state.queue.length / batchesLeft)
  return Math.min(state.largestBatch, Math.max(state.batchSize, minSize))
}

const union = (one: readonly string[], other: readonly string[]): string[] => [
  ...new Set([...one, ...other]),
]
