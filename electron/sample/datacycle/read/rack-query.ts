/** Parses query strings and form bodies into nested parameters like Rack (datacycle-core.md 2.1, 12). */
import { isGroup, type Parameter, type ParameterGroup } from '#sample/query/parameter.ts'

/** `conflict`: a name is used both as a text and as a group; the server then answers 400 without a body. */
export type RackReading = { kind: 'read'; parameters: ParameterGroup } | { kind: 'conflict' }

type MutableParameter = string | MutableParameter[] | Map<string, MutableParameter>

/** `a[][b]=1&a[][b]=2` are two members: a name that the last member already has starts a new member. */
export function readRackQuery(query: string): RackReading {
  const root = new Map<string, MutableParameter>()
  for (const pair of query.split('&')) {
    if (pair === '') continue
    const at = pair.indexOf('=')
    const name = decodeLeniently(at < 0 ? pair : pair.slice(0, at))
    const value = at < 0 ? '' : decodeLeniently(pair.slice(at + 1))
    if (!insert(root, pathOf(name), value)) return { kind: 'conflict' }
  }
  return { kind: 'read', parameters: root }
}

/** Decodes invalid UTF-8 to replacement characters and keeps broken `%` sequences. */
function decodeLeniently(encoded: string): string {
  const text = encoded.replaceAll('+', ' ')
  try {
    return decodeURIComponent(text)
  } catch {
    return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) =>
      Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8'),
    )
  }
}

/** `filter[a][]` becomes `filter`, `a` and an empty name, which appends a member. */
function pathOf(name: string): readonly string[] {
  const match = /^([^[]+)((?:\[[^\]]*\])*)$/.exec(name)
  if (match === null) return [name]
  const [, first = name, brackets = ''] = match
  return [first, ...[...brackets.matchAll(/\[([^\]]*)\]/g)].map((bracket) => bracket[1] ?? '')]
}

/** False if the name already has another kind of value. */
function insert(
  group: Map<string, MutableParameter>,
  path: readonly string[],
  value: string,
): boolean {
  const [name = '', next, ...rest] = path
  const known = group.get(name)
  if (next === undefined) {
    if (known !== undefined && typeof known !== 'string') return false
    group.set(name, value)
    return true
  }
  if (next === '') {
    if (known !== undefined && !Array.isArray(known)) return false
    const list = known ?? []
    group.set(name, list)
    return append(list, rest, value)
  }
  if (known !== undefined && !(known instanceof Map)) return false
  const inner = known ?? new Map<string, MutableParameter>()
  group.set(name, inner)
  return insert(inner, [next, ...rest], value)
}

function append(list: MutableParameter[], path: readonly string[], value: string): boolean {
  if (path.length === 0) {
    list.push(value)
    return true
  }
  const last = list.at(-1)
  const open =
    last instanceof Map && !hasValueAt(last, path) ? last : new Map<string, MutableParameter>()
  if (open !== last) list.push(open)
  return insert(open, path, value)
}

function hasValueAt(group: ParameterGroup, path: readonly string[]): boolean {
  const [name = '', ...rest] = path
  const inner: Parameter | undefined = group.get(name)
  if (isGroup(inner)) return hasValueAt(inner, rest)
  // Another member of a list is not a repetition.
  return inner !== undefined && rest[0] !== ''
}
