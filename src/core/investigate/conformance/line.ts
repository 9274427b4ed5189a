import type { StepFailure } from '#core/investigate/investigation.ts'

/** How the server's behavior compares with the API documentation. */
export type Standing =
  /** As documented. */
  | 'documented'
  /** Deviates from the documentation. */
  | 'otherwise'
  /** Not specified in the documentation. */
  | 'unsaid'
  /** The answers do not show it. */
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
  'envelope-missing': ['envelope', 'otherwise'],
  'items-typed': ['items', 'documented'],
  'items-untyped': ['items', 'otherwise'],
  'items-none': ['items', 'unknown'],
  'meta-total-pages': ['meta', 'documented'],
  'meta-page-group': ['meta', 'documented'],
  'meta-both': ['meta', 'documented'],
  'meta-other': ['meta', 'otherwise'],
  'meta-none': ['meta', 'otherwise'],
  'total-confirmed': ['total', 'documented'],
  'total-differs': ['total', 'otherwise'],
  'total-unseen': ['total', 'unknown'],
  'links-all': ['links', 'documented'],
  'links-some': ['links', 'otherwise'],
  'links-none': ['links', 'otherwise'],
  'links-unseen': ['links', 'unknown'],
  'next-second-page': ['next', 'documented'],
  'next-missing': ['next', 'otherwise'],
  'next-other-address': ['next', 'otherwise'],
  'next-drops-parameters': ['next', 'otherwise'],
  'next-wrong-page': ['next', 'otherwise'],
  'next-unseen': ['next', 'unknown'],
  'last-next-absent': ['last-next', 'documented'],
  'last-next-empty': ['last-next', 'documented'],
  'last-next-present': ['last-next', 'otherwise'],
  'last-next-null': ['last-next', 'unsaid'],
  'last-next-unseen': ['last-next', 'unknown'],
  'pages-disjoint': ['page-number', 'documented'],
  'pages-overlap': ['page-number', 'otherwise'],
  'pages-same': ['page-number', 'otherwise'],
  'pages-unseen': ['page-number', 'unknown'],
  'size-obeyed': ['page-size', 'documented'],
  'size-not-obeyed': ['page-size', 'otherwise'],
  'size-unseen': ['page-size', 'unknown'],
  'default-size': ['default-size', 'unsaid'],
  'default-size-unseen': ['default-size', 'unknown'],
  'largest-size': ['largest-size', 'unsaid'],
  'largest-capped': ['largest-size', 'unsaid'],
  'largest-refused': ['largest-size', 'unsaid'],
  'largest-unseen': ['largest-size', 'unknown'],
  'beyond-empty': ['beyond', 'documented'],
  'beyond-items': ['beyond', 'otherwise'],
  'beyond-refused': ['beyond', 'otherwise'],
  'beyond-unseen': ['beyond', 'unknown'],
  'bad-number-refused': ['bad-number', 'unsaid'],
  'bad-number-first': ['bad-number', 'unsaid'],
  'bad-number-empty': ['bad-number', 'unsaid'],
  'bad-number-other': ['bad-number', 'unsaid'],
  'bad-size-refused': ['bad-size', 'unsaid'],
  'bad-size-default': ['bad-size', 'unsaid'],
  'bad-size-empty': ['bad-size', 'unsaid'],
  'bad-size-other': ['bad-size', 'unsaid'],
  'unknown-endpoint-refused': ['unknown-endpoint', 'documented'],
  'unknown-endpoint-empty': ['unknown-endpoint', 'documented'],
  'unknown-endpoint-items': ['unknown-endpoint', 'otherwise'],
  'unknown-filter-refused': ['unknown-filter', 'unsaid'],
  'unknown-filter-ignored': ['unknown-filter', 'unsaid'],
  'unknown-filter-empty': ['unknown-filter', 'unsaid'],
  'unknown-filter-other': ['unknown-filter', 'unsaid'],
  'unknown-filter-unseen': ['unknown-filter', 'unknown'],
  'full-text-evaluated': ['full-text', 'documented'],
  'full-text-ignored': ['full-text', 'otherwise'],
  'full-text-refused': ['full-text', 'otherwise'],
  'full-text-unseen': ['full-text', 'unknown'],
  'relations-unresolved': ['relations', 'documented'],
  'relations-resolved': ['relations', 'otherwise'],
  'relations-unseen': ['relations', 'unknown'],
  'include-resolves': ['include', 'documented'],
  'include-ignored': ['include', 'otherwise'],
  'include-refused': ['include', 'otherwise'],
  'include-unseen': ['include', 'unknown'],
  'unknown-include-ignored': ['unknown-include', 'documented'],
  'unknown-include-refused': ['unknown-include', 'otherwise'],
  'unknown-include-other': ['unknown-include', 'otherwise'],
  'fields-per-relation': ['fields', 'documented'],
  'fields-flat': ['fields', 'otherwise'],
  'fields-none': ['fields', 'otherwise'],
  'fields-unseen': ['fields', 'unknown'],
  'sort-reverses': ['sort', 'documented'],
  'sort-ignored': ['sort', 'otherwise'],
  'sort-refused': ['sort', 'otherwise'],
  'sort-unseen': ['sort', 'unknown'],
  'sort-date-reverses': ['sort-date', 'documented'],
  'sort-date-ignored': ['sort-date', 'otherwise'],
  'sort-date-unordered': ['sort-date', 'otherwise'],
  'sort-date-refused': ['sort-date', 'otherwise'],
  'sort-date-unseen': ['sort-date', 'unknown'],
  'sort-created-reverses': ['sort-created', 'documented'],
  'sort-created-ignored': ['sort-created', 'otherwise'],
  'sort-created-unordered': ['sort-created', 'otherwise'],
  'sort-created-refused': ['sort-created', 'otherwise'],
  'sort-created-unseen': ['sort-created', 'unknown'],
  'several-both': ['sort-several', 'documented'],
  'several-first-only': ['sort-several', 'otherwise'],
  'several-second-only': ['sort-several', 'otherwise'],
  'several-refused': ['sort-several', 'otherwise'],
  'several-unseen': ['sort-several', 'unknown'],
  'post-same': ['post', 'documented'],
  'post-differs': ['post', 'otherwise'],
  'post-refused': ['post', 'otherwise'],
  'post-unseen': ['post', 'unknown'],
  'post-filter-same': ['post-filter', 'documented'],
  'post-filter-ignored': ['post-filter', 'otherwise'],
  'post-filter-differs': ['post-filter', 'otherwise'],
  'post-filter-refused': ['post-filter', 'otherwise'],
  'post-filter-unseen': ['post-filter', 'unknown'],
  'post-include-both': ['post-include', 'unsaid'],
  'post-include-body': ['post-include', 'unsaid'],
  'post-include-query': ['post-include', 'unsaid'],
  'post-include-neither': ['post-include', 'unsaid'],
  'post-include-unseen': ['post-include', 'unknown'],
  'post-fields-both': ['post-fields', 'unsaid'],
  'post-fields-body': ['post-fields', 'unsaid'],
  'post-fields-query': ['post-fields', 'unsaid'],
  'post-fields-neither': ['post-fields', 'unsaid'],
  'post-fields-unseen': ['post-fields', 'unknown'],
  'post-sort-both': ['post-sort', 'unsaid'],
  'post-sort-body': ['post-sort', 'unsaid'],
  'post-sort-query': ['post-sort', 'unsaid'],
  'post-sort-neither': ['post-sort', 'unsaid'],
  'post-sort-unseen': ['post-sort', 'unknown'],
  'list-any': ['list', 'documented'],
  'list-all': ['list', 'otherwise'],
  'list-refused': ['list', 'unsaid'],
  'list-ignored': ['list', 'unsaid'],
  'list-undecided': ['list', 'unknown'],
  'list-unseen': ['list', 'unknown'],
  'list-query-repeated': ['list-in-query', 'unsaid'],
  'list-query-commas': ['list-in-query', 'unsaid'],
  'list-query-both': ['list-in-query', 'unsaid'],
  'list-query-neither': ['list-in-query', 'unsaid'],
  'list-query-unseen': ['list-in-query', 'unknown'],
  'brackets-both': ['brackets', 'unsaid'],
  'brackets-encoded-only': ['brackets', 'unsaid'],
  'brackets-unseen': ['brackets', 'unknown'],
  'umlauts-read': ['umlauts', 'documented'],
  'umlauts-broken': ['umlauts', 'otherwise'],
  'umlauts-unseen': ['umlauts', 'unknown'],
  'plus-blank': ['plus', 'unsaid'],
  'plus-itself': ['plus', 'unsaid'],
  'plus-unseen': ['plus', 'unknown'],
  'both-names-work': ['endpoint-names', 'documented'],
  'one-name-works': ['endpoint-names', 'otherwise'],
  'other-name-unknown': ['endpoint-names', 'unknown'],
} as const satisfies Record<string, readonly [CheckName, Standing]>

export type LineOutcome = keyof typeof lineOutcomes

export type ConformanceLine = {
  check: CheckName
  /** Keys of the requests that the line is based on. */
  restsOn: readonly string[]
} & (
  | { kind: 'seen'; outcome: LineOutcome; values: LineValues }
  /** A required request failed because of token, network or load. */
  | { kind: 'unanswered'; failure: StepFailure }
)

/** The message parameters of an outcome. */
export type LineValues = Readonly<Record<string, string>>

export const seen = (
  outcome: LineOutcome,
  restsOn: readonly string[],
  values: LineValues = {},
): ConformanceLine => ({ kind: 'seen', check: lineOutcomes[outcome][0], outcome, values, restsOn })

/** The section of docs/api.md that the check is compared with, as “api.md 4.5”, and what it is about. */
export function sectionOf({ check }: ConformanceLine): { name: string; topic: SectionTopic } {
  const number = sectionOfCheck[check]
  return { name: `api.md ${number}`, topic: topicOfSection[number] }
}

export const standingOf = (line: ConformanceLine): Standing =>
  line.kind === 'seen' ? lineOutcomes[line.outcome][1] : 'unknown'
