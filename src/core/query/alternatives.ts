import type { Conventions } from './conventions.ts'
import type { FilterDefinition } from './filter-definition.ts'
import type { ParameterValue } from './form.ts'

/**
 * True if a comma in a list member means OR, which is so if all members must match (datacycle-core.md 2.2).
 * Elsewhere a comma is part of the value.
 */
export const hasAlternatives = (
  definition: FilterDefinition | null,
  value: ParameterValue,
  conventions: Conventions,
): boolean => value.kind === 'list' && (definition?.listMeans ?? conventions.listMeans) === 'all'

/** Splits a list member into its alternatives. */
export const readAlternatives = (member: string): string[] => {
  const found = member
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return found.length === 0 ? [member] : found
}

/** Joins alternatives into one list member. */
export const writeAlternatives = (values: readonly string[]): string => values.join(',')

/**
 * Switches the operator before value `at` (counted across all members) between AND and OR: merges two members
 * into one with alternatives, or splits one member into two.
 */
export function toggleOperator(members: readonly string[], at: number): string[] {
  const turned: string[][] = []
  let position = 0
  for (const member of members)
    for (const [index, value] of readAlternatives(member).entries()) {
      const isAlternative = index > 0 !== (position === at)
      const last = turned.at(-1)
      if (isAlternative && last) last.push(value)
      else turned.push([value])
      position += 1
    }
  return turned.map(writeAlternatives)
}
