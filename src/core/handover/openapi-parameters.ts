import { filterInputOf } from '#core/dialect/filter-input.ts'
import { renderFilterKey } from '#core/query/filter-key.ts'
import { readParameterName } from '#core/query/parameter-name.ts'
import { decodePercent } from '#core/url/decode-percent.ts'
import type { Handover } from './handover.ts'
import { tree, type JsonPart, type JsonTree } from './json-tree.ts'

/** How the values of one name stand in a query: one, joined by commas, or the name repeated. */
type Given =
  | { kind: 'one'; text: string }
  | { kind: 'joined'; members: string[] }
  | { kind: 'repeated'; members: string[] }

/** Whose parameters are described. */
type Server = Pick<Handover, 'conventions' | 'isDatacycle'>

/** What every endpoint takes in a GET (api.md 4.2), by its name. */
const documented: Readonly<Record<string, (server: Server) => string>> = {
  'filter[q]': () => 'Full-text search term',
  include: () => 'Relations to resolve, separated by commas',
  fields: ({ conventions }) =>
    conventions.fields === 'flat-list'
      ? 'Attributes to deliver, separated by commas; those of a relation as image.name'
      : 'Attributes of the items to deliver, separated by commas; those of a relation as fields[image]=name',
  sort: ({ conventions, isDatacycle }) =>
    `Attributes to sort by, separated by commas; a leading - means descending${
      isDatacycle
        ? '. dataCycle CORE uses only the first one that it knows'
        : conventions.sortCriteria === 'first'
          ? '. This server uses only the first one'
          : ''
    }`,
  'page[size]': () => 'Items per page',
  'page[number]': () => 'Page number, from 1',
}

/**
 * OpenAPI parameters for an encoded query, the values sent as examples; behind them, for GET, the
 * documented ones that were not used, without an example, and of the same types.
 *
 * Each name stands literally: `filter[a][b][]` is beyond `deepObject`. A list `name[]` is an exploded
 * array, a list with plain commas one that is not exploded. Lists of names are one text, because their commas
 * mean the same encoded.
 */
export function describeQueryParameters(
  query: string,
  method: 'GET' | 'POST',
  server: Server,
): JsonTree[] {
  const given = readGiven(query)
  const used = Array.from(given, ([name, value]) => describe(name, value, server))
  const others = method === 'GET' ? Object.keys(documented).filter((name) => !given.has(name)) : []
  return [...used, ...others.map((name) => describe(name, null, server))]
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
    } else if (raw.includes(',') && !isNameList(name)) {
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

function describe(name: string, given: Given | null, server: Server): JsonTree {
  const { schema, example } = typeOf(name, given, server)
  return tree(
    ['name', name],
    ['in', 'query'],
    ['description', meaningOf(name, server)],
    ['style', 'form'],
    ['explode', given?.kind === 'repeated'],
    ['schema', schema],
    ['example', example],
  )
}

function meaningOf(name: string, server: Server): string | undefined {
  const [first, relation] = readParameterName(name)
  if (first === 'fields' && relation !== undefined)
    return `Attributes of ${relation} to deliver, separated by commas`
  return Object.hasOwn(documented, name) ? documented[name]?.(server) : undefined
}

const isNameList = (name: string): boolean =>
  ['include', 'sort', 'fields'].includes(readParameterName(name)[0] ?? '')

/** Its type, and what was sent as an example of that type. */
function typeOf(
  name: string,
  given: Given | null,
  server: Server,
): { schema: JsonTree; example: JsonPart | undefined } {
  if (given !== null && given.kind !== 'one')
    return {
      schema: tree(['type', 'array'], ['items', tree(['type', 'string'])]),
      example: given.members,
    }
  const text = given?.text
  if (name === 'page[size]' || name === 'page[number]')
    return {
      schema: tree(['type', 'integer'], ['minimum', { whole: 1 }]),
      example: text !== undefined && /^[1-9]\d*$/.test(text) ? asNumber(text) : text,
    }
  if (isYesNo(name, server) && (text === 'true' || text === 'false'))
    return { schema: tree(['type', 'boolean']), example: text === 'true' }
  return { schema: tree(['type', 'string']), example: text }
}

const asNumber = (source: string): JsonPart => ({ exact: { kind: 'number', source } })

/** Whether a CORE takes yes or no under that name (datacycle-core.md 2.2). */
function isYesNo(name: string, { isDatacycle }: Server): boolean {
  const [first, ...path] = readParameterName(name)
  return (
    isDatacycle && first === 'filter' && filterInputOf(renderFilterKey(path))?.kind === 'yes-no'
  )
}
