import { isServerTrouble } from '#core/exchange/outcome.ts'
import type { Outcomes, StepOutcome } from '#core/investigate/investigation.ts'
import type { Observations, ApiCheckLine, LineOutcome } from './line.ts'
import type { Conventions } from '#core/query/conventions.ts'
import { escapeMarkdown, renderMarkdownTable } from '#core/text/markup.ts'

/** Warnings about the endpoint, the token or the load, not about the server's behavior. */
export type CardWarning =
  | { kind: 'empty-endpoint' }
  /** The endpoint has too few items for some checks. */
  | { kind: 'few-items'; count: number }
  /** `count` of `all` requests were refused for lack of permission. */
  | { kind: 'refused'; status: number; count: number; all: number }
  /** `count` of `all` requests failed: server error, overload, or no response. */
  | { kind: 'failed'; count: number; all: number }

/** Needed for three pages. */
const minItems = 3

export function findWarnings(
  { total }: Pick<Observations, 'total'>,
  outcomes: Outcomes,
): CardWarning[] {
  const all = outcomes.size
  const count = (isCounted: (outcome: StepOutcome) => boolean) =>
    [...outcomes.values()].filter(isCounted).length
  const statuses = [401, 403].map((status) => ({
    status,
    count: count((outcome) => statusOf(outcome) === status),
  }))
  const failed = count((outcome) => {
    const status = statusOf(outcome)
    if (outcome.kind === 'failed' && outcome.failure.kind === 'problem') return true
    return status !== null && isServerTrouble(status)
  })
  return [
    ...(total === 0 ? [{ kind: 'empty-endpoint' } as const] : []),
    ...(total !== null && total > 0 && total < minItems
      ? [{ kind: 'few-items', count: total } as const]
      : []),
    // A single refusal may be the response for the unknown endpoint that the check requests.
    ...statuses
      .filter((one) => one.count > 1)
      .map((one) => ({ kind: 'refused', ...one, all }) as const),
    ...(failed > 0 ? [{ kind: 'failed', count: failed, all } as const] : []),
  ]
}

const statusOf = (outcome: StepOutcome): number | null =>
  outcome.kind === 'failed' && outcome.failure.kind === 'status' ? outcome.failure.status : null

/** The conventions that an API check's lines reveal. One is missing if the server accepts both variants. */
export type FoundConventions = Partial<Conventions>

const conventionsByOutcome: Partial<Record<LineOutcome, FoundConventions>> = {
  'fields-per-relation': { fields: 'per-relation' },
  'fields-flat': { fields: 'flat-list' },
  'post-include-body': { includeInPost: 'body' },
  'post-include-query': { includeInPost: 'query' },
  'post-fields-body': { fieldsInPost: 'body' },
  'post-fields-query': { fieldsInPost: 'query' },
  'post-sort-body': { sortInPost: 'body' },
  'post-sort-query': { sortInPost: 'query' },
  'list-any': { listMeans: 'any', listsInBody: 'array' },
  'list-all': { listMeans: 'all', listsInBody: 'array' },
  'list-query-repeated': { listsInQuery: 'repeated' },
  'list-query-commas': { listsInQuery: 'commas' },
}

export const findConventions = (lines: readonly ApiCheckLine[]): FoundConventions =>
  Object.assign(
    {},
    ...lines.map((line) => (line.kind === 'seen' ? conventionsByOutcome[line.outcome] : undefined)),
  ) as FoundConventions

/** A card in the reader's language. Never contains a token. */
interface WordedCard {
  title: string
  /** The server, the time, and the number of lines per result: one paragraph each. */
  facts: readonly string[]
  warnings: readonly string[]
  headings: readonly [check: string, section: string, standing: string, seen: string]
  lines: readonly (readonly [check: string, section: string, standing: string, seen: string])[]
  /** The document that the sections refer to. */
  document: string
}

/** The card as Markdown (CommonMark with tables), with all data escaped. */
export const renderApiCheck = (card: WordedCard): string =>
  [
    `# ${escapeMarkdown(card.title)}`,
    card.facts.map((fact) => `- ${escapeMarkdown(fact)}`).join('\n'),
    ...card.warnings.map((warning) => `> ${escapeMarkdown(warning)}`),
    renderMarkdownTable(card.headings, card.lines),
    escapeMarkdown(card.document),
    '',
  ].join('\n\n')
