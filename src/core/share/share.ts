import type { SeenResponse } from '#core/content/observe-items.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { StoredForm } from '#core/query/form.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { RelativeRequest } from '#core/snippet/snippet-request.ts'
import type { SnippetKind } from '#core/snippet/render-snippet.ts'

/** The labels of a document that people read, in the reader's language. */
export interface ShareLabels {
  /** BCP 47. */
  language: string
  connection: string
  request: string
  readableUrl: string
  body: string
  /** Says that the document does not contain the token. */
  tokenNote: string
  /** Asks to fill in the variable `token` of a collection. */
  fillToken: string
  /** Says where the code reads the token from. */
  codeToken: string
  answer: string
  status: string
  total: string
  duration: string
  size: string
  date: string
  sampleItem: string
  code: string
  snippets: Readonly<Record<SnippetKind, string>>
  formatCount: (count: bigint) => string
  formatDuration: (ms: number) => string
  formatSize: (bytes: number) => string
  /** `at` is RFC 3339. */
  formatMoment: (at: string) => string
}

/** One file of a shared query. */
export interface ShareFile {
  /** A name, or a path with forward slashes. */
  path: string
  text: string
}

/** A query to be shared. Never contains a token. */
export interface Share {
  title: string
  connectionName: string
  /** Origin and path before `/api/v4/`, without a trailing slash. */
  baseUrl: string
  /** Dates may be relative to the day of sending; in `plan` they are resolved. */
  form: StoredForm
  conventions: Conventions
  /** Whether the server is known to be a dataCycle CORE. */
  isDatacycle: boolean
  hasToken: boolean
  /** The request for `form`, or for a page link that was followed. */
  plan: RequestPlan
  /** About the last response; null if the query was not sent. */
  facts: ResponseFacts | null
  /** Types seen in that response; null if it had no items. */
  seen: SeenResponse | null
  /** The request with placeholders for its relative dates; null if it is shared with fixed dates. */
  relative: RelativeRequest | null
  /** The exact JSON text of one item. */
  sampleItem: string | null
  /** The query described in the reader's language, one sentence each. */
  querySentences: readonly string[]
  /** For formats that name the program that wrote the file. */
  appVersion: string
}

export interface ResponseFacts {
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

/** The `creator` of a HAR written by the app; its page title is then the query's title. */
export const harProgram = 'Endpoint Explorer'
