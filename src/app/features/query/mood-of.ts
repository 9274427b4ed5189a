import type { FieldProblem } from '#core/query/field-problem.ts'

/** How a field looks with these problems. */
export function moodOf(problems: readonly FieldProblem[]): 'calm' | 'warning' | 'error' {
  if (problems.some(({ severity }) => severity === 'blocks')) return 'error'
  return problems.some(({ kind }) => !isUnfinished(kind)) ? 'warning' : 'calm'
}

/** A row just added is not wrong yet: the words under it are enough. */
const isUnfinished = (kind: FieldProblem['kind']): boolean => kind.endsWith('-missing')
