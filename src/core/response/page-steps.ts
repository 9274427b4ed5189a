import { originPart } from '#core/url/split-url.ts'
import { isEmptyValue, type ExtraRow, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { hasOwnField, readParameterName } from '#core/query/parameter-name.ts'
import { readPlanParameters, withPageMember } from '#core/request/plan-body.ts'
import { methodOf, type RequestPlan, renderUrl } from '#core/request/request-plan.ts'
import { readTypedBody, type ResponsePage, type PlannedQuery } from './response-page.ts'
import {
  pageNumberOfLink,
  planLink,
  type LinkRefusal,
  type SentPage,
  isPageSelector,
} from './page-link.ts'
import { readRequestedPage, readPosition, type PagePosition } from './page-position.ts'

export type PageStep = 'first' | 'prev' | 'next' | 'last'

/** The request for another page. `form` requests exactly this page, so that the history can repeat it. */
interface PageRequest {
  kind: 'send'
  plan: RequestPlan
  form: QueryForm
}

/** How to get to another page. */
export type PageTurn =
  | PageRequest
  /** The link must not be followed; `instead` gets the same page at the connection's base URL, if it is known. */
  | {
      kind: 'refused'
      reason: LinkRefusal
      link: string
      /** Parameters of the query that the link omits or changes. */
      lost: readonly string[]
      instead: PageRequest | null
    }

/**
 * The available steps. A step is missing only if the end is proved or the page cannot be requested. Links
 * decide (api.md 4.5: absent or empty `next` is the end), unless the response's own numbers say that there is
 * more. Without links the numbers decide, and without numbers an empty page is the end.
 */
export function readPageSteps(page: ResponsePage): PageStep[] {
  const position = readPosition(page)
  const { number, before } = position
  const steps: Record<PageStep, boolean> = {
    first: number !== 1 && (number !== null || before !== 0),
    prev: page.links.prev !== null || (number ?? 1) > 1 || (number === null && (before ?? 0) > 0),
    next: page.links.next !== null || isNextOffered(page, position),
    last: isLastOffered(page, position),
  }
  return (['first', 'prev', 'next', 'last'] as const).filter((step) => steps[step])
}

function isLastOffered(page: ResponsePage, position: PagePosition): boolean {
  const { number, last } = position
  if (number !== null && last !== null) return number !== last
  if (page.links.last !== null) return page.links.next !== null
  return last !== null && isNextOffered(page, position)
}

function isNextOffered(
  { links, paging, itemCount }: ResponsePage,
  position: PagePosition,
): boolean {
  const { number, last, before } = position
  if (number === null && before === null) return false
  if (number !== null && last !== null) return number < last
  if (itemCount === 0) return false
  if (paging.total !== null && before !== null && before + itemCount >= Number(paging.total))
    return false
  return Object.values(links).every((link) => link === null)
}

/** Plans a step returned by `readPageSteps`. After a POST the same body is posted with the new number. */
export function planPageStep(page: ResponsePage, step: PageStep): PageTurn {
  const position = readPosition(page)
  const { number, last } = position
  const isPastEnd = number !== null && last !== null && number > last
  // Past the last page, `prev` may lead to another missing page.
  const link = isPastEnd && step === 'prev' ? null : page.links[step]
  if (link === null) return planWithoutLink(page, position, step)
  const sent = sentPageOf(page)
  const planned = planLink({ link, baseUrl: page.baseUrl, sent })
  switch (planned.kind) {
    case 'repost':
      return planPageNumber(page, planned.pageNumber)
    case 'follow': {
      const target = planned.target.slice(basePathOf(page.baseUrl).length)
      const plan: RequestPlan = { kind: 'link', target }
      return { kind: 'send', plan, form: formOfLink(page, plan) }
    }
    case 'refused': {
      const { reason, lost, pageNumber } = planned
      const number = pageNumber ?? pageOfStep(position, step)
      const instead = number === null ? null : planPageNumber(page, number)
      return { kind: 'refused', reason, link, lost, instead }
    }
  }
}

/** The request that a page's links are compared with. */
export const sentPageOf = (page: ResponsePage): SentPage => ({
  method: methodOf(page.plan),
  url: renderUrl(page.plan, page.baseUrl),
  query: readPlanParameters(page.query.plan),
  endpointAliases: page.endpointAliases ?? [],
  size: readPosition(page).size,
})

/** The page that a step leads to by its name; null if unknown. */
function pageOfStep({ number, last }: PagePosition, step: PageStep): number | null {
  if (step === 'first') return 1
  if (step === 'last') return last
  return number === null ? null : Math.max(1, number + (step === 'next' ? 1 : -1))
}

/** Plans a step without a link, relative to the page's position. */
function planWithoutLink(page: ResponsePage, position: PagePosition, step: PageStep): PageTurn {
  const { number, last, before } = position
  const { limit } = readRequestedPage(page)
  const isBetweenPages = number === null && before !== null && limit !== null
  switch (step) {
    case 'first':
      return number === null && before === null ? planStart(page) : planPageNumber(page, 1)
    case 'prev':
      if (isBetweenPages) return planOffset(page, Math.max(0, before - limit))
      return planPageNumber(page, Math.max(1, Math.min((number ?? 2) - 1, last ?? Infinity)))
    case 'next':
      if (isBetweenPages) return planOffset(page, before + limit)
      return planPageNumber(page, (number ?? 0) + 1)
    case 'last':
      return planPageNumber(page, last ?? (number ?? 0) + 1)
  }
}

/** The original query, for pages without numbers. */
const planStart = ({ query }: ResponsePage): PageRequest => ({ kind: 'send', ...query })

/** The query of a page, whether or not it was answered. */
type QueriedPage = Pick<ResponsePage, 'plan' | 'query' | 'conventions'>

/** Plans a page by its number (from 1) at the connection's base URL. */
export function planPageNumber(page: QueriedPage, number: number): PageRequest {
  const { limit } = readRequestedPage(page)
  if (limit !== null) return planOffset(page, (number - 1) * limit)
  const form = { ...page.query.form, pageNumber: String(number) }
  return planForm(page, form, { member: 'number', value: number })
}

function planOffset(page: QueriedPage, offset: number): PageRequest {
  const { extra } = page.query.form
  const row: ExtraRow = { name: 'page[offset]', value: { kind: 'text', text: String(offset) } }
  const at = extra.findIndex(({ name, value }) => name === row.name && !isEmptyValue(value))
  const form = { ...page.query.form, extra: at < 0 ? [...extra, row] : extra.with(at, row) }
  return planForm(page, form, { member: 'offset', value: offset })
}

/** Requests another page at the connection's base URL; the rest of the query is unchanged. */
function planForm(
  { query, conventions }: QueriedPage,
  form: QueryForm,
  pageMember: { member: 'number' | 'offset'; value: number },
): PageRequest {
  const typedPlan = planTypedBody(query, conventions, pageMember)
  if (typedPlan) return { kind: 'send', plan: typedPlan, form }
  const planned = planRequest(form, conventions)
  // The form was sent before, and a page number or an offset adds no problem.
  if (!planned.ok) throw new Error('A form that was sent cannot be planned any more')
  return { kind: 'send', plan: planned.value, form }
}

/** A hand-typed body may contain more than the form, so it is posted again with the new page. */
function planTypedBody(
  query: PlannedQuery,
  conventions: ResponsePage['conventions'],
  { member, value }: { member: 'number' | 'offset'; value: number },
): RequestPlan | null {
  const typed = readTypedBody(query, conventions)
  const body = typed === null ? null : withPageMember(typed, member, value)
  return body === null || query.plan.kind !== 'post' ? null : { ...query.plan, body }
}

/** The form that requests a link's page: with its number, or with the parameters that the link adds. */
function formOfLink(
  { query: { form, plan }, conventions }: ResponsePage,
  link: RequestPlan & { kind: 'link' },
): QueryForm {
  const number = pageNumberOfLink(link.target)
  if (number !== null) return { ...form, pageNumber: String(number) }
  const queryNames = new Set(readPlanParameters(plan).map(({ name }) => name))
  const added = readPlanParameters(link).filter(
    ({ name }) =>
      (isPageSelector(name) || !queryNames.has(name)) &&
      !hasOwnField(readParameterName(name), conventions),
  )
  const names = new Set(added.map(({ name }) => name))
  const extra = [
    ...form.extra.filter(({ name }) => !names.has(name)),
    ...added.map(({ name, value }): ExtraRow => ({ name, value: { kind: 'text', text: value } })),
  ]
  return { ...form, pageNumber: '', extra }
}

/** The path before `/api/v4/`, '' for most connections. */
const basePathOf = (baseUrl: string): string => baseUrl.slice(originPart(baseUrl).length)
