import type { Conventions } from './conventions.ts'
import type { JsonObject } from '#core/json/json-value.ts'
import type { PercentEncoding } from '#core/url/percent-encoding.ts'
import type { ParameterValue } from './form.ts'

/** A parameter of a request that is not yet assigned to a form field. */
export interface GivenParameter {
  /** `['filter', 'type']` for both `filter[type]` in a query string and `{"filter":{"type":…}}` in a body. */
  path: readonly string[]
  value: ParameterValue
  /** Its text, displayed if it does not fit into the form. */
  shown: string
  source: 'query' | 'body'
  /** Encoding of its percent-encoded bytes; 'utf-8' in JSON. */
  encoding: PercentEncoding
  /** A query parameter without `=`, mostly the rest of a value whose `&` was not encoded. */
  isBare: boolean
  /** The same member of the body follows later; servers use the last one. */
  isRepeated: boolean
}

/** Splits a query parameter's name into a path: `section[meta]` is `['section', 'meta']`. */
export function readParameterName(name: string): string[] {
  const open = name.indexOf('[')
  if (open <= 0 || !name.endsWith(']')) return [name]
  return [name.slice(0, open), ...name.slice(open + 1, -1).split('][')]
}

/** Splits any text with brackets, without its blanks and empty segments: `a[b][ c ][]` is a, b, c. */
export const readSegments = (name: string): string[] =>
  name
    .split(/[[\]]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The inverse of readParameterName for segments without brackets. */
export function renderParameterName(segments: readonly string[]): string {
  const [first = '', ...rest] = segments
  return first + rest.map((segment) => `[${segment}]`).join('')
}

/** True for a parameter, or the first segment of its name, whose value is a list of names (api.md 3). */
export const isNameList = (name: string): boolean => ['include', 'fields', 'sort'].includes(name)

/** Brackets separate the segments of a name, so none can contain one. */
export const hasBrackets = (segment: string): boolean => /[[\]]/.test(segment)

/** True if a path can be written as a name and read back: no empty segments, no brackets. */
export const isParameterPath = (path: readonly string[]): boolean =>
  path.every((segment) => segment !== '' && !hasBrackets(segment))

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

const tokenNamePattern =
  /^(?:(?:access|api|auth|client|id|refresh)?[-_]?(?:key|secret|token)|authorization|password)$/i

/**
 * True for parameter names that may carry a token or password (`token`, `api_key`, `token[value]`), which
 * would end up in logs and browser histories if sent in a URL.
 */
export const isTokenName = (name: string): boolean =>
  tokenNamePattern.test(readParameterName(name)[0] ?? '')

/** The name of a body member that servers read as a token; null if there is none. */
export const findTokenMember = (body: JsonObject): string | null =>
  body.members.find(({ name }) => isTokenName(name))?.name ?? null

/** Splits a sort list at its commas, except within parentheses (CORE: `proximity(lon,lat)`). */
export function splitSort(text: string): string[] {
  const parts: string[] = []
  let part = ''
  let depth = 0
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth <= 0) {
      parts.push(part)
      part = ''
    } else part += character
  }
  return [...parts, part]
}
