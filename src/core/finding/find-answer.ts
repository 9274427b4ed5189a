import type { ExchangeHead } from '#core/exchange/head.ts'
import type { AnswerFinding } from '#core/response/answer-index.ts'
import type { AnswerShape } from '#core/response/answer-scan.ts'
import type { ResponsePage } from '#core/response/response-page.ts'
import { isBroken } from '#core/response/body-without-items.ts'
import type { Complaint } from '#core/response/complaint.ts'
import { readPosition } from '#core/response/page-position.ts'
import type { Finding, HeadFinding, ItemFinding, LostItems, PageFinding } from './finding.ts'
import { findLinkProblems } from './find-links.ts'
import { findPaging, findPagingHints } from './find-paging.ts'
import { isChangedByDouble } from './changed-numbers.ts'

/** A successful response with its request. */
export interface SuccessfulAnswer {
  head: ExchangeHead
  page: ResponsePage
  shape: AnswerShape
  /** True if the response is marked as dataCycle CORE. */
  isDatacycle: boolean
  /** Problems of the body as a whole, such as invalid JSON. */
  bodyFindings: readonly AnswerFinding[]
  /** Problems of `meta` and `links`. */
  complaints: readonly Complaint[]
  /** Error messages that the response contains beside its items. */
  serverMessages: readonly Extract<HeadFinding, { kind: 'error-in-success' }>[]
  /** Findings about items; empty until the items are read. */
  itemFindings: readonly ItemFinding[]
  /** null if no items repeat from an earlier page. */
  repeatedItems: Extract<PageFinding, { kind: 'items-of-page-before' }> | null
  /** Set once all pages were seen and have too few distinct items. */
  lostItems: LostItems | null
}

/** Lists all findings about a response, each fact once. Does not read the body. */
export function findInAnswer(answer: SuccessfulAnswer): Finding[] {
  const { page, shape } = answer
  // The envelope of a saved set is the app's own, so only its items are checked.
  const isList = page.isWholeSet !== true && (shape === 'envelope' || shape === 'bare-array')
  // The missing rest of an incomplete response might contradict findings about its paging.
  const isWhole = !isBroken(answer.bodyFindings)
  const position = readPosition(page)
  return [
    ...answer.serverMessages,
    ...answer.bodyFindings,
    ...(isList && shape === 'bare-array' ? [{ kind: 'bare-list' as const }] : []),
    ...(isList && isWhole ? findPaging(page, position) : []),
    ...(isList ? findLinkProblems(page, position, answer) : []),
    ...withChangedTotal(answer.itemFindings, page),
    ...(answer.lostItems ? [answer.lostItems] : []),
    ...(answer.repeatedItems ? [answer.repeatedItems] : []),
    ...answer.complaints,
    ...findInHead(answer.head, shape),
    ...(isList && shape === 'envelope' && isWhole ? findPagingHints(page, position, answer) : []),
  ]
}

/** Finding for a body in which the token was masked `masked` times; for any status. */
export const findToken = (masked: number): Finding[] =>
  masked > 0 ? [{ kind: 'token-repeated', count: masked }] : []

/** Reports a total that exceeds a double, unless a number of an item is reported. */
function withChangedTotal(items: readonly ItemFinding[], { paging }: ResponsePage): ItemFinding[] {
  const { total } = paging
  if (total === null || !isChangedByDouble(total)) return [...items]
  if (items.some(({ kind }) => kind === 'number-changes')) return [...items]
  const evidence = [{ kind: 'member' as const, path: 'meta.total', value: total }]
  const becomes = String(Number(total))
  const changed = { path: 'meta.total', source: total, becomes, count: 1, evidence }
  return [...items, { kind: 'number-changes', ...changed }]
}

function findInHead(head: ExchangeHead, shape: AnswerShape): HeadFinding[] {
  const findings: HeadFinding[] = []
  const type = head.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
  const isJson = shape !== 'html' && shape !== 'not-json' && shape !== 'empty'
  if (isJson && head.status < 300 && !/[/+]json\b/i.test(type))
    findings.push({ kind: 'content-type', type })
  const last = head.redirects.at(-1)
  if (last) findings.push({ kind: 'redirected', count: head.redirects.length, to: last.to })
  return findings
}
