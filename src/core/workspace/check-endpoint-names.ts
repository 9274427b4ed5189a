import { isDots } from '#core/query/endpoint-name.ts'
import type { SavedEndpoint } from './saved-endpoint.ts'

export type EndpointNameProblem =
  /** The name is empty. */
  | 'name-missing'
  /** The name cannot be one segment of a path. */
  | 'not-a-name'
  /** Another saved endpoint of the connection has this name. */
  | 'name-taken'
  /** Both names are equal. */
  | 'names-alike'

type Names = Pick<SavedEndpoint, 'name' | 'otherName'>

/** A problem with an endpoint's names, or null; `others` are the other saved endpoints. */
export function checkEndpointNames(
  { name, otherName }: Names,
  others: readonly Names[],
): { field: 'name' | 'otherName'; problem: EndpointNameProblem } | null {
  const taken = new Set(others.flatMap((one) => [one.name, one.otherName]))
  if (name.trim() === '') return { field: 'name', problem: 'name-missing' }
  const names = { name, otherName }
  for (const field of ['name', 'otherName'] as const) {
    const trimmed = names[field].trim()
    if (trimmed === '') continue
    if (/[/?#\s]/.test(trimmed) || isDots(trimmed)) return { field, problem: 'not-a-name' }
    if (taken.has(trimmed)) return { field, problem: 'name-taken' }
  }
  return name.trim() === otherName.trim() ? { field: 'otherName', problem: 'names-alike' } : null
}
