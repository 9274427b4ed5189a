import { dayMs, renderSeconds, utcDay } from '#core/text/utc-day.ts'
import type { RequestPurpose } from '#core/exchange/exchange-request.ts'
import { planDeletions } from '#core/investigate/item-by-id.ts'
import { pruneForm } from '#core/query/form.ts'
import { type RequestPlan, bodyOf, renderUrl } from '#core/request/request-plan.ts'
import { maxListRequests, roomOnPage } from '#core/set/list-parts.ts'
import { planIdList, type SetQuery, findObstacles, planBatch } from '#core/set/set-query.ts'
import type { ImportStamp } from './check-import.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { planPageWalk, probeNumber, type PageWalk } from '#core/snippet/page-walk.ts'
import {
  openOrConclude,
  type Investigation,
  type Outcomes,
  type Step,
  type StepFailure,
} from '#core/investigate/investigation.ts'

/** Maximum number of requests of an import check: five if the list of IDs fits in one response. */
export const maxImportCheckRequests = (held: number): number => 3 + 2 * maxListRequests(held)

export type ImportCheckStep = Extract<RequestPurpose, { kind: 'sync' }>['step']

const attributeOf = { modified: 'dct:modified', touched: 'dc:touched' } as const

/** One day before the set: the start for an import with a day of overlap, and earlier than for any other. */
export const importCheckSince = (startedAt: string): string =>
  renderSeconds(Math.floor((Date.parse(startedAt) - dayMs) / 1000))

/** Page size with ample room for new items; a larger size costs a CORE nothing (datacycle-core.md 9). */
export const importCheckListSize = (held: number): number => 2 * held + 1000

/** The request for IDs and stamps of items changed since then; null if the query filters by the stamp itself. */
export function planDelta(
  query: SetQuery,
  stamp: ImportStamp,
  { since, size }: { since: string; size: number },
): RequestPlan | null {
  const form = pruneForm(query.form)
  const key = `attribute.${attributeOf[stamp]}`
  if (form.filters.some((row) => row.key === key || row.key.startsWith(`${key}.`))) return null
  const row = { key: `${key}.in.min`, value: { kind: 'text' as const, text: since } }
  const planned = planIdList({ ...query, form: { ...form, filters: [...form.filters, row] } }, size)
  return planned.ok ? planned.value : null
}

/**
 * The request for the deletions since the UTC day before the load. Without a size, the server returns its
 * default page, which is what most imports read.
 */
export const planDeleted = (startedAt: string, size: number | null): RequestPlan =>
  planDeletions(
    { kind: 'sync', step: 'deleted', number: 0 },
    {
      since: utcDay(Date.parse(startedAt) - dayMs),
      pageSize: size === null ? null : String(size),
    },
  ).plan

/** Page size for all deletions at once, with room for new ones: their pages have no stable order. */
export const deletionsPageSize = (total: string): number => Number(total) + roomOnPage

/** The input of a generated import program. */
export interface ImportCodeSource {
  query: SetQuery
  baseUrl: string
  hasToken: boolean
}

/** A POST request. The program inserts a page size or IDs between the two parts of the body. */
export interface PostTemplate {
  url: string
  before: string
  after: string
}

/** How the program gets all items of a query. */
export type ImportWay =
  /** A list of IDs with both stamps, then the items by their IDs: a dataCycle CORE only. */
  { kind: 'ids'; list: PostTemplate; batch: PostTemplate } | { kind: 'pages'; walk: PageWalk }

/** Items per request; a CORE renders that many in a few seconds. */
export const importCheckBatchSize = 50

/** Placeholder for the IDs inserted by the program, which no query contains by chance. */
const idsPlaceholder = '5f0c5a52-15fa-4c1c-9a39-0e6d3c3a6b1f'

/** null if the query cannot be sent, or the program's filters cannot be added to it. */
export function planImportCode({ query, baseUrl }: ImportCodeSource): ImportWay | null {
  if (findObstacles(query, query.isDatacycle ? 'ids' : 'pages').length > 0) return null
  return query.isDatacycle ? planByIds(query, baseUrl) : planByPages(query, baseUrl)
}

function planByIds(query: SetQuery, baseUrl: string): ImportWay | null {
  const posted: SetQuery = { ...query, form: { ...query.form, method: 'POST' } }
  const list = planIdList(posted, probeNumber)
  const batch = planBatch(posted, [idsPlaceholder], importCheckBatchSize)
  if (!list.ok || !batch.ok) return null
  const parts = {
    list: divide(renderUrl(list.value, baseUrl), bodyOf(list.value), String(probeNumber)),
    batch: divide(renderUrl(batch.value, baseUrl), bodyOf(batch.value), idsPlaceholder),
  }
  return parts.list && parts.batch ? { kind: 'ids', list: parts.list, batch: parts.batch } : null
}

function planByPages({ form, conventions }: SetQuery, baseUrl: string): ImportWay | null {
  const planned = planRequest(form, conventions)
  if (!planned.ok) return null
  const walk = planPageWalk({
    url: renderUrl(planned.value, baseUrl),
    body: bodyOf(planned.value),
  })
  return walk && { kind: 'pages', walk }
}

function divide(url: string, body: string | null, placeholder: string): PostTemplate | null {
  const [before = '', after] = body?.split(placeholder) ?? []
  return after === undefined ? null : { url, before, after }
}

/** Changes and deletions since a day, as far as they can be counted without a saved set. */
export interface CountsSince {
  modified: CountOutcome
  touched: CountOutcome
  /** On the whole server: the list of deletions does not name endpoints. */
  deleted: CountOutcome
}

export type CountOutcome =
  /** `total`: digits; null if the response has none. */
  | { kind: 'counted'; total: string | null }
  /** The request failed, or its response has no list. */
  | { kind: 'failed'; failure: StepFailure }
  /** Not counted, because the query itself filters by this timestamp. */
  | { kind: 'own-filter' }

/** Plans to count what a dataCycle CORE would report to an import since a day, in at most three requests. */
export function planCountsSince(query: SetQuery, since: string): Investigation<CountsSince> {
  const steps = [...stepsOf(query, since)]
  return {
    price: steps.length,
    next: (outcomes) =>
      openOrConclude(steps, outcomes, () => {
        const read = (key: ImportStamp | 'deleted') =>
          steps.some((step) => step.key === key)
            ? readCount(outcomes, key)
            : ({ kind: 'own-filter' } as const)
        return { modified: read('modified'), touched: read('touched'), deleted: read('deleted') }
      }),
  }
}

function* stepsOf(query: SetQuery, since: string): Generator<Step> {
  let number = 0
  for (const stamp of ['modified', 'touched'] as const) {
    const plan = planDelta(query, stamp, { since, size: 1 })
    if (plan === null) continue
    number += 1
    const purpose = { kind: 'sync', step: stamp, number } as const
    yield { key: stamp, plan, purpose, isCount: true }
  }
  const purpose = { kind: 'sync', step: 'deleted', number: number + 1 } as const
  yield { ...planDeletions(purpose, { since, pageSize: '1' }), key: 'deleted' }
}

function readCount(outcomes: Outcomes, key: string): CountOutcome {
  const outcome = outcomes.get(key)
  if (outcome?.kind === 'answered') return { kind: 'counted', total: outcome.response.total }
  return { kind: 'failed', failure: outcome?.failure ?? { kind: 'no-list' } }
}
