import { predictsNothing, type InstanceHint } from '#core/dialect/instance-hint.ts'
import { listKnownHints, describeBodyShapes } from '#core/dialect/describe-hints.ts'
import {
  isSameParameter,
  isSectionOff,
  listRequestParameters,
  renderParameter,
  type RequestParameter,
  listFiltering,
} from '#core/query/request-parameter.ts'
import { pruneForm, type QueryForm, type ExtraRow, type FilterRow } from '#core/query/form.ts'
import type { ResponsePage } from '#core/response/response-page.ts'
import { readRequestedPage } from '#core/response/page-position.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { judgeFields } from './fields.ts'
import { judgeInclude } from './include.ts'
import { judgeLanguage } from './language.ts'
import { judgeByLinks } from './links.ts'
import { judgePageSize, judgePageLimit, judgePageNumber } from './paging.ts'
import { judgeSort } from './sort.ts'
import {
  createVerdict,
  type Verdict,
  type VerdictReason,
  type Evidence,
  type FilterReason,
  type JudgedResponse,
  type ParameterJudge,
  type FindNear,
} from './verdict.ts'
import { readParameterName } from '#core/query/parameter-name.ts'
import { readId } from '#core/content/identify-object.ts'
import type { Conventions } from '#core/query/conventions.ts'
import { readFilterKey } from '#core/query/filter-key.ts'
import { isEvaluatedByCore } from '#core/dialect/filter-grammar.ts'
import {
  asReadByCore,
  excludesIds,
  readConditions,
  readConditionsOf,
  type FilterCondition,
} from './filter-condition.ts'
import { checkCondition, type ItemEvidence } from './check-condition.ts'

/** Judges a whole response. Reads items once and in order, but not necessarily all of them. */
export interface ResponseJudge {
  add(item: JsonValue): void
  /** One verdict per parameter, in the order of the request. */
  verdicts(response: JudgedResponse): Verdict[]
}

export function createResponseJudge(requested: ResponsePage, findNear: FindNear): ResponseJudge {
  const judges = createJudges(requested, findNear)
  const itemReaders = judges.flatMap(({ add }) => (add ? [add] : []))
  let read = 0
  return {
    add(item) {
      for (const add of itemReaders) add(item, read)
      read += 1
    },
    verdicts(response) {
      const { context, page } = response
      const { isDatacycle } = context
      const byAnswer = judges.map((judge) => {
        if (judge.add !== null && read === 0 && page.itemCount > 0)
          return createVerdict(judge.parameter, { kind: 'items-too-large' })
        const verdict = judge.judge(response)
        const dropped = isDatacycle ? findDropped(page, verdict) : null
        if (dropped !== null)
          return createVerdict(judge.parameter, { kind: 'shape-dropped', name: dropped })
        const isSampled =
          judge.add !== null &&
          read < page.itemCount &&
          (verdict.evidence.length === 0 || verdict.evidence.some(({ kind }) => kind === 'item'))
        return isSampled ? { ...verdict, sampled: { read, of: page.itemCount } } : verdict
      })
      const hints = isDatacycle ? listIdleHints(page) : []
      return decideByTotals(
        byAnswer,
        page,
        hints.flatMap(({ parameter }) => parameter ?? []),
      ).map((verdict) => decideByHint(verdict, hints))
    },
  }
}

/** What a CORE is known to do nothing with. */
const listIdleHints = ({ query: { form }, conventions }: ResponsePage): InstanceHint[] =>
  listKnownHints(form, { conventions, isDatacycle: true }).filter(predictsNothing)

/** Reasons of undecided verdicts for which the items do show something. */
const showsSomething: readonly VerdictReason['kind'][] = ['order-by-chance', 'items-too-large']

/** Decides a parameter of which the items show nothing by what is known of a CORE (truth.md 5a). */
function decideByHint(verdict: Verdict, hints: readonly InstanceHint[]): Verdict {
  const { parameter, kind, reason } = verdict
  if (kind !== 'unknown' || showsSomething.includes(reason.kind)) return verdict
  const hint = hints.find((one) => one.parameter && isSameParameter(one.parameter, parameter))
  return hint === undefined ? verdict : createVerdict(parameter, { kind: 'known-ignored', hint })
}

/** The name of a body member that CORE drops because of its shape, unless the items show the parameter's fate. */
function findDropped({ plan }: ResponsePage, { parameter, kind }: Verdict): string | null {
  if (plan.kind !== 'post' || (kind !== 'absent' && kind !== 'unknown')) return null
  const wanted = renderParameter(parameter)
  const hint = describeBodyShapes(plan.body).find(
    (one) => one.parameter !== null && renderParameter(one.parameter) === wanted,
  )
  return hint?.values.name ?? null
}

function createJudges(page: ResponsePage, findNear: FindNear): ParameterJudge[] {
  const form = requestedForm(page)
  const requested = listRequestParameters(form)
  // The app itself defines the order, pages and envelope of a saved set.
  const judged = page.isWholeSet === true ? requested.filter(isShownByItems) : requested
  return judged.flatMap((parameter): ParameterJudge[] => {
    switch (parameter.kind) {
      case 'q':
        return [judgeFullText()]
      case 'filter':
        return [judgeFilter(parameter.name, form, page.conventions)]
      case 'include':
        return [judgeInclude(parameter.name, form, findNear)]
      case 'fields':
        return [judgeFields(parameter.name, form)]
      case 'sort':
        return [judgeSort(form, findNear)]
      case 'page.size':
        return [judgePageSize(Number(form.pageSize))]
      case 'page.number':
        return [judgePageNumber(Number(form.pageNumber))]
      case 'language':
        return lastExtra(form, 'language').map(({ value }) => judgeLanguage(value))
      case 'extra':
        return lastExtra(form, parameter.name).map(judgeExtra)
    }
  })
}

/** Of rows with the same name, the last one is used. */
const lastExtra = ({ extra }: QueryForm, wanted: string) =>
  extra.filter(({ name }) => name === wanted).slice(-1)

const isShownByItems = ({ kind }: RequestParameter): boolean =>
  ['q', 'filter', 'include', 'fields', 'language'].includes(kind)

/** The query's form with the page of this request. */
function requestedForm(page: ResponsePage): QueryForm {
  const form = pruneForm(page.query.form)
  const { number, limit } = readRequestedPage(page)
  const isOtherPage = limit === null && number !== null && number > 1
  return isOtherPage ? { ...form, pageNumber: String(number) } : form
}

const parameter: RequestParameter = { kind: 'q' }

/** Judges `filter[q]` by links only, because a server does not say in which attributes it found the words. */
const judgeFullText = (): ParameterJudge => ({
  parameter,
  add: null,
  judge(response) {
    if (response.page.itemCount === 0) return createVerdict(parameter, { kind: 'empty-page' })
    return (
      judgeByLinks(parameter, ['filter', 'q'], response) ??
      createVerdict(parameter, { kind: 'full-text-not-shown' })
    )
  },
})

/**
 * Decides the only parameter that can have made the items fewer: if the total is below the endpoint's in the same
 * language, the server evaluates it. Parameters that are ignored, and those that are known to do nothing
 * (`idle`), do not count.
 */
function decideByTotals(
  verdicts: readonly Verdict[],
  { paging: { total }, maxTotalSeen = null, query: { form } }: ResponsePage,
  idle: readonly RequestParameter[],
): Verdict[] {
  const isNarrowed =
    total !== null && /^\d+$/.test(total) && maxTotalSeen !== null
      ? BigInt(total) < BigInt(maxTotalSeen)
      : false
  const verdictOn = (parameter: RequestParameter) =>
    verdicts.find((verdict) => isSameParameter(verdict.parameter, parameter))
  const filtering = listFiltering(form).filter(
    (parameter) => verdictOn(parameter)?.kind !== 'ignored',
  )
  const acting = filtering.filter(
    (parameter) => !idle.some((other) => isSameParameter(other, parameter)),
  )
  // What is known to do nothing may still do something where it is the only one.
  const [only, another] = acting.length === 0 ? filtering : acting
  if (!isNarrowed || only === undefined || another !== undefined) return [...verdicts]
  return verdicts.map((verdict) =>
    verdict.kind === 'unknown' && isSameParameter(verdict.parameter, only)
      ? createVerdict(
          only,
          { kind: 'narrowed', total: total ?? '', of: maxTotalSeen ?? 0 },
          { evidence: verdict.evidence },
        )
      : verdict,
  )
}

/**
 * Judges a parameter without a form field: by the part of the response that it disables, otherwise by links.
 */
const judgeExtra = ({ name, value }: ExtraRow): ParameterJudge => ({
  parameter: { kind: 'extra', name },
  add: null,
  judge(response) {
    const parameter = { kind: 'extra', name } as const
    const path = readParameterName(name)
    const [first = '', part = ''] = path
    if (first === 'section' && path.length === 2 && isSectionOff(value)) {
      const isInResponse = response.memberNames.includes(part)
      return isInResponse
        ? createVerdict(
            parameter,
            { kind: 'part-still-there', part },
            { remedies: [{ kind: 'drop' }] },
          )
        : createVerdict(parameter, { kind: 'part-left-out', part })
    }
    const { limit } = readRequestedPage(response.page)
    if (name === 'page[limit]' && limit !== null) return judgePageLimit(limit, response.page)
    // The links omit an offset, although it is applied (datacycle-core.md 3).
    const isRepeatedInLinks = first !== 'page'
    return (
      (isRepeatedInLinks ? judgeByLinks(parameter, path, response) : null) ??
      createVerdict(parameter, { kind: 'effect-unknown' })
    )
  },
})

const maxEvidence = 3

/** Judges one filter by the items, and only then by the links. `form` has all filters of the request. */
function judgeFilter(
  key: string,
  form: Pick<QueryForm, 'filters'>,
  conventions: Conventions,
): ParameterJudge {
  const parameter = { kind: 'filter', name: key } as const
  const conditionsOf = (row: FilterRow) => readConditions(row, conventions)
  const conditions = readConditionsOf(key, form.filters, conventions)
  const before = form.filters.slice(
    0,
    form.filters.findIndex((row) => row.key === key),
  )
  const onCore = asReadByCore(conditions, before.flatMap(conditionsOf).some(excludesIds))
  const tallies = { elsewhere: createItemTally(conditions), onCore: createItemTally(onCore) }

  return {
    parameter,
    add(item, position) {
      tallies.elsewhere.add(item, position)
      tallies.onCore.add(item, position)
    },
    judge(response) {
      const { isDatacycle } = response.context
      if (response.page.itemCount === 0) return createVerdict(parameter, { kind: 'empty-page' })
      const tally = isDatacycle ? tallies.onCore : tallies.elsewhere
      const { contradicting, confirming, counts } = tally
      const [wrong] = contradicting
      const [right] = confirming
      if (wrong)
        return createVerdict(
          parameter,
          {
            kind: counts.isExcluding ? 'item-shows-excluded' : 'item-shows-other',
            attribute: wrong.path,
            items: counts.mismatches,
          },
          { evidence: contradicting, remedies: [{ kind: 'drop' }] },
        )
      const path = readFilterKey(key)
      if (counts.matches === counts.items && right) {
        const kind = isDatacycle && isEvaluatedByCore(path) ? 'shown-by-items' : 'fits-items'
        return createVerdict(parameter, { kind, attribute: right.path }, { evidence: confirming })
      }
      return (
        judgeByLinks(parameter, ['filter', ...path], response) ??
        createVerdict(parameter, tally.reasonWithoutProof())
      )
    },
  }
}

/** Conditions of which an item without proof shows nothing. */
const isHidden: readonly FilterCondition['kind'][] = ['not-shown', 'takes-place']

/** Counts the items that meet the conditions, and keeps the first values that show it. */
function createItemTally(conditions: readonly FilterCondition[]) {
  const contradicting: (Evidence & { kind: 'item' })[] = []
  const confirming: (Evidence & { kind: 'item' })[] = []
  const counts = {
    items: 0,
    matches: 0,
    mismatches: 0,
    /** Items without a value for a condition that demands one. */
    withoutValue: 0,
    /** The first contradiction is an excluded value. */
    isExcluding: false,
    hasOtherConcepts: false,
  }
  const isExcludingAt = (index: number): boolean => {
    const condition = conditions[index]
    return condition?.kind === 'has' && condition.isExcluded
  }

  return {
    contradicting,
    confirming,
    counts,
    add(item: JsonValue, position: number): void {
      counts.items += 1
      const results = conditions.map((condition) => checkCondition(item, condition))
      const at = results.findIndex((one) => one.kind === 'no')
      const wrong = results[at]
      if (wrong) {
        if (counts.mismatches === 0) counts.isExcluding = isExcludingAt(at)
        counts.mismatches += 1
        addEvidence(contradicting, wrong, item, position)
      } else if (results.every((one) => one.kind === 'yes')) {
        counts.matches += 1
        for (const one of results) addEvidence(confirming, one, item, position)
      } else if (results.some((one) => one.kind === 'other-concepts'))
        counts.hasOtherConcepts = true
      else if (results.some((one, index) => one.kind === 'nothing' && !isExcludingAt(index)))
        counts.withoutValue += 1
    },
    reasonWithoutProof(): FilterReason {
      if (counts.hasOtherConcepts) return { kind: 'other-concepts' }
      if (conditions.some(({ kind }) => kind === 'full-text'))
        return { kind: 'full-text-not-shown' }
      if (conditions.length === 0 || conditions.some(({ kind }) => isHidden.includes(kind)))
        return { kind: 'filter-not-shown' }
      return counts.withoutValue > 0
        ? { kind: 'filter-value-missing', items: counts.withoutValue }
        : { kind: 'excluded-absent' }
    },
  }
}

function addEvidence(
  into: (Evidence & { kind: 'item' })[],
  result: ItemEvidence,
  item: JsonValue,
  position: number,
): void {
  if (into.length >= maxEvidence || (result.kind !== 'yes' && result.kind !== 'no')) return
  const id = readId(item)
  into.push({
    kind: 'item',
    position,
    id,
    path: result.path,
    value: result.value,
  })
}
