import type { SeenAnswer } from '#core/content/observe-type.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { WrittenForm } from '#core/query/form.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { RelativeRequest } from '#core/snippet/snippet-request.ts'

/** A query to be given to someone else. There is no place for a token in it. */
export interface Handover {
  title: string
  connectionName: string
  /** Origin and path before `/api/v4/`, without a trailing slash. */
  baseUrl: string
  /** As somebody wrote it: its dates may be relative to the day; `plan` has those of one day. */
  form: WrittenForm
  conventions: Conventions
  /** Whether the server is known to be a dataCycle CORE. */
  isDatacycle: boolean
  /** The request itself: what `form` was planned to, or a page link that was followed. */
  plan: RequestPlan
  /** About the last answer; null where the query was not sent. */
  facts: AnswerFacts | null
  /** What that answer was made of; null where it had no items. */
  seen: SeenAnswer | null
  /** The request with marks for its dates, where these are given away relative to the day. */
  relative: RelativeRequest | null
  /** One item as it arrived: exact JSON text. */
  sampleItem: string | null
  /** The query in words, sentence by sentence, in the reader's language. */
  words: readonly string[]
  /** For the formats that name the program that wrote them. */
  appVersion: string
}

export interface AnswerFacts {
  status: number
  /** The digits as they were sent; null is unknown. */
  total: string | null
  /** From sending to the last byte. */
  durationMs: number
  /** The body as decoded. */
  sizeBytes: number
  /** When it was sent: RFC 3339 in UTC. */
  date: string
}
