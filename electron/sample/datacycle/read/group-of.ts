import { isGroup, type ParameterGroup } from '#sample/query/parameter.ts'

/** The members of a group parameter; empty if it is missing. */
export function groupOf(parameters: ParameterGroup, name: string): ParameterGroup {
  const group = parameters.get(name)
  return isGroup(group) ? group : new Map()
}

/** A scalar as text; null if it is missing. */
export function textOf(parameters: ParameterGroup, name: string): string | null {
  const value = parameters.get(name)
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}
