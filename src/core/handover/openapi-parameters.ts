import { decodePercent } from '#core/url/decode-percent.ts'
import { tree, type JsonPart, type JsonTree } from './json-tree.ts'

/** How the values of one name stand in a query: one, joined by commas, or the name repeated. */
type Given =
  | { kind: 'one'; text: string }
  | { kind: 'joined'; members: string[] }
  | { kind: 'repeated'; members: string[] }

/** What every endpoint takes in a GET (api.md 4.2), with a type where it is no text. */
const documented: readonly (readonly [name: string, meaning: string])[] = [
  ['filter[q]', 'Full-text search term'],
  ['include', 'Relations to resolve'],
  ['sort', 'Attributes; a leading - means descending'],
  ['page[size]', 'Items per page'],
  ['page[number]', 'Page number, from 1'],
]

/**
 * OpenAPI parameters for an encoded query, the values sent as examples; behind them, for GET, the
 * documented ones that were not used, without an example.
 *
 * Each name stands literally: `filter[a][b][]` is beyond `deepObject`. A list `name[]` is an exploded
 * array, a list with plain commas one that is not exploded; both expand to exactly what was sent.
 */
export function describeQueryParameters(query: string, method: 'GET' | 'POST'): JsonTree[] {
  const given = readGiven(query)
  const used = Array.from(given, ([name, value]) => describe(name, value))
  const others = method === 'GET' ? documented.filter(([name]) => !given.has(name)) : []
  return [...used, ...others.map(([name]) => describe(name, null))]
}

function readGiven(query: string): Map<string, Given> {
  const given = new Map<string, Given>()
  for (const pair of query.split('&').filter((piece) => piece !== '')) {
    const equals = pair.indexOf('=')
    const name = decode(equals === -1 ? pair : pair.slice(0, equals))
    const raw = equals === -1 ? '' : pair.slice(equals + 1)
    const before = given.get(name)
    if (before || name.endsWith('[]')) {
      given.set(name, { kind: 'repeated', members: [...membersOf(before), decode(raw)] })
    } else if (raw.includes(',')) {
      given.set(name, { kind: 'joined', members: raw.split(',').map(decode) })
    } else given.set(name, { kind: 'one', text: decode(raw) })
  }
  return given
}

function membersOf(given: Given | undefined): string[] {
  switch (given?.kind) {
    case undefined:
      return []
    case 'one':
      return [given.text]
    // The name comes again: what was joined was one value of several.
    case 'joined':
      return [given.members.join(',')]
    case 'repeated':
      return given.members
  }
}

const decode = (text: string): string => decodePercent(text.replaceAll('+', ' '))

function describe(name: string, given: Given | null): JsonTree {
  const isList = given ? given.kind !== 'one' : name === 'include' || name === 'sort'
  return tree(
    ['name', name],
    ['in', 'query'],
    ['description', documented.find(([known]) => known === name)?.[1]],
    ['style', 'form'],
    ['explode', given?.kind === 'repeated'],
    ['schema', isList ? listOfTexts : schemaOf(name)],
    ['example', given ? exampleOf(name, given) : undefined],
  )
}

const listOfTexts = tree(['type', 'array'], ['items', tree(['type', 'string'])])

const isWhole = (name: string): boolean => name === 'page[size]' || name === 'page[number]'

const schemaOf = (name: string): JsonTree =>
  isWhole(name) ? tree(['type', 'integer'], ['minimum', { whole: 1 }]) : tree(['type', 'string'])

function exampleOf(name: string, given: Given): JsonPart {
  if (given.kind !== 'one') return given.members
  return isWhole(name) && /^[1-9]\d*$/.test(given.text)
    ? { exact: { kind: 'number', source: given.text } }
    : given.text
}
