import type { Conventions } from './conventions.ts'
import type { FilterDefinition } from './filter-definition.ts'
import type { ParameterValue } from './form.ts'

/**
 * True if a comma in a list member means OR: where all members of a list must match (datacycle-core.md 2.2).
 * Elsewhere a comma is part of the value.
 */
export const allowsAlternatives = (
  definition: FilterDefinition | null,
  value: ParameterValue,
  conventions: Conventions,
): boolean => value.kind === 'list' && (definition?.listMeans ?? conventions.listMeans) === 'all'

export const readAlternatives = (member: string): string[] => {
  const found = member
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return found.length === 0 ? [member] : found
}

export const writeAlternatives = (values: readonly string[]): string => values.join(',')

/**
 * Switches the operator before a value between AND and OR: merges two members into one with alternatives, or
 * splits one member into two. `valueIndex` counts the alternatives of all members.
 */
export function toggleOperator(members: readonly string[], valueIndex: number): string[] {
  const groups: string[][] = []
  let count = 0
  for (const member of members)
    for (const [index, value] of readAlternatives(member).entries()) {
      const isAlternative = index > 0 !== (count === valueIndex)
      const last = groups.at(-1)
      if (isAlternative && last) last.push(value)
      else groups.push([value])
      count += 1
    }
  return groups.map(writeAlternatives)
}
