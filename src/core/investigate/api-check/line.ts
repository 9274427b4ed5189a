import { endpointsPath } from '#core/url/api-path.ts'
import { isRefused, isSuccess, isServerTrouble } from '#core/exchange/outcome.ts'
import type { StepFailure, Step, Outcomes, StepResponse } from '#core/investigate/investigation.ts'
import type { ResponseDetails } from '#core/investigate/response-details.ts'
import { encodeComponent } from '#core/url/percent-encoding.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'

/** How the server's behavior compares with the API documentation. */
export type Standing =
  | 'documented'
  | 'deviates'
  /** Not specified in the documentation. */
  | 'undocumented'
  /** The responses do not show it. */
  | 'unknown'

/** The checks in order, with the section of docs/api.md each is compared with. */
export const sectionOfCheck = {
  envelope: '2.5',
  items: '2.2',
  meta: '2.5',
  total: '2.5',
  links: '2.5',
  next: '4.5',
  'last-next': '4.5',
  'page-number': '4.5',
  'page-size': '4.5',
  'default-size': '8',
  'largest-size': '8',
  beyond: '4.5',
  'bad-number': '7',
  'bad-size': '7',
  'unknown-endpoint': '7',
  'unknown-filter': '7',
  'full-text': '4.2',
  relations: '4.4',
  include: '4.4',
  'unknown-include': '4.4',
  fields: '4.4',
  sort: '4.6',
  'sort-date': '4.6',
  'sort-created': '4.6',
  'sort-several': '4.6',
  post: '4.1',
  'post-filter': '4.3',
  'post-include': '4.7',
  'post-fields': '4.7',
  'post-sort': '4.7',
  list: '4.3',
  'list-in-query': '4.2',
  brackets: '4.2',
  umlauts: '4.2',
  plus: '4.2',
  'endpoint-names': '2.1',
} as const satisfies Record<string, string>

export type CheckName = keyof typeof sectionOfCheck

/** What each section is about. Each topic has words in every language. */
const topicOfSection = {
  '2.1': 'endpoint',
  '2.2': 'item',
  '2.5': 'response',
  '4.1': 'methods',
  '4.2': 'get',
  '4.3': 'post',
  '4.4': 'relations',
  '4.5': 'pages',
  '4.6': 'order',
  '4.7': 'not-documented',
  '7': 'errors',
  '8': 'limits',
} as const satisfies Record<(typeof sectionOfCheck)[CheckName], string>

export type SectionTopic = (typeof topicOfSection)[keyof typeof topicOfSection]

/**
 * All outcomes, with their check and how they compare with its section. Each has a message in every language,
 * which says what it means.
 */
const lineOutcomes = {
  'envelope-present': ['envelope', 'documented'],
  'envelope-missing': ['envelope', 'deviates'],
  'items-typed': ['items', 'documented'],
  'items-untyped': ['items', 'deviates'],
  'items-none': ['items', 'unknown'],
  'meta-total-pages': ['meta', 'documented'],
  'meta-page-group': ['meta', 'documented'],
  'meta-both': ['meta', 'documented'],
  'meta-other': ['meta', 'deviates'],
  'meta-none': ['meta', 'deviates'],
  'total-confirmed': ['total', 'documented'],
  'total-differs': ['total', 'deviates'],
  'total-untestable': ['total', 'unknown'],
  'links-all': ['links', 'documented'],
  'links-some': ['links', 'deviates'],
  'links-none': ['links', 'deviates'],
  'links-untestable': ['links', 'unknown'],
  'next-second-page': ['next', 'documented'],
  'next-missing': ['next', 'deviates'],
  'next-other-address': ['next', 'deviates'],
  'next-drops-parameters': ['next', 'deviates'],
  'next-wrong-page': ['next', 'deviates'],
  'next-untestable': ['next', 'unknown'],
  'last-next-absent': ['last-next', 'documented'],
  'last-next-empty': ['last-next', 'documented'],
  'last-next-present': ['last-next', 'deviates'],
  'last-next-null': ['last-next', 'undocumented'],
  'last-next-untestable': ['last-next', 'unknown'],
  'pages-disjoint': ['page-number', 'documented'],
  'pages-overlap': ['page-number', 'deviates'],
  'pages-same': ['page-number', 'deviates'],
  'pages-untestable': ['page-number', 'unknown'],
  'size-obeyed': ['page-size', 'documented'],
  'size-not-obeyed': ['page-size', 'deviates'],
  'size-untestable': ['page-size', 'unknown'],
  'default-size': ['default-size', 'undocumented'],
  'default-size-untestable': ['default-size', 'unknown'],
  'largest-size': ['largest-size', 'undocumented'],
  'largest-capped': ['largest-size', 'undocumented'],
  'largest-refused': ['largest-size', 'undocumented'],
  'largest-untestable': ['largest-size', 'unknown'],
  'beyond-empty': ['beyond', 'documented'],
  'beyond-items': ['beyond', 'deviates'],
  'beyond-refused': ['beyond', 'deviates'],
  'beyond-untestable': ['beyond', 'unknown'],
  'bad-number-refused': ['bad-number', 'undocumented'],
  'bad-number-first': ['bad-number', 'undocumented'],
  'bad-number-empty': ['bad-number', 'undocumented'],
  'bad-number-other': ['bad-number', 'undocumented'],
  'bad-number-untestable': ['bad-number', 'unknown'],
  'bad-size-refused': ['bad-size', 'undocumented'],
  'bad-size-default': ['bad-size', 'undocumented'],
  'bad-size-empty': ['bad-size', 'undocumented'],
  'bad-size-other': ['bad-size', 'undocumented'],
  'unknown-endpoint-refused': ['unknown-endpoint', 'documented'],
  'unknown-endpoint-empty': ['unknown-endpoint', 'documented'],
  'unknown-endpoint-items': ['unknown-endpoint', 'deviates'],
  'unknown-filter-refused': ['unknown-filter', 'undocumented'],
  'unknown-filter-ignored': ['unknown-filter', 'undocumented'],
  'unknown-filter-empty': ['unknown-filter', 'undocumented'],
  'unknown-filter-other': ['unknown-filter', 'undocumented'],
  'unknown-filter-untestable': ['unknown-filter', 'unknown'],
  'full-text-evaluated': ['full-text', 'documented'],
  'full-text-ignored': ['full-text', 'deviates'],
  'full-text-refused': ['full-text', 'deviates'],
  'full-text-untestable': ['full-text', 'unknown'],
  'relations-unresolved': ['relations', 'documented'],
  'relations-resolved': ['relations', 'deviates'],
  'relations-untestable': ['relations', 'unknown'],
  'include-resolves': ['include', 'documented'],
  'include-ignored': ['include', 'deviates'],
  'include-refused': ['include', 'deviates'],
  'include-untestable': ['include', 'unknown'],
  'unknown-include-ignored': ['unknown-include', 'documented'],
  'unknown-include-refused': ['unknown-include', 'deviates'],
  'unknown-include-other': ['unknown-include', 'deviates'],
  'fields-per-relation': ['fields', 'documented'],
  'fields-flat': ['fields', 'deviates'],
  'fields-none': ['fields', 'deviates'],
  'fields-untestable': ['fields', 'unknown'],
  'sort-reverses': ['sort', 'documented'],
  'sort-ignored': ['sort', 'deviates'],
  'sort-refused': ['sort', 'deviates'],
  'sort-untestable': ['sort', 'unknown'],
  'sort-date-reverses': ['sort-date', 'documented'],
  'sort-date-ignored': ['sort-date', 'deviates'],
  'sort-date-unordered': ['sort-date', 'deviates'],
  'sort-date-refused': ['sort-date', 'deviates'],
  'sort-date-untestable': ['sort-date', 'unknown'],
  'sort-created-reverses': ['sort-created', 'documented'],
  'sort-created-ignored': ['sort-created', 'deviates'],
  'sort-created-unordered': ['sort-created', 'deviates'],
  'sort-created-refused': ['sort-created', 'deviates'],
  'sort-created-untestable': ['sort-created', 'unknown'],
  'several-both': ['sort-several', 'documented'],
  'several-first-only': ['sort-several', 'deviates'],
  'several-second-only': ['sort-several', 'deviates'],
  'several-refused': ['sort-several', 'deviates'],
  'several-untestable': ['sort-several', 'unknown'],
  'post-same': ['post', 'documented'],
  'post-differs': ['post', 'deviates'],
  'post-refused': ['post', 'deviates'],
  'post-untestable': ['post', 'unknown'],
  'post-filter-same': ['post-filter', 'documented'],
  'post-filter-ignored': ['post-filter', 'deviates'],
  'post-filter-differs': ['post-filter', 'deviates'],
  'post-filter-refused': ['post-filter', 'deviates'],
  'post-filter-untestable': ['post-filter', 'unknown'],
  'post-include-both': ['post-include', 'undocumented'],
  'post-include-body': ['post-include', 'undocumented'],
  'post-include-query': ['post-include', 'undocumented'],
  'post-include-neither': ['post-include', 'undocumented'],
  'post-include-untestable': ['post-include', 'unknown'],
  'post-fields-both': ['post-fields', 'undocumented'],
  'post-fields-body': ['post-fields', 'undocumented'],
  'post-fields-query': ['post-fields', 'undocumented'],
  'post-fields-neither': ['post-fields', 'undocumented'],
  'post-fields-untestable': ['post-fields', 'unknown'],
  'post-sort-both': ['post-sort', 'undocumented'],
  'post-sort-body': ['post-sort', 'undocumented'],
  'post-sort-query': ['post-sort', 'undocumented'],
  'post-sort-neither': ['post-sort', 'undocumented'],
  'post-sort-untestable': ['post-sort', 'unknown'],
  'list-any': ['list', 'documented'],
  'list-all': ['list', 'deviates'],
  'list-refused': ['list', 'undocumented'],
  'list-ignored': ['list', 'undocumented'],
  'list-undecided': ['list', 'unknown'],
  'list-untestable': ['list', 'unknown'],
  'list-query-repeated': ['list-in-query', 'undocumented'],
  'list-query-commas': ['list-in-query', 'undocumented'],
  'list-query-both': ['list-in-query', 'undocumented'],
  'list-query-neither': ['list-in-query', 'undocumented'],
  'list-query-untestable': ['list-in-query', 'unknown'],
  'brackets-both': ['brackets', 'undocumented'],
  'brackets-encoded-only': ['brackets', 'undocumented'],
  'brackets-untestable': ['brackets', 'unknown'],
  'umlauts-read': ['umlauts', 'documented'],
  'umlauts-broken': ['umlauts', 'deviates'],
  'umlauts-untestable': ['umlauts', 'unknown'],
  'plus-blank': ['plus', 'undocumented'],
  'plus-itself': ['plus', 'undocumented'],
  'plus-untestable': ['plus', 'unknown'],
  'both-names-work': ['endpoint-names', 'documented'],
  'one-name-works': ['endpoint-names', 'deviates'],
  'other-name-unknown': ['endpoint-names', 'unknown'],
  'names-untestable': ['endpoint-names', 'unknown'],
} as const satisfies Record<string, readonly [CheckName, Standing]>

export type LineOutcome = keyof typeof lineOutcomes

export type ApiCheckLine = {
  check: CheckName
  /** Keys of the requests that the line is based on. */
  restsOn: readonly string[]
} & (
  | { kind: 'seen'; outcome: LineOutcome; values: LineValues }
  /** A required request failed because of token, network or load. */
  | { kind: 'unanswered'; failure: StepFailure }
)

/** The message parameters of an outcome. */
type LineValues = Readonly<Record<string, string>>

export const toLine = (
  outcome: LineOutcome,
  restsOn: readonly string[],
  values: LineValues = {},
): ApiCheckLine => ({ kind: 'seen', check: lineOutcomes[outcome][0], outcome, values, restsOn })

/** The outcome for a parameter that works in the body, in the query, in both or in neither. */
export function outcomeOfPlaces(
  part: 'post-include' | 'post-fields' | 'post-sort',
  inBody: boolean,
  inQuery: boolean,
): LineOutcome {
  if (inBody) return inQuery ? `${part}-both` : `${part}-body`
  return inQuery ? `${part}-query` : `${part}-neither`
}

/** The section of docs/api.md that the check is compared with, as “api.md 4.5”, and what it is about. */
export function sectionOf({ check }: ApiCheckLine): { name: string; topic: SectionTopic } {
  const number = sectionOfCheck[check]
  return { name: `api.md ${number}`, topic: topicOfSection[number] }
}

export const standingOf = (line: ApiCheckLine): Standing =>
  line.kind === 'seen' ? lineOutcomes[line.outcome][1] : 'unknown'

/** Some lines of the card and their requests. Pure functions. */
export interface ApiCheckPart {
  /** The requests planned so far, including those answered. */
  steps(observed: Observations): readonly Step[]
  /** Called when all requests have ended. */
  lines(observed: Observations): readonly ApiCheckLine[]
}

export type RequestOutcome =
  /** The request has not ended. */
  | { kind: 'not-yet' }
  /** The response has a list of items. */
  | { kind: 'list'; response: StepResponse; details: ResponseDetails }
  /** The server refused the request, or returned no list. */
  | { kind: 'refused'; status: number; details: ResponseDetails | null }
  /** Failed because of token, load or network, independent of the request. */
  | { kind: 'unanswered'; failure: StepFailure }

export function readRequestOutcome(outcomes: Outcomes, key: string): RequestOutcome {
  const outcome = outcomes.get(key)
  if (outcome === undefined) return { kind: 'not-yet' }
  const details = outcome.details ?? null
  if (outcome.kind === 'answered')
    return details === null
      ? { kind: 'unanswered', failure: { kind: 'no-list' } }
      : { kind: 'list', response: outcome.response, details }
  const { failure } = outcome
  return failure.kind === 'status' && concernsRequest(failure.status)
    ? { kind: 'refused', status: failure.status, details }
    : { kind: 'unanswered', failure }
}

/** 401, 403 and 407 concern permissions. */
const concernsRequest = (status: number): boolean =>
  !isSuccess(status) && !isRefused(status) && status !== 407 && !isServerTrouble(status)

/** What the requests of an API check have shown so far. */
export interface Observations {
  endpoint: string
  /** Another name of the endpoint (slug or UUID); '' if unknown. */
  otherName: string
  /** The address with which the server's links must begin. */
  baseUrl: string
  /** The response to a request without parameters. */
  first: { response: StepResponse; details: ResponseDetails }
  /** Hits; null if unknown or not a safe integer. */
  total: number | null
  /** A page size that gives at least three pages if there are at least three items; at most 5. */
  size: number
  outcomeOf(key: string): RequestOutcome
}

export type Answered = Extract<RequestOutcome, { kind: 'list' | 'refused' }>

/**
 * Calls `judge` if all of these requests were answered, else returns an `unanswered` line. A request that was
 * not sent is passed as refused with status 0.
 */
export function ifAnswered<const Keys extends readonly string[]>(
  observed: Observations,
  check: CheckName,
  keys: Keys,
  judge: (...responses: { [At in keyof Keys]: Answered }) => ApiCheckLine,
): ApiCheckLine {
  const outcomes = keys.map((key) => observed.outcomeOf(key))
  const missing = outcomes.find((one) => one.kind === 'unanswered')
  if (missing) return { kind: 'unanswered', check, restsOn: keys, failure: missing.failure }
  const answered = outcomes.map((one): Answered =>
    one.kind === 'list' || one.kind === 'refused'
      ? one
      : { kind: 'refused', status: 0, details: null },
  )
  return judge(...(answered as { [At in keyof Keys]: Answered }))
}

/** The status and body kind of a refusal, as message values. */
export const valuesOfRefusal = ({
  status,
  details,
}: Extract<RequestOutcome, { kind: 'refused' }>): { status: string; body: BodyKind } => ({
  status: String(status),
  body: bodyKindOf(details),
})

export const bodyKinds = ['errors', 'json', 'html', 'empty', 'text'] as const
export type BodyKind = (typeof bodyKinds)[number]

function bodyKindOf(details: ResponseDetails | null): BodyKind {
  switch (details?.shape) {
    case undefined:
    case 'empty':
    case 'pending':
      return 'empty'
    case 'html':
      return 'html'
    case 'not-json':
      return 'text'
    case 'bare-array':
    case 'envelope':
    case 'graph-object':
    case 'graph-scalar':
    case 'no-graph':
    case 'scalar':
      return details.members.some((name) => /^errors?$/.test(name)) ? 'errors' : 'json'
  }
}

/** The total of a response; null if it has none or it is not a safe integer. */
export function totalOf(outcome: Answered): number | null {
  if (outcome.kind !== 'list' || outcome.response.total === null) return null
  const total = Number(outcome.response.total)
  return Number.isSafeInteger(total) ? total : null
}

export const asText = (values: Record<string, number | string>): LineValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

export const checkNames = Object.keys(sectionOfCheck) as CheckName[]

/** Names and values in order; a comma in a value separates list members. */
type Pairs = readonly (readonly [name: string, value: string])[]

/** A GET request, encoded as the app encodes it. */
export const getStep = (
  observed: Pick<Observations, 'endpoint'>,
  key: string,
  pairs: Pairs,
): Step =>
  cardStep(key, {
    kind: 'get',
    endpoint: observed.endpoint,
    query: pairs.map(([name, value]) => ({ name, members: value.split(',') })),
  })

/** A GET request with a raw query string. */
export const rawStep = (observed: Observations, key: string, query: string): Step =>
  cardStep(key, {
    kind: 'link',
    target: `${endpointsPath}${encodeComponent(observed.endpoint)}?${query}`,
  })

export const postStep = (
  observed: Observations,
  key: string,
  body: object,
  pairs: Pairs = [],
): Step =>
  cardStep(key, {
    kind: 'post',
    endpoint: observed.endpoint,
    query: pairs.map(([name, value]) => ({ name, members: value.split(',') })),
    body: JSON.stringify(body),
  })

function cardStep(key: string, plan: RequestPlan): Step {
  const purpose = { kind: 'conformance', check: key } as const
  return { key, plan, purpose, readsDetails: true }
}
