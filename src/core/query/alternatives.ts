import type { Conventions } from './conventions.ts'
import type { FilterDefinition } from './filter-definition.ts'
import type { ParameterValue } from './form.ts'

/**
 * Whether a comma in a member of this list means "any of them": so it is where all members must hold
 * (datacycle-core.md 2.2). Elsewhere a comma is part of the value.
 */
export const hasAlternatives = (
  definition: FilterDefinition | null,
  value: ParameterValue,
  conventions: Conventions,
): boolean => value.kind === 'list' && (definition?.listMeans ?? conventions.listMeans) === 'all'

/** The values of which one is enough, in one member of such a list. */
export const readAlternatives = (member: string): string[] => {
  const found = member
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return found.length === 0 ? [member] : found
}

/** A member in which any of these values is enough. */
export const writeAlternatives = (values: readonly string[]): string => values.join(',')

/**
 * The members with the word turned round that stands before value `at`, counted through all of them: two
 * members become one in which either is enough, and one is parted in two that must both hold.
 */
export function turnJoin(members: readonly string[], at: number): string[] {
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
