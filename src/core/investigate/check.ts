import { ownValue } from '#core/own-value.ts'
import { dropParameter, type RequestParameter } from '#core/query/request-parameter.ts'
import type { Conventions } from '#core/query/conventions.ts'
import { pruneForm, type QueryForm } from '#core/query/form.ts'
import { planVariant } from './conditions.ts'
import { asOneItem } from '#core/query/count-form.ts'
import { impossibleValue, impossibleWord } from './impossible-value.ts'
import {
  hitsOf,
  isSameOrder,
  openOrConclude,
  type Investigation,
  type Outcomes,
  type Step,
  type StepResponse,
  type StepFailure,
} from './investigation.ts'
import { createVerdict, type Verdict } from '#core/verdict/verdict.ts'

/** Whether the server evaluates a parameter, and the evidence (truth.md 3). */
export type CheckConclusion =
  /** The responses prove an effect of the parameter. */
  | { kind: 'evaluated'; evidence: CheckEvidence }
  /** Evaluated, but without a difference for this query. */
  | { kind: 'without-effect'; evidence: CheckEvidence }
  /** The response does not depend on the parameter's value, so the server ignores it. */
  | { kind: 'not-evaluated'; evidence: CheckEvidence }
  /** The responses prove neither. */
  | { kind: 'undecided' }
  /** A request did not return a list. */
  | { kind: 'failed'; failure: StepFailure }

export type CheckEvidence =
  /** Hits of the query, without the parameter, and with an impossible value. */
  | { kind: 'hits'; hits: bigint; without: bigint; impossible: bigint }
  /** Hits of the query, and without the parameter. */
  | { kind: 'hits-without'; hits: bigint; without: bigint }
  /** The impossible value was refused with this status. */
  | { kind: 'refused'; status: number }
  /** No totals, so the items and their order were compared. */
  | { kind: 'first-items' }
  /** The order with the direction reversed; null if a larger page was not requested, as behind the first page. */
  | { kind: 'order'; dependsOnPageSize: boolean | null }
  /** Number of resolved values of the relation with and without the include. */
  | { kind: 'resolved'; resolvedCount: number; without: number }

/** The displayed response and its query. */
export interface CheckedResponse {
  form: QueryForm
  conventions: Conventions
  response: StepResponse
}

/** Sorts that cannot be checked by reversing their direction, in any case and with a plus (datacycle-core.md 5). */
const notReversible = /^\+?(?:random|proximity|default)\b/i

/**
 * Plans the check of one parameter with at most two requests. null if it cannot be checked: page, fields,
 * language, a sort that cannot be reversed, or a filter without an impossible value.
 *
 * Callers must make sure that the page has at least two different values of the sort attribute.
 */
export function planParameterCheck(
  parameter: RequestParameter,
  checked: CheckedResponse,
): Investigation<CheckConclusion> | null {
  const form = pruneForm(checked.form)
  const step = stepCreator(parameter, checked)
  const rest = { ...form, ...dropParameter(form, parameter) }
  if (parameter.kind === 'filter')
    return planFilterCheck(parameter.name, form, checked.response, step('without', rest), step)
  if (parameter.kind === 'sort') return planSortCheck(form, checked.response, step)
  if (parameter.kind === 'include')
    return planIncludeCheck(
      parameter.name,
      checked.response,
      step('without', rest, [parameter.name]),
    )
  if (parameter.kind !== 'q') return null
  const impossible = step('impossible', { ...form, q: impossibleWord })
  return planValueCheck(checked.response, step('without', rest), impossible)
}

type CreateStep = ReturnType<typeof stepCreator>

function planFilterCheck(
  key: string,
  form: QueryForm,
  shownResponse: StepResponse,
  without: Step,
  step: CreateStep,
) {
  // An impossible value would exclude nothing.
  if (/(?:^|\.)notIn(?:\.|$)/.test(key)) return planExclusionCheck(shownResponse, without)
  const filters = form.filters.flatMap((row) => {
    if (row.key !== key) return [row]
    const value = impossibleValue(key, row.value)
    return value === null ? [] : [{ key, value }]
  })
  if (filters.length < form.filters.length) return null
  return planValueCheck(shownResponse, without, step('impossible', { ...form, filters }))
}

function planSortCheck(form: QueryForm, shownResponse: StepResponse, step: CreateStep) {
  if (form.sort.some(({ attribute }) => notReversible.test(attribute))) return null
  const sort = form.sort.map(({ attribute, direction }) => ({
    attribute,
    direction: direction === 'ascending' ? ('descending' as const) : ('ascending' as const),
  }))
  // Page 1 with four times the size must begin with the same items (truth.md 3).
  const size = Number(form.pageSize === '' ? shownResponse.ids.length : form.pageSize)
  const larger = { ...form, pageSize: String(size * 4), pageNumber: '' }
  const isFirstPage = form.pageNumber === '' || form.pageNumber === '1'
  return planOrderCheck(
    shownResponse,
    step('reversed', { ...form, sort }),
    isFirstPage ? step('larger', larger) : null,
  )
}

function stepCreator(parameter: RequestParameter, { conventions, response }: CheckedResponse) {
  return (key: string, form: QueryForm, relations: readonly string[] = []): Step => {
    // If responses have totals, one item is enough to count.
    const isCount = response.total !== null && (key === 'without' || key === 'impossible')
    const formToSend = isCount && relations.length === 0 ? asOneItem(form) : form
    return {
      key,
      plan: planVariant(formToSend, conventions),
      purpose: { kind: 'check', parameters: [parameter] },
      ...(relations.length > 0 && { reads: { kind: 'resolved', relations } }),
    }
  }
}

/** A check with a fixed list of steps. */
function createCheck(
  steps: readonly Step[],
  conclude: (outcomes: Outcomes) => CheckConclusion,
): Investigation<CheckConclusion> {
  return {
    price: steps.length,
    next: (outcomes) => openOrConclude(steps, outcomes, () => conclude(outcomes)),
  }
}

const undecided: CheckConclusion = { kind: 'undecided' }

function planValueCheck(shownResponse: StepResponse, without: Step, impossible: Step) {
  return createCheck([without, impossible], (outcomes) => {
    const withoutIt = outcomes.get(without.key)
    const withImpossible = outcomes.get(impossible.key)
    if (withoutIt?.kind === 'failed') return withoutIt
    if (withImpossible?.kind === 'failed') return concludeRefusal(withImpossible.failure)
    if (withoutIt === undefined || withImpossible === undefined) return undecided
    return (shownResponse.total === null ? concludeItems : concludeHits)(
      shownResponse,
      withoutIt.response,
      withImpossible.response,
    )
  })
}

/** 400 and 422 prove that the value was evaluated; a missing permission does not. */
function concludeRefusal(failure: StepFailure): CheckConclusion {
  return failure.kind === 'status' && [400, 422].includes(failure.status)
    ? { kind: 'evaluated', evidence: { kind: 'refused', status: failure.status } }
    : { kind: 'failed', failure }
}

function concludeHits(
  shownResponse: StepResponse,
  without: StepResponse,
  impossible: StepResponse,
): CheckConclusion {
  // Without all totals there is nothing to compare.
  if (without.total === null || impossible.total === null) return undecided
  const evidence = {
    kind: 'hits',
    hits: hitsOf(shownResponse).count,
    without: hitsOf(without).count,
    impossible: hitsOf(impossible).count,
  } as const
  const isSame = evidence.without === evidence.hits
  if (evidence.without === 0n) return undecided
  if (evidence.impossible === 0n) return { kind: isSame ? 'without-effect' : 'evaluated', evidence }
  return isSame && evidence.impossible === evidence.hits
    ? { kind: 'not-evaluated', evidence }
    : undecided
}

function concludeItems(
  shownResponse: StepResponse,
  without: StepResponse,
  impossible: StepResponse,
): CheckConclusion {
  const evidence: CheckEvidence = { kind: 'first-items' }
  const isSame = isSameOrder(shownResponse.ids, without.ids)
  if (impossible.ids.length === 0 && without.ids.length > 0)
    return { kind: isSame ? 'without-effect' : 'evaluated', evidence }
  const isAllSame = isSame && isSameOrder(shownResponse.ids, impossible.ids)
  return isAllSame && shownResponse.ids.length > 0 ? { kind: 'not-evaluated', evidence } : undecided
}

function planExclusionCheck(shownResponse: StepResponse, without: Step) {
  return createCheck([without], (outcomes) => {
    const outcome = outcomes.get(without.key)
    if (outcome?.kind === 'failed') return outcome
    if (outcome === undefined || shownResponse.total === null || outcome.response.total === null)
      return undecided
    const evidence = {
      kind: 'hits-without',
      hits: hitsOf(shownResponse).count,
      without: hitsOf(outcome.response).count,
    } as const
    return evidence.without > evidence.hits ? { kind: 'evaluated', evidence } : undecided
  })
}

function planOrderCheck(shownResponse: StepResponse, reverse: Step, larger: Step | null) {
  return createCheck(larger === null ? [reverse] : [reverse, larger], (outcomes) => {
    const [reversed, onLargerPage] = [outcomes.get(reverse.key), outcomes.get(larger?.key ?? '')]
    const failed = [reversed, onLargerPage].find((one) => one?.kind === 'failed')
    if (failed?.kind === 'failed') return failed
    if (reversed?.kind !== 'answered' || shownResponse.ids.length < 2) return undecided
    // Items without an ID cannot be told apart.
    if ([...shownResponse.ids, ...reversed.response.ids].includes('')) return undecided
    const dependsOnPageSize =
      onLargerPage?.kind === 'answered'
        ? !isSameOrder(
            shownResponse.ids,
            onLargerPage.response.ids.slice(0, shownResponse.ids.length),
          )
        : null
    const evidence: CheckEvidence = { kind: 'order', dependsOnPageSize }
    if (isSameOrder(shownResponse.ids, reversed.response.ids))
      return { kind: 'not-evaluated', evidence }
    // An order that depends on the page size may have changed by chance.
    return dependsOnPageSize ? undecided : { kind: 'evaluated', evidence }
  })
}

function planIncludeCheck(relation: string, shownResponse: StepResponse, without: Step) {
  return createCheck([without], (outcomes) => {
    const outcome = outcomes.get(without.key)
    if (outcome?.kind === 'failed') return outcome
    if (outcome === undefined) return undecided
    const resolvedCount = ownValue(shownResponse.resolved, relation) ?? 0
    const evidence = {
      kind: 'resolved',
      resolvedCount,
      without: ownValue(outcome.response.resolved, relation) ?? 0,
    } as const
    if (resolvedCount === 0) return undecided
    return { kind: evidence.without === 0 ? 'evaluated' : 'without-effect', evidence }
  })
}

/** The verdict based on a check; the verdict based on the response alone if the check failed. */
export function verdictOfCheck(
  verdict: Verdict,
  conclusion: CheckConclusion,
  requests: number,
): Verdict {
  if (conclusion.kind === 'failed') return verdict
  // An undecided check does not overrule the evidence of the response.
  if (conclusion.kind === 'undecided' && verdict.kind !== 'unknown') return verdict
  const kind = `check-${conclusion.kind}` as const
  return createVerdict(verdict.parameter, { kind }, { restsOn: { kind: 'check', requests } })
}
