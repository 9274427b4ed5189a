import type { QueryClause } from './describe-query.ts'

/** One difference between two queries: a clause of the current one, or one that is gone. */
export interface QueryChange {
  kind: 'now' | 'gone'
  clause: QueryClause
}

/** The clauses that only one of two queries has; `gone` only if no clause of the same subject replaces it. */
export function listChanges(
  before: readonly QueryClause[],
  now: readonly QueryClause[],
): QueryChange[] {
  const added = missingFrom(before, now)
  const replaced = new Set(added.map(subjectOf))
  return [
    ...added.map((clause) => ({ kind: 'now' as const, clause })),
    ...missingFrom(now, before)
      .filter((clause) => !replaced.has(subjectOf(clause)))
      .map((clause) => ({ kind: 'gone' as const, clause })),
  ]
}

function missingFrom(
  list: readonly QueryClause[],
  candidates: readonly QueryClause[],
): QueryClause[] {
  const known = new Set(list.map((clause) => JSON.stringify(clause)))
  return candidates.filter((clause) => !known.has(JSON.stringify(clause)))
}

/** What a clause is about, such as a filter key. */
function subjectOf(clause: QueryClause): string {
  switch (clause.kind) {
    case 'filter':
      return `filter ${clause.key}`
    case 'fields':
      return `fields ${clause.relation ?? ''}`
    case 'extra':
      return `extra ${clause.name}`
    case 'endpoint':
    case 'full-text':
    case 'include':
    case 'sort':
    case 'page':
      return clause.kind
  }
}
