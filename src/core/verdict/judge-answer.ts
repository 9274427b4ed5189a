import { listAskedParameters } from '#core/query/asked-parameter.ts'
import { pruneForm } from '#core/query/form.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { askedForm, type AskedQuery } from './asked-form.ts'
import { judgeExtra } from './extra.ts'
import { judgeFields } from './fields.ts'
import { judgeFilter } from './filter.ts'
import { judgeFullText } from './full-text.ts'
import { judgeInclude, type FindNear } from './include.ts'
import { judgeLanguage } from './language.ts'
import { judgePageNumber } from './page-number.ts'
import { judgePageSize } from './page-size.ts'
import type { JudgedAnswer, ParameterJudge } from './parameter-judge.ts'
import { judgeSort } from './sort.ts'
import { createVerdict, type Verdict } from './verdict.ts'

/** What is known beside the request and its answer. */
export interface JudgedBeside {
  /** The `@id`s of page 1 of the same query, in their order; null where it was not seen. */
  firstPage: readonly string[] | null
  findNear: FindNear
}

/** Judges a whole answer; it is shown the items once and in their order, and need not be shown all. */
export interface AnswerJudge {
  add(item: JsonValue): void
  /** One verdict for each parameter asked for, in the order of the request. */
  verdicts(answer: JudgedAnswer): Verdict[]
}

export function createAnswerJudge(query: AskedQuery, beside: JudgedBeside): AnswerJudge {
  const judges = createJudges(query, beside)
  const ofItems = judges.flatMap(({ add }) => (add ? [add] : []))
  let read = 0
  return {
    add(item) {
      for (const add of ofItems) add(item, read)
      read += 1
    },
    verdicts: (answer) =>
      judges.map((judge) => {
        if (judge.add !== null && read === 0 && answer.itemCount > 0)
          return createVerdict(judge.parameter, { kind: 'items-too-large' })
        const verdict = judge.judge(answer)
        const isSampled =
          judge.add !== null &&
          read < answer.itemCount &&
          (verdict.evidence.length === 0 || verdict.evidence.some(({ kind }) => kind === 'item'))
        return isSampled ? { ...verdict, sampled: { read, of: answer.itemCount } } : verdict
      }),
  }
}

function createJudges(query: AskedQuery, { firstPage, findNear }: JudgedBeside): ParameterJudge[] {
  const form = pruneForm(askedForm(query))
  const number = form.pageNumber === '' ? 1 : Number(form.pageNumber)
  return listAskedParameters(form).flatMap((parameter): ParameterJudge[] => {
    switch (parameter) {
      case 'q':
        return [judgeFullText()]
      case 'sort':
        return [judgeSort(form.sort)]
      case 'page.size':
        return [judgePageSize(Number(form.pageSize), number)]
      case 'page.number':
        return [judgePageNumber(number, firstPage)]
      case 'language':
        return form.extra
          .filter(({ name }) => name === 'language')
          .slice(-1)
          .map(({ value }) => judgeLanguage(value))
    }
    const [kind, name] = splitParameter(parameter)
    switch (kind) {
      case 'filter': {
        const rows = form.filters.filter(({ key }) => key === name)
        return [judgeFilter(name, rows, query.conventions)]
      }
      case 'include':
        return [judgeInclude(name, form, findNear)]
      case 'fields':
        return [judgeFields(name, form)]
      case 'extra':
        return form.extra
          .filter((row) => row.name === name)
          .slice(-1)
          .map(judgeExtra)
    }
  })
}

type NamedParameter = 'filter' | 'include' | 'fields' | 'extra'

function splitParameter(parameter: `${NamedParameter}.${string}`): [NamedParameter, string] {
  const dot = parameter.indexOf('.')
  const kind = (['filter', 'include', 'fields', 'extra'] as const).find(
    (one) => one === parameter.slice(0, dot),
  )
  return [kind ?? 'extra', parameter.slice(dot + 1)]
}
