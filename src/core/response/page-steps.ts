import { planRequest } from '#core/query/plan-request.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { renderUrl } from '#core/request/render-target.ts'
import { methodOf } from '#core/request/request-plan.ts'
import { withPageNumber } from '#core/request/with-page-number.ts'
import type { Links, Paging } from './envelope.ts'
import { planLink, type LinkRefusal } from './page-link.ts'

export type PageStep = 'first' | 'prev' | 'next' | 'last'

/** A page of an answer, with all that is needed to ask for another one. */
export interface AskedPage {
  plan: RequestPlan
  /** The form behind the plan; its page number is that of this page where it was asked for. */
  form: QueryForm
  conventions: Conventions
  /** The connection's address, without a trailing slash. */
  baseUrl: string
  paging: Paging
  links: Links
  /** Other names of the endpoint that its links may use. */
  endpointAliases?: readonly string[]
}

/** How to get to another page. */
export type PageTurn =
  | { kind: 'send'; plan: RequestPlan; form: QueryForm }
  /** The link must not be followed; `instead` asks the configured address for the same page, where the link names one. */
  | {
      kind: 'refused'
      reason: LinkRefusal
      link: string
      lost: readonly string[]
      instead: { plan: RequestPlan; form: QueryForm } | null
    }

/** This page's number: what the answer says, else what was asked for, else 1. */
export function pageNumberOf({ paging, form }: Pick<AskedPage, 'paging' | 'form'>): number {
  return paging.number ?? (form.pageNumber === '' ? 1 : Number(form.pageNumber))
}

/**
 * The steps there are. Links decide where an answer has any (api.md 4.5: absent or empty next is the
 * end); page numbers help out where it has none, or none for that step.
 */
export function readPageSteps(page: AskedPage): PageStep[] {
  const { links, paging } = page
  const number = pageNumberOf(page)
  const hasLinks = Object.values(links).some((link) => link !== null)
  const isBeforeLast = paging.pages !== null && number < paging.pages
  const steps: Record<PageStep, boolean> = {
    first: number > 1,
    prev: links.prev !== null || (number > 1 && !hasLinks),
    next: links.next !== null || (isBeforeLast && !hasLinks),
    last: isBeforeLast || (paging.pages === null && links.last !== null && links.next !== null),
  }
  return (['first', 'prev', 'next', 'last'] as const).filter((step) => steps[step])
}

/** Plans a step that readPageSteps offers. After a POST the same body is posted with the other number. */
export function planPageStep(page: AskedPage, step: PageStep): PageTurn {
  const link = page.links[step]
  const planned =
    link === null
      ? null
      : planLink({
          link,
          baseUrl: page.baseUrl,
          sent: {
            method: methodOf(page.plan),
            url: renderUrl(page.plan, page.baseUrl),
            endpointAliases: page.endpointAliases ?? [],
          },
        })
  switch (planned?.kind) {
    case undefined:
      return ask(page, numberOfStep(page, step))
    case 'repost':
      return ask(page, planned.pageNumber)
    case 'follow': {
      const number = numberOfStep(page, step)
      return {
        kind: 'send',
        plan: { kind: 'link', target: planned.target.slice(basePathOf(page.baseUrl).length) },
        form: { ...page.form, pageNumber: String(number) },
      }
    }
    case 'refused':
      return {
        kind: 'refused',
        reason: planned.reason,
        link: link ?? '',
        lost: planned.lost,
        instead: planned.pageNumber === null ? null : ask(page, planned.pageNumber),
      }
  }
}

/** Plans a page by its number, at the configured address. `number` is a whole number from 1. */
export const planPageNumber = (
  page: AskedPage,
  number: number,
): Extract<PageTurn, { kind: 'send' }> => ask(page, number)

function numberOfStep(page: AskedPage, step: PageStep): number {
  const number = pageNumberOf(page)
  switch (step) {
    case 'first':
      return 1
    case 'prev':
      return Math.max(1, number - 1)
    case 'next':
      return number + 1
    case 'last':
      return page.paging.pages ?? number + 1
  }
}

/** Asks the configured address for a page by its number, the rest of the query as it was. */
function ask(page: AskedPage, number: number): Extract<PageTurn, { kind: 'send' }> {
  const form = { ...page.form, pageNumber: String(number) }
  const typed = askTyped(page, number)
  if (typed) return { kind: 'send', plan: typed, form }
  const planned = planRequest(form, page.conventions)
  // Only a form that was sent gets here, and a whole number makes no new problem.
  if (!planned.ok) throw new Error('A form that was sent cannot be planned any more')
  return { kind: 'send', plan: planned.value, form }
}

/** A body typed by hand may say more than the form: it is posted again with the other number. */
function askTyped({ plan, form, conventions }: AskedPage, number: number): RequestPlan | null {
  if (plan.kind !== 'post') return null
  const fromForm = planRequest(form, conventions)
  if (fromForm.ok && fromForm.value.kind === 'post' && fromForm.value.body === plan.body)
    return null
  const body = withPageNumber(plan.body, number)
  return body === null ? null : { ...plan, body }
}

/** The path before `/api/v4/`, '' for most connections. */
const basePathOf = (baseUrl: string): string => baseUrl.replace(/^[a-z]+:\/\/[^/]+/i, '')
