import type { Conventions } from './conventions.ts'

/** Splits a query parameter's name into a path: `section[meta]` is `['section', 'meta']`. */
export function readParameterName(name: string): string[] {
  const open = name.indexOf('[')
  if (open <= 0 || !name.endsWith(']')) return [name]
  return [name.slice(0, open), ...name.slice(open + 1, -1).split('][')]
}

/** The inverse of readParameterName for segments without brackets. */
export function renderParameterName(segments: readonly string[]): string {
  const [first = '', ...rest] = segments
  return first + rest.map((segment) => `[${segment}]`).join('')
}

/** True if a path can be written as a name and read back: no empty segments, no brackets. */
export const isParameterPath = (path: readonly string[]): boolean =>
  path.every((segment) => segment !== '' && !/[[\]]/.test(segment))

/**
 * True if the form has its own field for a parameter, so that it cannot be an extra one. A `fields` list
 * without a relation has a field only if the server takes a flat list (api.md 4.2 has none).
 */
export function hasOwnField(
  path: readonly string[],
  { fields }: Pick<Conventions, 'fields'>,
): boolean {
  const [first = '', second = ''] = path
  if (first === 'fields') return path.length > 1 || fields === 'flat-list'
  if (first === 'page') return path.length === 1 || second === 'size' || second === 'number'
  return ['filter', 'include', 'sort'].includes(first)
}
