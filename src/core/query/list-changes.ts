import type { QueryStatement } from './describe-query.ts'

/** One difference between two queries: what is asked now, or what no longer is. */
export interface QueryChange {
  kind: 'now' | 'gone'
  clause: QueryStatement
}

/** The statements that only one of two queries has; `gone` only where none replaces it. */
export function listChanges(
  before: readonly QueryStatement[],
  now: readonly QueryStatement[],
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
  some: readonly QueryStatement[],
  others: readonly QueryStatement[],
): QueryStatement[] {
  const known = new Set(some.map((clause) => JSON.stringify(clause)))
  return others.filter((clause) => !known.has(JSON.stringify(clause)))
}

/** What a statement is about, such as a filter key. */
function subjectOf(clause: QueryStatement): string {
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
