import type { ItemFacts } from '#core/content/item-facts.ts'
import type { ExchangeHead } from '#core/exchange/head.ts'
import type { JsonKind } from '#core/json/json-value.ts'
import type { AnswerFinding } from '#core/response/answer-index.ts'
import type { AnswerShape } from '#core/response/answer-scan.ts'
import { isBroken } from '#core/response/body-without-items.ts'
import type { Complaint } from '#core/response/complaint.ts'
import type { Links } from '#core/response/envelope.ts'
import { planLink, type LinkRefusal } from '#core/response/page-link.ts'
import { pageNumberOf, type AskedPage } from '#core/response/page-steps.ts'
import { renderUrl } from '#core/request/render-target.ts'
import { methodOf } from '#core/request/request-plan.ts'

/** Something the app noticed about an answer. The words stand in the page's messages under `findings`. */
export type Notice =
  | AnswerFinding
  | Complaint
  /** A page link that is not followed with the token; `instead` is the same page at the own address. */
  | {
      kind: 'link-refused'
      link: keyof Links
      address: string
      reason: LinkRefusal
      lost: readonly string[]
      instead: number | null
    }
  /** `got` items although `asked` were asked for. */
  | { kind: 'page-size-ignored'; asked: number; got: number }
  /** The answer calls itself another page than the one asked for. */
  | { kind: 'page-number-ignored'; asked: number; got: number }
  | { kind: 'total-below-items'; total: string; items: number }
  | { kind: 'pages-contradict-total'; total: string; pages: number; size: number }
  | { kind: 'no-paging' }
  /** No item has the relation. */
  | { kind: 'include-absent'; relation: string }
  /** Items have the relation, and none of it was resolved. */
  | { kind: 'include-unresolved'; relation: string; unresolved: number }
  | { kind: 'items-not-objects'; got: JsonKind; count: number }
  | { kind: 'items-without-id'; count: number }
  | { kind: 'items-repeated'; count: number }
  /** Items that stood on the page shown before as well. */
  | { kind: 'items-of-page-before'; count: number }
  | { kind: 'content-type'; type: string }
  | { kind: 'redirected'; count: number; to: string }
  /** The body repeated the token, and asterisks stand there instead. */
  | { kind: 'token-repeated'; count: number }

/** An answer with the request behind it. */
export interface NoticedAnswer {
  head: ExchangeHead
  page: AskedPage
  shape: AnswerShape
  items: number
  findings: readonly AnswerFinding[]
  complaints: readonly Complaint[]
  /** null until the items have been looked at. */
  facts: ItemFacts | null
  /** Items of this page that stood on the page shown before. */
  ofPageBefore: number
}

const linkNames: readonly (keyof Links)[] = ['first', 'prev', 'next', 'last']

/** What is worth telling about an answer, the most serious first. Does not read the body. */
export function noticeAnswer(answer: NoticedAnswer): Notice[] {
  const isList = answer.shape === 'envelope' || answer.shape === 'bare-array'
  // What the rest of a broken answer would have said about its pages is not known.
  const isWhole = !isBroken(answer.findings)
  return [
    ...answer.findings,
    ...(isList ? linkNotices(answer.page) : []),
    ...(isList && isWhole ? pagingNotices(answer) : []),
    ...(answer.facts ? itemNotices(answer.facts) : []),
    ...(answer.ofPageBefore > 0
      ? [{ kind: 'items-of-page-before' as const, count: answer.ofPageBefore }]
      : []),
    ...answer.complaints,
    ...headNotices(answer.head, answer.shape),
  ]
}

/** What is worth telling about a body in which the token was covered in so many places; of any status. */
export const noticeToken = (masked: number): Notice[] =>
  masked > 0 ? [{ kind: 'token-repeated', count: masked }] : []

function linkNotices(page: AskedPage): Notice[] {
  const sent = {
    method: methodOf(page.plan),
    url: renderUrl(page.plan, page.baseUrl),
    endpointAliases: page.endpointAliases ?? [],
  }
  return linkNames.flatMap((link): Notice[] => {
    const address = page.links[link]
    if (address === null) return []
    const planned = planLink({ link: address, baseUrl: page.baseUrl, sent })
    if (planned.kind !== 'refused') return []
    const { reason, lost, pageNumber } = planned
    return [{ kind: 'link-refused', link, address, reason, lost, instead: pageNumber }]
  })
}

function pagingNotices({ page, items, shape }: NoticedAnswer): Notice[] {
  const { paging, form } = page
  const notices: Notice[] = []
  const asked = Number(form.pageSize)
  const isNumbered = page.plan.kind !== 'link' && form.pageNumber !== ''
  const askedNumber = Number(form.pageNumber)

  if (asked > 0 && (items > asked || (paging.size !== null && paging.size !== asked)))
    notices.push({ kind: 'page-size-ignored', asked, got: paging.size ?? items })
  if (isNumbered && paging.number !== null && paging.number !== askedNumber)
    notices.push({ kind: 'page-number-ignored', asked: askedNumber, got: paging.number })
  if (paging.total !== null) {
    const before = (pageNumberOf(page) - 1) * (paging.size ?? (asked > 0 ? asked : 0))
    if (Number(paging.total) < items) {
      notices.push({ kind: 'total-below-items', total: paging.total, items })
    } else if (items > 0 && before + items > Number(paging.total)) {
      notices.push({ kind: 'total-below-items', total: paging.total, items: before + items })
    }
  }
  const size = paging.size ?? (asked > 0 ? asked : null)
  if (paging.total !== null && paging.pages !== null && size !== null) {
    const pages = Math.ceil(Number(paging.total) / size)
    // Some servers call an empty result one page.
    if (pages !== paging.pages && !(pages === 0 && paging.pages === 1))
      notices.push({
        kind: 'pages-contradict-total',
        total: paging.total,
        pages: paging.pages,
        size,
      })
  }
  const hasLinks = Object.values(page.links).some((link) => link !== null)
  if (shape === 'envelope' && paging.total === null && paging.pages === null && !hasLinks)
    notices.push({ kind: 'no-paging' })
  return notices
}

function itemNotices(facts: ItemFacts): Notice[] {
  const notices: Notice[] = facts.notObjects.map(({ kind, count }) => ({
    kind: 'items-not-objects',
    got: kind,
    count,
  }))
  if (facts.withoutId > 0) notices.push({ kind: 'items-without-id', count: facts.withoutId })
  if (facts.repeated > 0) notices.push({ kind: 'items-repeated', count: facts.repeated })
  if (facts.items === 0) return notices
  for (const { relation, present, resolved, unresolved } of facts.includes) {
    if (present === 0) notices.push({ kind: 'include-absent', relation })
    else if (resolved === 0 && unresolved > 0)
      notices.push({ kind: 'include-unresolved', relation, unresolved })
  }
  return notices
}

function headNotices(head: ExchangeHead, shape: AnswerShape): Notice[] {
  const notices: Notice[] = []
  const type = head.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
  const isJson = shape !== 'html' && shape !== 'not-json' && shape !== 'empty'
  if (isJson && head.status < 300 && !/[/+]json\b/i.test(type))
    notices.push({ kind: 'content-type', type })
  const last = head.redirects.at(-1)
  if (last) notices.push({ kind: 'redirected', count: head.redirects.length, to: last.to })
  return notices
}
