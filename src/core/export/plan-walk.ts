import type { Conventions } from '#core/query/conventions.ts'
import type { FieldProblem } from '#core/query/field-problem.ts'
import type { QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { renderTarget } from '#core/request/render-target.ts'
import { methodOf, type RequestPlan } from '#core/request/request-plan.ts'
import type { AskedPage } from '#core/response/asked-page.ts'
import { readAskedPage, readPosition } from '#core/response/page-position.ts'
import {
  planPageNumber,
  planPageStep,
  readPageSteps,
  type PageTurn,
} from '#core/response/page-steps.ts'
import { err, ok, type Result } from '#core/result.ts'
import type {
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
  /** Reads a page that arrived and says what is next. Pages are read in the order in which they were asked for. */
  readPage(walked: WalkedPage): WalkReading
  /** What came so far; before the walk has ended, the verdict is `unfinished`. */
  report(): WalkReport
}

/**
 * The first request of a walk over all pages: the form with page 1 and no offset in front, the page's size
 * as it is. A body typed by hand is not in the form: see planWalkStartOfTyped.
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
const maxRepeatedIds = 100
const pagesWithoutNews = 2

/**
 * Creates a walk over the pages of one query: along the links, after a POST by posting again, by number
 * where an answer has no links or none that may be followed (page-steps.ts decides that).
 *
 * It always ends: no request is asked twice, two pages without anything new are enough behind the pages that
 * the answer counts, and so are twice as many pages as that. Sends nothing; ids are kept, items are not.
 */
export function createWalk(): Walk {
  const asked = new Set<string>()
  const counts = new Map<string, number>()
  const notes: WalkNote[] = []
  let pages = 0
  let items = 0
  let withoutId = 0
  let withoutNews = 0
  let total: string | null = null
  let isSorted = false
  let end: WalkEnd | null = null
  let short: Extract<WalkNote, { kind: 'short-page' }> | null = null

  function note({ page, ids }: WalkedPage) {
    const got = readPosition(page).number
    const asked = readAskedPage(page).number
    const number = got ?? pages
    if (asked !== null && got !== null && got !== asked)
      notes.push({ kind: 'other-page', asked, got })
    // A short page is odd only when another one comes behind it.
    if (short && ids.length > 0) notes.push(short)
    const { size } = page.paging
    const isShort = size !== null && ids.length > 0 && ids.length < size
    short = isShort ? { kind: 'short-page', page: number, items: ids.length, size } : null
    const after = page.paging.total
    if (after !== null && total !== null && after !== total)
      notes.push({ kind: 'total-changed', page: number, before: total, after })
    total = after ?? total
    isSorted = page.query.form.sort.some(({ attribute }) => attribute !== '')
  }

  function count(ids: readonly (string | null)[]): number[] {
    const fresh: number[] = []
    for (const [position, id] of ids.entries()) {
      if (id === null) withoutId += 1
      if (id === null || !counts.has(id)) fresh.push(position)
      if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    items += ids.length
    withoutNews = fresh.length === 0 ? withoutNews + 1 : 0
    return fresh
  }

  function next(page: AskedPage, ids: readonly (string | null)[]): WalkStep {
    if (ids.length === 0) return ended('empty-page')
    // While more pages are counted, repeats are no end: what is missing may stand behind them (whole-set.md A2).
    if (withoutNews >= pagesWithoutNews && pages >= (page.paging.pages ?? 0))
      return ended('nothing-new')
    const isTooLong = page.paging.pages !== null && pages >= 2 * page.paging.pages + 10
    if (isTooLong || pages >= maxPages) return ended('too-many-pages')

    const turn = nextTurn(page)
    if (turn.kind === 'ended') return ended(turn.end)
    const { plan, refusal } = turn
    if (refusal)
      notes.push({ kind: 'link-refused', page: readPosition(page).number ?? pages, ...refusal })
    if (plan === null) return ended('no-next-link')
    if (asked.has(keyOf(plan))) return ended('loop')
    asked.add(keyOf(plan))
    return { kind: 'ask', plan, way: wayOf(page, plan) }
  }

  function ended(why: WalkEnd): WalkStep {
    end = why
    return { kind: 'ended', end: why }
  }

  return {
    readPage(walked) {
      pages += 1
      asked.add(keyOf(walked.page.plan))
      note(walked)
      const fresh = count(walked.ids)
      return { step: next(walked.page, walked.ids), fresh }
    },
    report() {
      const repeated = [...counts].filter(([, times]) => times > 1)
      const uniqueItems = counts.size + withoutId
      return {
        pages,
        items,
        uniqueItems,
        withoutId,
        repeated: repeated.slice(0, maxRepeatedIds).map(([id, times]) => ({ id, count: times })),
        repeatedItems: items - uniqueItems,
        total,
        verdict: end === null ? { kind: 'unfinished' } : judge({ uniqueItems, withoutId, total }),
        end,
        isSorted,
        notes: [...notes],
      }
    },
  }
}

type Turn =
  | {
      kind: 'turn'
      /** null where nothing says how to ask for the next page. */
      plan: RequestPlan | null
      refusal: Pick<Extract<WalkNote, { kind: 'link-refused' }>, 'reason' | 'lost'> | null
    }
  | Extract<WalkStep, { kind: 'ended' }>

function nextTurn(page: AskedPage): Turn {
  const isOffered = readPageSteps(page).includes('next')
  const hasLinks = Object.values(page.links).some((link) => link !== null)
  if (!isOffered && hasLinks) return { kind: 'ended', end: 'no-next-link' }
  if (!isOffered) {
    const { number } = readPosition(page)
    if (page.paging.pages !== null || number === null) return { kind: 'ended', end: 'last-page' }
    // A total may be too low. Without a count of pages, only an empty page is the end (api.md 4.5.4a).
    return { kind: 'turn', plan: planPageNumber(page, number + 1).plan, refusal: null }
  }
  return byTurn(page, planPageStep(page, 'next'))
}

function byTurn(page: AskedPage, turn: PageTurn): Turn {
  if (turn.kind === 'send') return { kind: 'turn', plan: turn.plan, refusal: null }
  const { reason, lost, instead } = turn
  const { number } = readPosition(page)
  const counted = number === null ? null : planPageNumber(page, number + 1)
  return { kind: 'turn', plan: (instead ?? counted)?.plan ?? null, refusal: { reason, lost } }
}

const keyOf = (plan: RequestPlan): string =>
  `${methodOf(plan)} ${renderTarget(plan)} ${plan.kind === 'post' ? plan.body : ''}`

function wayOf(page: AskedPage, plan: RequestPlan): WalkWay {
  if (plan.kind === 'link') return 'link'
  return plan.kind === 'post' && page.links.next !== null ? 'repost' : 'number'
}

/** Totals can be beyond what a number holds exactly. */
function judge({
  uniqueItems,
  withoutId,
  total,
}: Pick<WalkReport, 'uniqueItems' | 'withoutId' | 'total'>): WalkVerdict {
  if (total === null) return { kind: 'unknown-total' }
  if (withoutId > 0) return { kind: 'untold' }
  const missing = BigInt(total) - BigInt(uniqueItems)
  if (missing === 0n) return { kind: 'complete' }
  return missing > 0n
    ? { kind: 'incomplete', missing: String(missing) }
    : { kind: 'surplus', surplus: String(-missing) }
}
