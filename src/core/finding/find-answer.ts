import type { ExchangeHead } from '#core/exchange/head.ts'
import type { AnswerFinding } from '#core/response/answer-index.ts'
import type { AnswerShape } from '#core/response/answer-scan.ts'
import type { AskedPage } from '#core/response/asked-page.ts'
import { isBroken } from '#core/response/body-without-items.ts'
import type { Complaint } from '#core/response/complaint.ts'
import { readPosition } from '#core/response/page-position.ts'
import type { Finding, HeadFinding, ItemFinding, LostItems, PageFinding } from './finding.ts'
import { findLinks } from './find-links.ts'
import { findPaging, findPagingHints } from './find-paging.ts'
import { isChangedByDouble } from './changed-numbers.ts'

/** A successful answer with the request behind it. */
export interface FoundIn {
  head: ExchangeHead
  page: AskedPage
  shape: AnswerShape
  /** Whether it carries the marks of a dataCycle CORE. */
  isDatacycle: boolean
  body: readonly AnswerFinding[]
  complaints: readonly Complaint[]
  /** What it says of itself beside its items. */
  ownWords: readonly Extract<HeadFinding, { kind: 'own-words' }>[]
  /** What its items show; none until they have been looked at. */
  items: readonly ItemFinding[]
  /** null where no items of a page shown before stand on this one. */
  ofPageBefore: Extract<PageFinding, { kind: 'items-of-page-before' }> | null
  /** The sum of all pages, once all were seen and it is too small. */
  lostItems: LostItems | null
}

/** What is worth telling about an answer, each fact once. Does not read the body. */
export function findInAnswer(answer: FoundIn): Finding[] {
  const { page, shape } = answer
  // Of a kept set the app wrote the envelope, so that only its items show anything.
  const isList = page.isWholeSet !== true && (shape === 'envelope' || shape === 'bare-array')
  // What the rest of a broken answer would have said about its pages is not known.
  const isWhole = !isBroken(answer.body)
  const position = readPosition(page)
  return [
    ...answer.ownWords,
    ...answer.body,
    ...(isList && shape === 'bare-array' ? [{ kind: 'bare-list' as const }] : []),
    ...(isList && isWhole ? findPaging(page, position) : []),
    ...(isList ? findLinks(page, position, answer) : []),
    ...withChangedTotal(answer.items, page),
    ...(answer.lostItems ? [answer.lostItems] : []),
    ...(answer.ofPageBefore ? [answer.ofPageBefore] : []),
    ...answer.complaints,
    ...findInHead(answer.head, shape),
    ...(isList && shape === 'envelope' && isWhole ? findPagingHints(page, position, answer) : []),
  ]
}

/** What is worth telling about a body in which the token was covered in so many places; of any status. */
export const findToken = (masked: number): Finding[] =>
  masked > 0 ? [{ kind: 'token-repeated', count: masked }] : []

/** A total beyond what a double holds is told where no number of an item is. */
function withChangedTotal(items: readonly ItemFinding[], { paging }: AskedPage): ItemFinding[] {
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
