import type { Judgement, JudgedQuery } from '#core/batch/judge-response.ts'
import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import type { ExchangeHead } from '#core/exchange/head.ts'
import type { AnswerDetails } from '#core/investigate/answer-details.ts'
import type { StepReading } from '#core/investigate/investigation.ts'
import type { ItemOutline } from '#core/investigate/outline.ts'
import type { ResponsePage } from '#core/response/response-page.ts'
import type { ErrorDetail } from '#core/response/error-body.ts'
import type { Verdict } from '#core/verdict/verdict.ts'

/** Questions about what a response proves. */
export type JudgingQuestion =
  /** The effect of each parameter of the request. */
  | { kind: 'verdicts'; page: ResponsePage }
  /** The result of the command line's check, for this head and outcome. */
  | { kind: 'judgement'; query: JudgedQuery; head: ExchangeHead; outcome: ExchangeOutcome | null }
  /** Data for an investigation: the IDs, the number of resolved values per relation, and what `reads` names. */
  | { kind: 'outline'; relations: readonly string[]; reads: StepReading | null }
  /** Further data for an investigation of the server. */
  | { kind: 'answer-details' }
  /** The server's message about a refused request. */
  | { kind: 'error-details' }

export type JudgingReply =
  | { kind: 'verdicts'; verdicts: readonly Verdict[] }
  | { kind: 'judgement'; judgement: Judgement }
  /** An ID is '' if the item has none. */
  | ({ kind: 'outline' } & ItemOutline)
  | { kind: 'answer-details'; details: AnswerDetails }
  | { kind: 'error-details'; details: readonly ErrorDetail[] }
