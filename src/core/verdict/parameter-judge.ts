import type { JsonValue } from '#core/json/json-value.ts'
import type { RequestParameter } from '#core/query/request-parameter.ts'
import type { AnswerContext } from '#core/response/answer-context.ts'
import type { ResponsePage } from '#core/response/response-page.ts'
import type { Verdict } from './verdict.ts'

/** The parts of a response other than its items. */
export interface JudgedAnswer {
  page: ResponsePage
  context: AnswerContext
  /** Names of the root object's members; empty for an array as root. */
  memberNames: readonly string[]
}

/** Judges one parameter by the items, read once in order, and by the rest of the response. */
export interface ParameterJudge {
  parameter: RequestParameter
  /** null if the items do not matter. */
  add: ((item: JsonValue, position: number) => void) | null
  /** Call it after the last item. */
  judge(answer: JudgedAnswer): Verdict
}
