/** A parameter's value, nested as in a JSON body or as bracketed names in a query string. */
export type Parameter = null | boolean | number | string | readonly Parameter[] | ParameterGroup

/** A Map, not an object: a parameter may be called `__proto__`. */
export type ParameterGroup = ReadonlyMap<string, Parameter>

export const isList = (parameter: Parameter | undefined): parameter is readonly Parameter[] =>
  Array.isArray(parameter)

export const isGroup = (parameter: Parameter | undefined): parameter is ParameterGroup =>
  parameter instanceof Map

export function readParameter(json: unknown): Parameter {
  if (Array.isArray(json)) return json.map(readParameter)
  if (typeof json === 'object' && json !== null) {
    return new Map(
      Object.entries(json).map(([name, value]): [string, Parameter] => [
        name,
        readParameter(value),
      ]),
    )
  }
  if (typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean') return json
  return null
}

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

export type MutableParameter = string | MutableParameter[] | Map<string, MutableParameter>

/** `filter[a][]` becomes `filter`, `a` and an empty name, which appends a member. */
export function pathOfName(name: string): readonly string[] {
  const match = /^([^[]+)((?:\[[^\]]*\])*)$/.exec(name)
  if (match === null) return [name]
  const [, first = name, brackets = ''] = match
  return [first, ...(brackets === '' ? [] : brackets.slice(1, -1).split(']['))]
}

/** Sets a value. If the name has another kind of value, replaces it; with `isStrict`, returns false instead. */
export function insertParameter(
  group: Map<string, MutableParameter>,
  path: readonly string[],
  value: string,
  isStrict: boolean,
): boolean {
  const [name = '', next, ...rest] = path
  const known = isStrict ? group.get(name) : undefined
  if (next === undefined) {
    if (known !== undefined && typeof known !== 'string') return false
    group.set(name, value)
    return true
  }
  const before = group.get(name)
  if (next === '') {
    if (known !== undefined && !Array.isArray(known)) return false
    const list = Array.isArray(before) ? before : []
    group.set(name, list)
    return append(list, rest, value, isStrict)
  }
  if (known !== undefined && !(known instanceof Map)) return false
  const inner = before instanceof Map ? before : new Map<string, MutableParameter>()
  group.set(name, inner)
  return insertParameter(inner, [next, ...rest], value, isStrict)
}

/** `a[][b]=1&a[][b]=2` are two members: a name that the last member already has starts a new member. */
function append(
  list: MutableParameter[],
  path: readonly string[],
  value: string,
  isStrict: boolean,
): boolean {
  if (path.length === 0) {
    list.push(value)
    return true
  }
  const last = list.at(-1)
  const open =
    last instanceof Map && !hasValueAt(last, path) ? last : new Map<string, MutableParameter>()
  if (open !== last) list.push(open)
  return insertParameter(open, path, value, isStrict)
}

function hasValueAt(group: ParameterGroup, path: readonly string[]): boolean {
  const [name = '', ...rest] = path
  const inner = group.get(name)
  if (inner instanceof Map) return hasValueAt(inner, rest)
  // Another member of a list is not a repetition.
  return inner !== undefined && rest[0] !== ''
}

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
