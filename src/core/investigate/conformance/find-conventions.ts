import type { Conventions } from '#core/query/conventions.ts'
import type { ConformanceLine, LineOutcome } from './line.ts'

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

export const findConventions = (lines: readonly ConformanceLine[]): FoundConventions =>
  Object.assign(
    {},
    ...lines.map((line) => (line.kind === 'seen' ? conventionsByOutcome[line.outcome] : undefined)),
  ) as FoundConventions
