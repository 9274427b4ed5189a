import type { ExchangeHead } from '#core/exchange/head.ts'
import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { createAnswerIndex, type AnswerIndex } from '#core/response/answer-index.ts'
import { jsonHeaders } from '#app/answer-worker/json-headers.ts'
import type { AnswerProblem } from '#app/answer-worker/protocol.ts'
import {
  loadOutcome,
  cancelExchange,
  openExchange,
  receiveBody,
} from '#app/answer-worker/receive-exchange.ts'
import type { Turns } from '#app/answer-worker/turns.ts'
import type { ExportStop } from './protocol.ts'

/** Dependencies for requesting the pages of an export. */
export interface PageRequestContext {
  connectionId: string
  fetch: typeof fetch
  newId: () => string
  appToken: string | null
  turns: Turns
  signal: AbortSignal
}

export type ReceivedPage =
  | {
      kind: 'page'
      head: ExchangeHead
      /** The index of the received body. Only `outcome` tells why the body broke off. */
      index: AnswerIndex
      outcome: Promise<ExchangeOutcome | null>
    }
  | { kind: 'problem'; problem: AnswerProblem }

/** Requests a page. If it breaks off or is cancelled, returns what was received. Never rejects. */
export async function receivePage(
  { plan, page }: { plan: RequestPlan; page: number },
  { connectionId, fetch, newId, appToken, turns, signal }: PageRequestContext,
): Promise<ReceivedPage> {
  const headers = jsonHeaders(appToken)
  const purpose = { kind: 'export', page } as const
  const request = { id: newId(), connectionId, plan, purpose }
  const cancelOnHost = () => {
    void cancelExchange(request.id, { fetch, headers })
  }
  signal.addEventListener('abort', cancelOnHost)
  const opened = await openExchange(request, { fetch, headers, signal })
  const index = createPageIndex()
  const heads: ExchangeHead[] = []
  if (opened.kind === 'stream')
    await receiveBody(opened.body, (bytes, head) => {
      if (head !== null) heads.push(head)
      index.feed(bytes)
      return turns.pause()
    })
  signal.removeEventListener('abort', cancelOnHost)
  if (opened.kind === 'problem') return opened
  index.end(null)
  const [head] = heads
  return head
    ? { kind: 'page', head, index, outcome: loadOutcome(request.id, { fetch, headers }) }
    : { kind: 'problem', problem: { kind: 'host-gone' } }
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

export const createPageIndex = (): AnswerIndex =>
  createAnswerIndex({ decode: (bytes) => decoder.decode(bytes) })

/** Why a page is incomplete. */
export function faultOf(index: AnswerIndex, page: number): ExportStop | null {
  for (const finding of index.findings()) {
    if (finding.kind === 'broken-off') return { kind: 'broken', page, cause: finding.cause }
    if (finding.kind === 'malformed' || finding.kind === 'too-long')
      return { kind: 'broken', page, cause: null }
  }
  const { shape } = index.scan
  return shape === 'envelope' || shape === 'bare-array' ? null : { kind: 'no-list', page }
}
