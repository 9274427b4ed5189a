import type { SeenAnswer } from '#core/content/observe-type.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { StoredForm } from '#core/query/form.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { RelativeRequest } from '#core/snippet/snippet-request.ts'

/** A query to be shared. Never contains a token. */
export interface Handover {
  title: string
  connectionName: string
  /** Origin and path before `/api/v4/`, without a trailing slash. */
  baseUrl: string
  /** Dates may be relative to the day of sending; in `plan` they are resolved. */
  form: StoredForm
  conventions: Conventions
  /** Whether the server is known to be a dataCycle CORE. */
  isDatacycle: boolean
  /** The request for `form`, or for a page link that was followed. */
  plan: RequestPlan
  /** About the last answer; null if the query was not sent. */
  facts: AnswerFacts | null
  /** Types seen in that answer; null if it had no items. */
  seen: SeenAnswer | null
  /** The request with placeholders for its relative dates; null if it is shared with fixed dates. */
  relative: RelativeRequest | null
  /** The exact JSON text of one item. */
  sampleItem: string | null
  /** The query described in the reader's language, one sentence each. */
  querySentences: readonly string[]
  /** For formats that name the program that wrote the file. */
  appVersion: string
}

export interface AnswerFacts {
  status: number
  /** The digits as sent; null if unknown. */
  total: string | null
  /** From sending the request to the last byte. */
  durationMs: number
  /** Size of the decoded body. */
  sizeBytes: number
  /** When the request was sent: RFC 3339 in UTC. */
  sentAt: string
}
