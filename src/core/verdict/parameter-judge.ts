import type { JsonValue } from '#core/json/json-value.ts'
import type { AskedParameter } from '#core/query/asked-parameter.ts'
import type { AnswerContext } from '#core/response/answer-context.ts'
import type { AskedPage } from '#core/response/asked-page.ts'
import type { Verdict } from './verdict.ts'

/** What stands beside the items of an answer. */
export interface JudgedAnswer {
  page: AskedPage
  context: AnswerContext
  /** The names of the root object's members; empty where the root is a list. */
  memberNames: readonly string[]
}

/** Judges one parameter from the items, which it is shown once and in their order, and what stands beside them. */
export interface ParameterJudge {
  parameter: AskedParameter
  /** Null where the items play no part. */
  add: ((item: JsonValue, position: number) => void) | null
  /** To be asked when all items that are to be looked at were shown. */
  judge(answer: JudgedAnswer): Verdict
}
