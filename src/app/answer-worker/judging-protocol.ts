import type { Judgement, JudgedQuery } from '#core/batch/judge-response.ts'
import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import type { ExchangeHead } from '#core/exchange/head.ts'
import type { CloserLook } from '#core/investigate/closer-look.ts'
import type { StepReading } from '#core/investigate/investigation.ts'
import type { ItemOutline } from '#core/investigate/outline.ts'
import type { AskedPage } from '#core/response/asked-page.ts'
import type { ErrorDetail } from '#core/response/error-body.ts'
import type { Verdict } from '#core/verdict/verdict.ts'

/** What is asked about what an answer proves. */
export type JudgingQuestion =
  /** What became of each parameter of the request behind a page. */
  | { kind: 'verdicts'; page: AskedPage }
  /** What the command line's check says of it; head and outcome as they were told. */
  | { kind: 'judgement'; query: JudgedQuery; head: ExchangeHead; outcome: ExchangeOutcome | null }
  /** What an investigation looks at: the ids, how many values of these relations came resolved, and what it reads. */
  | { kind: 'outline'; relations: readonly string[]; reads: StepReading | null }
  /** What else an investigation of the instance itself looks at. */
  | { kind: 'closer-look' }
  /** What the server says about a request it refused. */
  | { kind: 'complaints' }

export type JudgingReply =
  | { kind: 'verdicts'; verdicts: readonly Verdict[] }
  | { kind: 'judgement'; judgement: Judgement }
  /** An id is '' where an item has none. */
  | ({ kind: 'outline' } & ItemOutline)
  | { kind: 'closer-look'; look: CloserLook }
  | { kind: 'complaints'; details: readonly ErrorDetail[] }
