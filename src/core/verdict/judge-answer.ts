import { describeBodyShapes } from '#core/dialect/body-hints.ts'
import { predictsNothing, type InstanceHint } from '#core/dialect/instance-hint.ts'
import { listKnownHints } from '#core/dialect/known-hints.ts'
import {
  isSameParameter,
  listRequestParameters,
  renderParameter,
  type RequestParameter,
} from '#core/query/request-parameter.ts'
import { pruneForm, type QueryForm } from '#core/query/form.ts'
import type { ResponsePage } from '#core/response/response-page.ts'
import { readRequestedPage } from '#core/response/page-position.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { decideByTotals } from './decide-by-totals.ts'
import { judgeExtra } from './extra.ts'
import { judgeFields } from './fields.ts'
import { judgeFilter } from './filter.ts'
import { judgeFullText } from './full-text.ts'
import type { FindNear } from './find-near.ts'
import { judgeInclude } from './include.ts'
import { judgeLanguage } from './language.ts'
import { judgePageNumber } from './page-number.ts'
import { judgePageSize } from './page-size.ts'
import type { JudgedAnswer, ParameterJudge } from './parameter-judge.ts'
import { judgeSort } from './sort.ts'
import { createVerdict, type Verdict, type VerdictReason } from './verdict.ts'

/** Judges a whole response. Reads items once and in order, but not necessarily all of them. */
export interface AnswerJudge {
  add(item: JsonValue): void
  /** One verdict per parameter, in the order of the request. */
  verdicts(answer: Omit<JudgedAnswer, 'page'>): Verdict[]
}

export function createAnswerJudge(page: ResponsePage, findNear: FindNear): AnswerJudge {
  const judges = createJudges(page, findNear)
  const itemReaders = judges.flatMap(({ add }) => (add ? [add] : []))
  let read = 0
  return {
    add(item) {
      for (const add of itemReaders) add(item, read)
      read += 1
    },
    verdicts(answer) {
      const { isDatacycle } = answer.context
      const byAnswer = judges.map((judge) => {
        if (judge.add !== null && read === 0 && page.itemCount > 0)
          return createVerdict(judge.parameter, { kind: 'items-too-large' })
        const verdict = judge.judge({ ...answer, page })
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
  return hint?.values?.name ?? null
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
