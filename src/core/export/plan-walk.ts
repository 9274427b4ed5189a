import type { Conventions } from '#core/query/conventions.ts'
import type { FieldProblem } from '#core/query/form-field.ts'
import type { QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { methodOf, type RequestPlan, renderTarget } from '#core/request/request-plan.ts'
import type { ResponsePage } from '#core/response/response-page.ts'
import { readRequestedPage, readPosition } from '#core/response/page-position.ts'
import {
  planPageNumber,
  planPageStep,
  readPageSteps,
  type PageTurn,
} from '#core/response/page-steps.ts'
import { err, ok, type Result } from '#core/result.ts'
import type {
  WalkedItem,
  WalkedPage,
  WalkEnd,
  WalkNote,
  WalkReading,
  WalkReport,
  WalkStep,
  WalkVerdict,
  WalkWay,
} from './walk.ts'

export interface Walk {
  /** Reads a received page and returns the next step. Pass pages in the order they were requested. */
  readPage(walked: WalkedPage): WalkReading
  /** What was received so far; the verdict is `unfinished` until the walk has ended. */
  report(): WalkReport
}

/**
 * The first request of a walk over all pages: starts at page 1 without an offset, page size unchanged. A
 * hand-typed body is not in the form: see planExportStart.
 */
export function planWalkStart(
  form: QueryForm,
  conventions: Conventions,
): Result<{ plan: RequestPlan; form: QueryForm }, FieldProblem[]> {
  const first = {
    ...form,
    pageNumber: form.pageNumber === '' ? '' : '1',
    extra: form.extra.filter(({ name }) => name !== 'page[offset]'),
  }
  const planned = planRequest(first, conventions)
  return planned.ok ? ok({ plan: planned.value, form: first }) : err(planned.error)
}

const maxPages = 100_000
/** Maximum number of pages of a walk, from the announced page count. */
export const maxWalkPages = (announced: number): number => 2 * announced + 10
const maxRepeatedIds = 100
const maxPagesWithoutNewItems = 2
/** No server that reads the page number sends the same page that often. */
const maxSamePages = 10

/**
 * Creates a walk over all pages of one query: follows the links, repeats a POST, or requests by page number
 * if a response has no usable links (see page-steps.ts).
 *
 * Always terminates: no request is sent twice, and the walk stops after two consecutive pages without new
 * items once the announced page count is reached, at the first one past it, after ten equal pages, or after
 * 2 × that count + 10 pages. An item without an ID is new if its text is. Sends nothing; keeps IDs and digests,
 * not items.
 */
export function createWalk(): Walk {
  const sentRequests = new Set<string>()
  const counts = new Map<string, number>()
  const digests = new Set<string>()
  const notes: WalkNote[] = []
  let pageCount = 0
  let itemCount = 0
  let withoutIdCount = 0
  let pagesWithoutNewItems = 0
  let samePages = 0
  let previousItems: readonly WalkedItem[] = []
  let total: string | null = null
  let isSorted = false
  let end: WalkEnd | null = null
  let pendingShortPage: Extract<WalkNote, { kind: 'short-page' }> | null = null

  function recordNotes({ page, items }: WalkedPage) {
    const got = readPosition(page).number
    const requested = readRequestedPage(page).number
    const number = got ?? pageCount
    if (requested !== null && got !== null && got !== requested)
      notes.push({ kind: 'other-page', requested, got })
    // A short page is reported only if another page follows it.
    if (pendingShortPage && items.length > 0) notes.push(pendingShortPage)
    const { size } = page.paging
    const isShort = size !== null && items.length < size
    pendingShortPage = isShort
      ? { kind: 'short-page', page: number, items: items.length, size }
      : null
    const after = page.paging.total
    if (after !== null && total !== null && after !== total)
      notes.push({ kind: 'total-changed', page: number, before: total, after })
    total = after ?? total
    isSorted = page.query.form.sort.some(({ attribute }) => attribute !== '')
  }

  function recordItems(items: readonly WalkedItem[]): number[] {
    const isSame = isSamePage(items, previousItems)
    samePages = isSame ? samePages + 1 : 0
    previousItems = items
    const fresh: number[] = []
    const knownCount = counts.size + digests.size
    for (const [position, item] of items.entries())
      if (typeof item === 'string') {
        if (!counts.has(item)) fresh.push(position)
        counts.set(item, (counts.get(item) ?? 0) + 1)
      } else {
        digests.add(item.digest)
        // Different items may have the same text; only a whole page that came again is not kept.
        if (isSame) continue
        withoutIdCount += 1
        fresh.push(position)
      }
    itemCount += items.length
    const hasNews = counts.size + digests.size > knownCount
    pagesWithoutNewItems = hasNews ? 0 : pagesWithoutNewItems + 1
    return fresh
  }

  function next(page: ResponsePage, items: readonly WalkedItem[]): WalkStep {
    if (items.length === 0) return endWalk('empty-page')
    // Repeats do not end the walk before the announced last page: missing items may still follow
    // (whole-set.md A2).
    const announced = page.paging.pages ?? 0
    const isPastEnd = announced > 0 && pageCount > announced
    const isWithoutNews =
      pagesWithoutNewItems >= (isPastEnd ? 1 : maxPagesWithoutNewItems) && pageCount >= announced
    if (isWithoutNews || samePages + 1 >= maxSamePages) return endWalk('nothing-new')
    const isTooLong = page.paging.pages !== null && pageCount >= maxWalkPages(page.paging.pages)
    if (isTooLong || pageCount >= maxPages) return endWalk('too-many-pages')

    const nextRequest = planNext(page)
    if (nextRequest.kind === 'ended') return endWalk(nextRequest.end)
    const { plan, refusal } = nextRequest
    if (refusal)
      notes.push({ kind: 'link-refused', page: readPosition(page).number ?? pageCount, ...refusal })
    if (plan === null) return endWalk('no-next-link')
    if (sentRequests.has(keyOf(plan))) return endWalk('loop')
    sentRequests.add(keyOf(plan))
    return { kind: 'request', plan, way: wayOf(page, plan) }
  }

  function endWalk(why: WalkEnd): WalkStep {
    end = why
    return { kind: 'ended', end: why }
  }

  return {
    readPage(walked) {
      pageCount += 1
      sentRequests.add(keyOf(walked.page.plan))
      recordNotes(walked)
      const fresh = recordItems(walked.items)
      return { step: next(walked.page, walked.items), fresh }
    },
    report() {
      const repeated = [...counts].filter(([, times]) => times > 1)
      const uniqueItemCount = counts.size + withoutIdCount
      return {
        pageCount,
        itemCount,
        uniqueItemCount,
        withoutIdCount,
        repeated: repeated.slice(0, maxRepeatedIds).map(([id, times]) => ({ id, count: times })),
        repeatCount: itemCount - uniqueItemCount,
        total,
        verdict:
          end === null ? { kind: 'unfinished' } : judge({ uniqueItemCount, withoutIdCount, total }),
        end,
        isSorted,
        notes: [...notes],
      }
    },
  }
}

/**
 * True if a page has the items of the page before it, byte for byte where they have no ID. A single item
 * without an ID proves nothing: another one may have the same text.
 */
function isSamePage(items: readonly WalkedItem[], previous: readonly WalkedItem[]): boolean {
  const [first] = items
  if (first === undefined || (items.length === 1 && typeof first !== 'string')) return false
  return items.length === previous.length && items.every((one, at) => isSame(one, previous[at]))
}

const isSame = (one: WalkedItem, other: WalkedItem | undefined): boolean =>
  typeof one === 'string' || typeof other !== 'object' ? one === other : one.digest === other.digest

type NextRequest =
  | {
      kind: 'turn'
      /** null if the response does not say how to request the next page. */
      plan: RequestPlan | null
      refusal: Pick<Extract<WalkNote, { kind: 'link-refused' }>, 'reason' | 'lost'> | null
    }
  | Extract<WalkStep, { kind: 'ended' }>

function planNext(page: ResponsePage): NextRequest {
  const isOffered = readPageSteps(page).includes('next')
  const hasLinks = Object.values(page.links).some((link) => link !== null)
  if (!isOffered && hasLinks) return { kind: 'ended', end: 'no-next-link' }
  if (!isOffered) {
    const { number } = readPosition(page)
    if (page.paging.pages !== null || number === null) return { kind: 'ended', end: 'last-page' }
    // The total may be too low. Without a page count, only an empty page is the end (api.md 4.5.4a).
    return { kind: 'turn', plan: planPageNumber(page, number + 1).plan, refusal: null }
  }
  return toNextRequest(page, planPageStep(page, 'next'))
}

function toNextRequest(page: ResponsePage, turn: PageTurn): NextRequest {
  if (turn.kind === 'send') return { kind: 'turn', plan: turn.plan, refusal: null }
  const { reason, lost, instead } = turn
  const { number } = readPosition(page)
  const byNumber = number === null ? null : planPageNumber(page, number + 1)
  return { kind: 'turn', plan: (instead ?? byNumber)?.plan ?? null, refusal: { reason, lost } }
}

const keyOf = (plan: RequestPlan): string =>
  `${methodOf(plan)} ${renderTarget(plan)} ${plan.kind === 'post' ? plan.body : ''}`

function wayOf(page: ResponsePage, plan: RequestPlan): WalkWay {
  if (plan.kind === 'link') return 'link'
  return plan.kind === 'post' && page.links.next !== null ? 'repost' : 'number'
}

/** BigInt because totals may exceed the safe integer range. */
function judge({
  uniqueItemCount,
  withoutIdCount,
  total,
}: Pick<WalkReport, 'uniqueItemCount' | 'withoutIdCount' | 'total'>): WalkVerdict {
  if (total === null) return { kind: 'unknown-total' }
  if (withoutIdCount > 0) return { kind: 'untold' }
  const missing = BigInt(total) - BigInt(uniqueItemCount)
  if (missing === 0n) return { kind: 'complete' }
  return missing > 0n
    ? { kind: 'incomplete', missing: String(missing) }
    : { kind: 'surplus', surplus: String(-missing) }
}
