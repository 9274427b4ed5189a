import type { HeaderLine } from '#core/exchange/head.ts'
import type { RequestPurpose } from '#core/exchange/request-purpose.ts'
import { readEnvelope } from '#core/finding/read-envelope.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { createAnswerIndex } from '#core/response/answer-index.ts'
import { readRetryAfter } from '#core/response/error-cause.ts'
import { readListedItem } from '#core/set/id-list.ts'
import type { ContentClient } from '#host/content-client/content-client.ts'
import { planContentRequest } from '#host/content-client/plan-content-request.ts'
import type { OpenConnection } from '#host/workspace/connection-access.ts'
import type { ReceivedItem } from './set-files.ts'

/** A received page of items. */
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

/** Why there is no page. */
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
  const answer = await client.send(
    planContentRequest(connection, token, {
      plan,
      purpose,
      connectionId: connection.id,
    }),
    signal,
  )
  if (answer.kind === 'problem') return { kind: 'no-answer', problem: answer.problem.kind }
  const { status, headers } = answer.head
  if (status < 200 || status > 299) {
    await answer.body.cancel()
    return {
      kind: 'status',
      status,
      hasChallenge: headerOf(headers, 'www-authenticate') !== '',
      retryAfter: readRetrySeconds(headers),
      requestId: headerOf(headers, 'x-request-id'),
    }
  }
  const index = createAnswerIndex({ decode: (bytes) => decoder.decode(bytes) })
  const reader = answer.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    index.feed(value)
  }
  const outcome = await answer.outcome
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

const headerOf = (headers: readonly HeaderLine[], name: string): string =>
  headers.find(([own]) => own.toLowerCase() === name)?.[1] ?? ''

function readRetrySeconds(headers: readonly HeaderLine[]): number | null {
  const after = readRetryAfter(headers)
  if (after === null) return null
  if ('seconds' in after) return after.seconds
  const at = Date.parse(after.date)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}
