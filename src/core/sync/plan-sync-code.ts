import { planRequest } from '#core/query/plan-request.ts'
import { renderUrl } from '#core/request/render-target.ts'
import { bodyOf } from '#core/request/request-plan.ts'
import { findObstacles, planBatch, planIdList, type SetQuery } from '#core/set/set-query.ts'
import { planPageWalk, type PageWalk } from '#core/snippet/page-walk.ts'

/** The input of a generated import program. */
export interface SyncCodeSource {
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
export type SyncWay =
  /** A list of IDs with both stamps, then the items by their IDs: a dataCycle CORE only. */
  { kind: 'ids'; list: PostTemplate; batch: PostTemplate } | { kind: 'pages'; walk: PageWalk }

/** Items per request; a CORE renders that many in a few seconds. */
export const syncBatchSize = 50

/** Placeholders for values inserted by the program, which no query contains by chance. */
const sizePlaceholder = 4_503_599_627_370_495
const idsPlaceholder = '5f0c5a52-15fa-4c1c-9a39-0e6d3c3a6b1f'

/** null if the query cannot be sent, or the program's filters cannot be added to it. */
export function planSyncCode({ query, baseUrl }: SyncCodeSource): SyncWay | null {
  if (findObstacles(query, query.isDatacycle ? 'ids' : 'pages').length > 0) return null
  return query.isDatacycle ? planByIds(query, baseUrl) : planByPages(query, baseUrl)
}

function planByIds(query: SetQuery, baseUrl: string): SyncWay | null {
  const posted: SetQuery = { ...query, form: { ...query.form, method: 'POST' } }
  const list = planIdList(posted, sizePlaceholder)
  const batch = planBatch(posted, [idsPlaceholder], syncBatchSize)
  if (!list.ok || !batch.ok) return null
  const parts = {
    list: divide(renderUrl(list.value, baseUrl), bodyOf(list.value), String(sizePlaceholder)),
    batch: divide(renderUrl(batch.value, baseUrl), bodyOf(batch.value), idsPlaceholder),
  }
  return parts.list && parts.batch ? { kind: 'ids', list: parts.list, batch: parts.batch } : null
}

function planByPages({ form, conventions }: SetQuery, baseUrl: string): SyncWay | null {
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
