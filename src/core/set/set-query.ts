import { coreStamps } from '#core/query/flat-fields.ts'
import { isShuffled } from '#core/dialect/sort-hints.ts'
import { asCount } from '#core/query/count-form.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import type { FieldProblem } from '#core/query/form-field.ts'
import { pruneForm, type FilterRow, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { isGraphOff } from '#core/query/request-parameter.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { Result } from '#core/result.ts'
import {
  firstBatchSize,
  maxBatchesAtOnce,
  maxBatchSize,
  maxSetRequests,
  wantedBatchMs,
} from './ids-engine.ts'

/** A set's query, without its page. */
export interface SetQuery {
  form: QueryForm
  conventions: Conventions
  isDatacycle: boolean
}

/** By a list of IDs and batches of items (dataCycle CORE only), or page by page (whole-set.md A1, A2). */
export const setWays = ['ids', 'pages'] as const
export type SetWay = (typeof setWays)[number]

/** Why a query cannot be fetched in a way; shown before anything is sent. */
export type SetObstacle =
  | { kind: 'problem'; problems: readonly FieldProblem[] }
  /** Only a dataCycle CORE answers a list of IDs in one request (datacycle-core.md 9). */
  | { kind: 'not-datacycle' }
  /** `page[limit]` and `page[offset]` take the place of pages. */
  | { kind: 'offset' }
  /** The query excludes the items from the response. */
  | { kind: 'no-graph' }
  /** A random order differs on each page. */
  | { kind: 'random-order' }
  /** The filter on content IDs is JSON typed by hand, to which the IDs of a batch cannot be added. */
  | { kind: 'no-place' }
  /** Without `@id` among the fields, items cannot be identified. */
  | { kind: 'no-id' }

const idFilter = 'contentId.in'
/** The attributes of the list of IDs. CORE gets only these in one database query with the total. */
const listFields = ['@id', ...coreStamps]

/** Why a query cannot be fetched in this way; empty if it can. */
export function findObstacles(query: SetQuery, way: SetWay): SetObstacle[] {
  const { form, conventions, isDatacycle } = query
  const planned = planRequest(asPage(form, 1), conventions)
  const isOffset = form.extra.some(({ name }) => name === 'page[offset]' || name === 'page[limit]')
  const idRow = form.filters.find(({ key }) => key === idFilter)
  return [
    ...(planned.ok ? [] : [{ kind: 'problem', problems: planned.error } as const]),
    ...(isGraphOff(form) ? [{ kind: 'no-graph' } as const] : []),
    ...(isOffset ? [{ kind: 'offset' } as const] : []),
    ...(way === 'ids' && !isDatacycle ? [{ kind: 'not-datacycle' } as const] : []),
    ...(way === 'ids' && idRow?.value.kind === 'json' ? [{ kind: 'no-place' } as const] : []),
    ...(way === 'pages' && isShuffled(form) ? [{ kind: 'random-order' } as const] : []),
  ]
}

export const planTotal = ({ form, conventions, isDatacycle }: SetQuery) =>
  planRequest(asCount(form, { isDatacycle }), conventions)

/**
 * The request for all IDs with their stamps on one page, with the filters, language and sort of the query. Uses
 * the `fields` syntax of a dataCycle CORE, because no other server gets this request.
 */
export function planIdList(
  { form, conventions }: SetQuery,
  size: number,
): Result<RequestPlan, FieldProblem[]> {
  return planRequest(
    {
      ...asPage(form, null),
      include: [],
      fields: [{ relation: '', attributes: listFields }],
      pageSize: String(size),
    },
    { ...conventions, fields: presets.core.fields },
  )
}

/**
 * The request for the items with these IDs: adds an element to the filter on content IDs, whose elements are
 * combined with AND. Put first, because a CORE negates it after a `notIn` (datacycle-core.md 9).
 */
export function planBatch(
  { form, conventions }: SetQuery,
  ids: readonly string[],
  size = ids.length,
): Result<RequestPlan, FieldProblem[]> {
  const idRows = form.filters.filter(({ key }) => key === idFilter)
  const items = idRows.flatMap(({ value }) =>
    value.kind === 'list' ? value.items : value.kind === 'text' ? [value.text] : [],
  )
  const row: FilterRow = {
    key: idFilter,
    value: { kind: 'list', items: [...items, ids.join(',')] },
  }
  const others = form.filters.filter(({ key }) => key !== idFilter)
  return planRequest(
    {
      ...asPage(form, null),
      method: 'POST',
      filters: [row, ...others],
      pageSize: String(size),
      // The order does not matter here, and sorting can be slow on a CORE.
      sort: [],
    },
    conventions,
  )
}

export const planPage = (
  { form, conventions }: SetQuery,
  number: number,
): Result<RequestPlan, FieldProblem[]> => planRequest(asPage(form, number), conventions)

export const isSameQuery = (one: SetQuery, other: SetQuery): boolean =>
  JSON.stringify([asPage(one.form, null), one.conventions]) ===
  JSON.stringify([asPage(other.form, null), other.conventions])

/** True if two queries select the same items, regardless of order and fields. */
export const isSameSelection = (one: SetQuery, other: SetQuery): boolean => {
  const [first, second] = [one, other].map((query) =>
    planIdList({ ...query, form: { ...query.form, method: 'GET', sort: [] } }, 1),
  )
  return first?.ok === true && JSON.stringify(first) === JSON.stringify(second)
}

const asPage = (form: QueryForm, number: number | null): QueryForm => ({
  ...pruneForm(form),
  pageNumber: number === null ? '' : String(number),
})

/** The plan of a query without obstacles, which can always be planned; throws otherwise. */
export function requirePlan(planned: Result<RequestPlan, FieldProblem[]>): RequestPlan {
  if (!planned.ok) throw new Error('A query that was checked cannot be planned')
  return planned.value
}

/** The figures of the shown response, from which the price of the whole set is estimated. */
export interface ResponseFigures {
  /** Digits; null if unknown. */
  total: string | null
  items: number
  bytes: number
  tookMs: number
  /** Number of items that the server puts on a full page; null if unknown. */
  pageSize: number | null
}

/** Of a query without a response. */
export const unknownFigures: ResponseFigures = {
  total: null,
  items: 0,
  bytes: 0,
  tookMs: 0,
  pageSize: null,
}

/** The cost of fetching a set; null where it is unknown. */
export interface SetPrice {
  /** Number of requests if nothing changes meanwhile and the server stays as fast. */
  expected: number | null
  /** Maximum number of requests if none fails and, by pages, the total is right. */
  requests: number | null
  bytes: number | null
  ms: number | null
}

/** Extrapolates bytes and time from the shown page. */
export function priceSet(
  way: SetWay,
  { total, items, bytes, tookMs, pageSize }: ResponseFigures,
): SetPrice {
  const count = Number(total ?? NaN)
  if (!Number.isSafeInteger(count)) return { expected: null, requests: null, bytes: null, ms: null }
  const factor = items === 0 ? null : count / items
  const perItemMs = items === 0 ? 0 : tookMs / items
  const pages = Math.ceil(count / (pageSize ?? Math.max(1, items)))
  // By pages: a count request before and after, and three pages without news past the end (whole-set.md A2).
  const requests = way === 'ids' ? maxSetRequests(count) : pages + 5
  return {
    // By IDs: a count request, and a list before and after the batches. By pages: one page past the end if the
    // server has no links.
    expected: way === 'ids' ? Math.min(requests, 3 + countBatches(count, perItemMs)) : pages + 3,
    requests,
    bytes: factor === null ? null : Math.round(bytes * factor),
    ms: factor === null ? null : Math.round(tookMs * factor),
  }
}

/** The number of batches that the engine plans if all items take equally long. */
function countBatches(items: number, perItemMs: number): number {
  const fitting = Math.max(1, Math.min(maxBatchSize, Math.floor(wantedBatchMs / perItemMs)))
  let itemsLeft = items
  let batches = 0
  while (itemsLeft > 0) {
    const doublings = Math.max(0, batches + 1 - maxBatchesAtOnce)
    const size =
      doublings === 0 ? firstBatchSize : Math.min(fitting, firstBatchSize * 2 ** doublings)
    itemsLeft -= size
    batches += 1
  }
  return batches
}
