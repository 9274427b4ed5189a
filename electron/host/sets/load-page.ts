import { headerOf, isSuccess, type HeaderLine } from '#core/exchange/outcome.ts'
import type { RequestPurpose } from '#core/exchange/exchange-request.ts'
import { readEnvelope } from '#core/finding/read-envelope.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { createResponseIndex } from '#core/response/response-index.ts'
import { readRetryAfter } from '#core/response/error-cause.ts'
import { readListedItem, type ListedItem } from '#core/set/id-list.ts'
import type { ContentClient } from '#host/content-client/content-client.ts'
import { planContentRequest } from '#host/content-client/plan-content-request.ts'
import type { OpenConnection } from '#host/workspace/connection-access.ts'
import type { ReceivedItem } from './set-files.ts'
import {
  advanceParts,
  beginParts,
  maxListItems,
  nextPart,
  withinCreated,
} from '#core/set/list-parts.ts'
import { planTotal, planIdList, requirePlan, type SetQuery } from '#core/set/set-query.ts'

export interface ReceivedPage {
  kind: 'page'
  items: readonly ReceivedItem[]
  total: string | null
  /** null if the response has no links. */
  hasNext: boolean | null
  /** `meta.collection` has a folder path; dataCycle CORE sends one only for static collections. */
  hasFolderPath: boolean
  tookMs: number
}

export type PageFailure =
  /** No response, or an incomplete one. */
  | { kind: 'no-answer'; problem: string }
  | {
      kind: 'status'
      status: number
      hasChallenge: boolean
      /** Seconds until a retry; null if the server gives none. */
      retryAfter: number | null
      requestId: string
    }
  /** A successful response without a list. */
  | { kind: 'no-list' }

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Fetches one page of a set and splits it into items, each with its original bytes. */
export async function loadPage(
  client: ContentClient,
  { connection, token }: OpenConnection,
  { plan, purpose }: { plan: RequestPlan; purpose: RequestPurpose },
  signal: AbortSignal,
): Promise<ReceivedPage | PageFailure> {
  const started = performance.now()
  const response = await client.send(
    planContentRequest(connection, token, {
      plan,
      purpose,
      connectionId: connection.id,
    }),
    signal,
  )
  if (response.kind === 'problem') return { kind: 'no-answer', problem: response.problem.kind }
  const { status, headers } = response.head
  if (!isSuccess(status)) {
    await response.body.cancel()
    return {
      kind: 'status',
      status,
      hasChallenge: headerOf(headers, 'www-authenticate') !== '',
      retryAfter: readRetrySeconds(headers),
      requestId: headerOf(headers, 'x-request-id'),
    }
  }
  const index = createResponseIndex({ decode: (bytes) => decoder.decode(bytes) })
  const reader = response.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    index.feed(value)
  }
  const outcome = await response.outcome
  index.end(outcome)
  if (outcome.kind === 'broken') return { kind: 'no-answer', problem: outcome.cause.kind }
  const { shape, ending, items } = index.scan
  const isList = shape === 'envelope' || shape === 'bare-array'
  const { paging, links } = readEnvelope(index)
  // The response to a count request has a total but no items.
  if (ending.kind !== 'complete' || (!isList && paging.total === null)) return { kind: 'no-list' }
  const hasLinks = Object.values(links).some((link) => link !== null)
  return {
    kind: 'page',
    total: paging.total,
    hasNext: links.next !== null ? true : hasLinks ? false : null,
    hasFolderPath: (paging.collection?.path.length ?? 0) > 0,
    tookMs: performance.now() - started,
    items: Array.from({ length: index.itemCount }, (_, at): ReceivedItem => {
      const listed = readListedItem(index.itemText(at))
      return {
        id: listed?.id ?? null,
        stamps: { modified: listed?.modified ?? '', touched: listed?.touched ?? '' },
        bytes: index.bytes(items.startOf(at), items.endOf(at)),
      }
    }),
  }
}

function readRetrySeconds(headers: readonly HeaderLine[]): number | null {
  const after = readRetryAfter(headers)
  if (after === null) return null
  if ('seconds' in after) return after.seconds
  const at = Date.parse(after.date)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}

/** A received list of IDs, from one response or several. */
export interface ReceivedList {
  kind: 'list'
  /** null for an item without an ID; also one null if a part contradicted its total. */
  items: readonly (ListedItem | null)[]
  total: string | null
  requests: number
  /** Number of parts; 1 if the list was not split. */
  parts: number
  /** See `ReceivedPage`. */
  hasFolderPath: boolean
}

/** `index` counts the requests of the list from 0. */
export type AskForList = (
  step: 'count' | 'list',
  plan: RequestPlan,
  index: number,
) => Promise<ReceivedPage | PageFailure>

/**
 * Fetches a list of about `total` IDs: as one page of `size`, or in parts by creation time if it is too long
 * or was split before (`wasSplit`; whole-set.md A4).
 */
export async function loadIdList(
  query: SetQuery,
  { size, total, wasSplit, now }: { size: number; total: number; wasSplit: boolean; now: Date },
  ask: AskForList,
): Promise<ReceivedList | PageFailure> {
  if (!canSplit(query) || (!wasSplit && total <= maxListItems)) {
    const response = await ask('list', requirePlan(planIdList(query, size)), 0)
    return response.kind === 'page' ? readList(response) : response
  }
  return loadInParts(query, beginParts(total, now), ask)
}

/** False if the query itself filters by creation time. */
export const canSplit = ({ form }: SetQuery): boolean =>
  withinCreated(form, { from: 0, to: 1 }) !== null

/** True if the list may be too long for the server; it may also be down. */
export const mayBeTooLong = (response: ReceivedPage | ReceivedList | PageFailure): boolean =>
  response.kind === 'no-answer' || (response.kind === 'status' && response.status >= 500)

const readList = ({ total, items, hasFolderPath }: ReceivedPage): ReceivedList => ({
  kind: 'list',
  total,
  hasFolderPath,
  items: listedOf(items),
  requests: 1,
  parts: 1,
})

const listedOf = (items: ReceivedPage['items']) =>
  items.map(({ id, stamps }) => (id === null ? null : { id, ...stamps }))

async function loadInParts(
  query: SetQuery,
  initialParts: ReturnType<typeof beginParts>,
  ask: AskForList,
): Promise<ReceivedList | PageFailure> {
  let parts = initialParts
  let requests = 0
  let hasFolderPath = false
  for (let want = nextPart(parts); want !== null; want = nextPart(parts)) {
    const form = withinCreated(query.form, want) ?? query.form
    const partQuery = { ...query, form }
    const planned = want.kind === 'count' ? planTotal(partQuery) : planIdList(partQuery, want.size)
    const response = await ask(want.kind, requirePlan(planned), requests)
    requests += 1
    if (response.kind !== 'page') {
      const halved = mayBeTooLong(response) ? advanceParts(parts, { kind: 'failed' }) : null
      // Even the smallest part or a count request fails, so the server is down.
      if (halved === null) return response
      parts = halved
      continue
    }
    const { total, items } = response
    hasFolderPath ||= response.hasFolderPath
    parts =
      advanceParts(
        parts,
        want.kind === 'count'
          ? { kind: 'counted', count: Number(total ?? 0) }
          : { kind: 'listed', items: listedOf(items), total },
      ) ?? parts
  }
  // A count after the last part shows whether the parts are complete.
  const counted = await ask('count', requirePlan(planTotal(query)), requests)
  if (counted.kind !== 'page') return counted
  return {
    kind: 'list',
    items: [...parts.items.values(), ...(parts.isWrong ? [null] : [])],
    total: counted.total,
    requests: requests + 1,
    parts: parts.parts,
    hasFolderPath: hasFolderPath || counted.hasFolderPath,
  }
}
