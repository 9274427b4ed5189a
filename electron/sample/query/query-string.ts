/** Reads a query string with bracketed names as nested parameters. */
import { isGroup, type Parameter, type ParameterGroup } from './parameter.ts'
import { decodeComponent } from './percent.ts'

export type QueryReading =
  { kind: 'read'; parameters: ParameterGroup } | { kind: 'badly-encoded'; component: string }

type MutableParameter = string | MutableParameter[] | Map<string, MutableParameter>

/**
 * `filter[a][]=1&filter[a][]=2` is a list, `filter[a]=1` a text; for a repeated plain name, the last value
 * wins. The whole query is refused if a component is not percent-encoded UTF-8.
 */
export function readQueryString(query: string): QueryReading {
  const root = new Map<string, MutableParameter>()
  for (const pair of query.split('&')) {
    if (pair === '') continue
    const [rawName = '', ...rest] = pair.split('=')
    const name = decodeComponent(rawName)
    const value = decodeComponent(rest.join('='))
    if (name === null || value === null) return { kind: 'badly-encoded', component: pair }
    insert(root, pathOf(name), value)
  }
  return { kind: 'read', parameters: root }
}

/** `filter[a][]` becomes `filter`, `a` and an empty name, which appends a member. */
function pathOf(name: string): [string, ...string[]] {
  const match = /^([^[]+)((?:\[[^\]]*\])*)$/.exec(name)
  if (match === null) return [name]
  const [, first = name, brackets = ''] = match
  return [first, ...[...brackets.matchAll(/\[([^\]]*)\]/g)].map((bracket) => bracket[1] ?? '')]
}

function insert(
  group: Map<string, MutableParameter>,
  path: readonly string[],
  value: string,
): void {
  const [name = '', next, ...rest] = path
  if (next === undefined) {
    group.set(name, value)
  } else if (next === '') {
    const known = group.get(name)
    const list = isMutableList(known) ? known : []
    group.set(name, list)
    append(list, rest, value)
  } else {
    const known = group.get(name)
    const inner = known instanceof Map ? known : new Map<string, MutableParameter>()
    group.set(name, inner)
    insert(inner, [next, ...rest], value)
  }
}

/**
 * `union[][q]=a&union[][q]=b` are two members: a name that the last member already has starts a new member.
 */
function append(list: MutableParameter[], path: readonly string[], value: string): void {
  if (path.length === 0) {
    list.push(value)
    return
  }
  const last = list.at(-1)
  const open =
    last instanceof Map && !hasValueAt(last, path) ? last : new Map<string, MutableParameter>()
  if (open !== last) list.push(open)
  insert(open, path, value)
}

function hasValueAt(group: Map<string, MutableParameter>, path: readonly string[]): boolean {
  const [name = '', ...rest] = path
  const inner = group.get(name)
  if (inner instanceof Map) return hasValueAt(inner, rest)
  // Another member of a list is not a repetition.
  return inner !== undefined && rest[0] !== ''
}

const isMutableList = (value: MutableParameter | undefined): value is MutableParameter[] =>
  Array.isArray(value)

/** Merges parameters; those of the body win over those of the query string. */
export function mergeParameters(
  fromQuery: ParameterGroup,
  fromBody: ParameterGroup,
): ParameterGroup {
  const merged = new Map<string, Parameter>(fromQuery)
  for (const [name, value] of fromBody) {
    const before = merged.get(name)
    merged.set(name, isGroup(before) && isGroup(value) ? mergeParameters(before, value) : value)
  }
  return merged
}
