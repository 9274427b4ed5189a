import { maxAtOnce } from '#core/exchange/limits.ts'
import type { NextState } from './ids-engine.ts'

/** The state of a set fetched page by page (whole-set.md A2). Constant size; saved with each page. */
export interface PagesState {
  way: 'pages'
  phase: 'counting' | 'fetching' | 'counting-again' | 'settled'
  requests: number
  /** Requested page size; null for the server's default. */
  pageSize: number | null
  /** Number of pages requested concurrently. */
  atOnce: number
  /** Two requests for only the total are sent, before and after; otherwise the pages' own totals are compared. */
  isCounted: boolean
  totalBefore: string | null
  totalAfter: string | null
  /** The first hundred changes of the total, each with the page that reported it; null if a count request did. */
  moves: readonly { page: number | null; from: string; to: string }[]
  /** The response of a page or of one of the two count requests had no total. */
  hasUntold: boolean
  next: number
  /** Pages that are being fetched. */
  underWay: readonly number[]
  /** The number of the last page that was read and had items; 0 before the first. */
  read: number
  /** Number of items received, including repetitions. */
  items: number
  /** Number of distinct items with an ID. */
  distinct: number
  withoutId: number
  /** Repeated IDs, at most the first thousand. */
  repeated: readonly string[]
  /** Number of repetitions; an item received three times counts twice. */
  repeatedItems: number
  /** Number of consecutive pages without new items. */
  withoutNews: number
  /** Number of consecutive pages that repeated the page before them. */
  samePages: number
  /** The first page was not full and had no next page, so it is the whole set. Named as in the files on disk. */
  isOneAnswer: boolean
  /** Further walks, the last of which may be running: their new items, and the most items on one page. */
  passes: readonly { pageSize: number; fresh: number; largest: number }[]
  /** Limit for the current walk; null if only the server's paging ends it. */
  maxPages: number | null
  /** The items of the last page before a pause had changed when it was fetched again. */
  hasMoved: boolean
}

/** A further walk over the pages of a set, with a larger page size. */
export interface SetPass {
  pageSize: number
  /** As announced in its price. */
  maxPages: number
}

export type PagesEvent =
  | { kind: 'counted'; total: string | null }
  | ({ kind: 'page'; number: number } & PageEffect)

/** The effect of a page on the fetched items. */
export interface PageEffect {
  items: number
  /** Number of items to be stored: those with a new ID and `withoutId`. */
  fresh: number
  /** Number of items without an ID; 0 if the page repeats the one before it. */
  withoutId: number
  /** An item has an ID, or without one a text, that did not come before. */
  hasNews: boolean
  /** The page has the same items as the one before it, byte for byte. */
  isSame: boolean
  /** IDs that were fetched before. */
  repeated: readonly string[]
  /** No ID occurs twice on the page. */
  isDistinct: boolean
  total: string | null
  /** null if the response has no links. */
  hasNext: boolean | null
}

/** How the IDs of a page, null without one, compare with those that `isHeld`. */
export function readPageIds(
  ids: readonly (string | null)[],
  isHeld: (id: string) => boolean,
): Pick<PageEffect, 'items' | 'repeated' | 'isDistinct'> & { withNewId: number } {
  const seen = new Set<string>()
  const repeated: string[] = []
  let isDistinct = true
  for (const id of ids) {
    if (id === null) continue
    if (seen.has(id)) isDistinct = false
    if (seen.has(id) || isHeld(id)) repeated.push(id)
    seen.add(id)
  }
  const withId = ids.filter((id) => id !== null).length
  return { items: ids.length, repeated, isDistinct, withNewId: withId - repeated.length }
}

export type PagesWant =
  | { kind: 'count'; number: number }
  | { kind: 'page'; number: number; page: number }

const maxRepeated = 1000
const maxMoves = 100
export const maxWithoutNews = 3
/** No server that reads the page number sends the same page that often. */
const maxSamePages = 10
const maxPages = 100_000

export const startPages = (
  pageSize: number | null,
  {
    isGentle,
    isCounted,
    maxPages = null,
  }: { isGentle: boolean; isCounted: boolean; maxPages?: number | null },
): PagesState => ({
  way: 'pages',
  phase: isCounted ? 'counting' : 'fetching',
  requests: 0,
  pageSize,
  atOnce: isGentle || pageSize === null ? 1 : maxAtOnce,
  isCounted,
  totalBefore: null,
  totalAfter: null,
  moves: [],
  hasUntold: false,
  next: 1,
  underWay: [],
  read: 0,
  items: 0,
  distinct: 0,
  withoutId: 0,
  repeated: [],
  repeatedItems: 0,
  withoutNews: 0,
  samePages: 0,
  isOneAnswer: false,
  passes: [],
  maxPages,
  hasMoved: false,
})

/** Starts a further walk after one has ended; the fetched items stay. */
export const startPass = (state: PagesState, { pageSize, maxPages }: SetPass): PagesState => ({
  ...state,
  phase: 'counting',
  pageSize,
  maxPages,
  next: 1,
  underWay: [],
  read: 0,
  withoutNews: 0,
  samePages: 0,
  isOneAnswer: false,
  passes: [...state.passes, { pageSize, fresh: 0, largest: 0 }],
})

export function beginPages(state: PagesState): NextState<PagesState, PagesWant> {
  // Resumed: the pages that were being fetched are requested again.
  if (state.read > 0 || !state.isCounted)
    return planPages({ ...state, phase: 'fetching', next: state.read + 1, underWay: [] })
  return planCount({ ...state, phase: 'counting' })
}

/** Processes a response and returns the next requests. Pages must be passed in their order. */
export function advancePages(
  state: PagesState,
  event: PagesEvent,
): NextState<PagesState, PagesWant> {
  if (event.kind === 'page') return afterPage(state, event)
  if (state.phase === 'counting-again')
    return { state: { ...withTotal(state, event.total, null), phase: 'settled' }, wanted: [] }
  const { total } = event
  const counted =
    state.passes.length > 0
      ? withTotal(state, total, null)
      : { ...state, totalBefore: total, totalAfter: total, hasUntold: total === null }
  return planPages({ ...counted, phase: 'fetching' })
}

function planCount(state: PagesState): NextState<PagesState, PagesWant> {
  const number = state.requests + 1
  return { state: { ...state, requests: number }, wanted: [{ kind: 'count', number }] }
}

function afterPage(
  state: PagesState,
  page: Extract<PagesEvent, { kind: 'page' }>,
): NextState<PagesState, PagesWant> {
  const isEmpty = page.items === 0
  // In a further walk almost all items are already held, so repeated items are counted only in the first one.
  const isFirstWalk = state.passes.length === 0
  const distinct = state.distinct + page.fresh - page.withoutId
  const read: PagesState = {
    ...withTotal(state, page.total, page.number),
    totalBefore: state.totalBefore ?? (state.isCounted ? null : page.total),
    underWay: state.underWay.filter((number) => number !== page.number),
    read: isEmpty ? state.read : page.number,
    items: state.items + page.items,
    distinct,
    withoutId: state.withoutId + page.withoutId,
    ...(isFirstWalk && {
      repeated: [...new Set([...state.repeated, ...page.repeated])].slice(0, maxRepeated),
      repeatedItems: state.repeatedItems + page.items - page.fresh,
    }),
    withoutNews: page.hasNews ? 0 : state.withoutNews + 1,
    samePages: page.isSame ? state.samePages + 1 : 0,
    passes: state.passes.map((pass, at) =>
      at === state.passes.length - 1
        ? {
            ...pass,
            fresh: pass.fresh + page.fresh,
            largest: Math.max(pass.largest, page.items),
          }
        : pass,
    ),
    isOneAnswer:
      page.number === 1
        ? page.hasNext !== true &&
          state.pageSize !== null &&
          page.items < state.pageSize &&
          // The page of a further walk must contain everything that was fetched before.
          (isFirstWalk || (page.isDistinct && page.items === distinct))
        : state.isOneAnswer && isEmpty,
  }
  if (read.phase !== 'fetching') return { state: read, wanted: [] }
  if (!isEmpty && !isEnd(read, page)) return planPages(read)
  return state.isCounted
    ? planCount({ ...read, phase: 'counting-again' })
    : { state: { ...read, phase: 'settled' }, wanted: [] }
}

function isEnd(
  state: PagesState,
  { number, items, hasNext }: Pick<PageEffect, 'items' | 'hasNext'> & { number: number },
) {
  const pageCount = countPages(state)
  if (number >= (state.maxPages ?? maxPages)) return true
  if (state.samePages + 1 >= maxSamePages) return true
  // Ends a server's endless repetition of one page, but not before the last page according to the total.
  if (state.withoutNews >= maxWithoutNews && (pageCount === null || number >= pageCount))
    return true
  if (pageCount !== null && number < pageCount) return false
  if (hasNext !== null) return !hasNext
  // Without links, a page that is not full ends the walk if the total is reached.
  const isNotFull = state.pageSize !== null && items < state.pageSize
  return isNotFull && state.totalAfter === String(state.distinct + state.withoutId)
}

function countPages({ totalAfter, pageSize }: PagesState): number | null {
  const total = Number(totalAfter ?? NaN)
  return pageSize !== null && Number.isSafeInteger(total) ? Math.ceil(total / pageSize) : null
}

function planPages(given: PagesState): NextState<PagesState, PagesWant> {
  let state = given
  const pageCount = countPages(state)
  // Past the last page according to the total, pages are requested one at a time.
  const maxUnderWay = pageCount === null ? 1 : state.atOnce
  const wanted: PagesWant[] = []
  while (
    state.underWay.length < maxUnderWay &&
    state.next <= (state.maxPages ?? maxPages) &&
    (state.underWay.length === 0 || (pageCount !== null && state.next <= pageCount))
  ) {
    const number = state.requests + 1
    wanted.push({ kind: 'page', number, page: state.next })
    state = {
      ...state,
      requests: number,
      underWay: [...state.underWay, state.next],
      next: state.next + 1,
    }
  }
  return { state, wanted }
}

function withTotal(state: PagesState, total: string | null, page: number | null): PagesState {
  const from = state.totalAfter
  if (total === null) return { ...state, hasUntold: true }
  if (total === from) return state
  return {
    ...state,
    totalAfter: total,
    moves:
      from === null || state.moves.length === maxMoves
        ? state.moves
        : [...state.moves, { page, from, to: total }],
  }
}
