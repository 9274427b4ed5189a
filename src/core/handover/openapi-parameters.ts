import { ownValue } from '#core/own-value.ts'
import { filterInputOf } from '#core/dialect/filter-input.ts'
import { renderFilterKey } from '#core/query/filter-key.ts'
import { readParameterName } from '#core/query/parameter-name.ts'
import { decodePercent } from '#core/url/decode-percent.ts'
import type { Handover } from './handover.ts'
import { tree, type JsonPart, type JsonTree } from './json-tree.ts'

/** The values of one parameter: a single one, joined by commas, or with the name repeated. */
type SentValues =
  | { kind: 'one'; text: string }
  | { kind: 'joined'; members: string[] }
  | { kind: 'repeated'; members: string[] }

type ServerTraits = Pick<Handover, 'conventions' | 'isDatacycle'>

/** Descriptions of the documented GET parameters (api.md 4.2). */
const documented: Readonly<Record<string, (server: ServerTraits) => string>> = {
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
 * OpenAPI parameters for an encoded query, with the sent values as examples; for GET, the documented
 * parameters that were not used follow, without an example.
 *
 * Names are written literally, because `deepObject` cannot express `filter[a][b][]`. `name[]` is an exploded
 * array, a list with commas is not exploded. A list of names is described as a single string: an encoded
 * comma means the same in it as a plain one.
 */
export function describeQueryParameters(
  query: string,
  method: 'GET' | 'POST',
  server: ServerTraits,
): JsonTree[] {
  const sent = readSent(query)
  const used = Array.from(sent, ([name, value]) => describe(name, value, server))
  const others = method === 'GET' ? Object.keys(documented).filter((name) => !sent.has(name)) : []
  return [...used, ...others.map((name) => describe(name, null, server))]
}

function readSent(query: string): Map<string, SentValues> {
  const sent = new Map<string, SentValues>()
  for (const pair of query.split('&').filter((piece) => piece !== '')) {
    const equals = pair.indexOf('=')
    const name = decode(equals === -1 ? pair : pair.slice(0, equals))
    const raw = equals === -1 ? '' : pair.slice(equals + 1)
    const before = sent.get(name)
    if (before || name.endsWith('[]')) {
      sent.set(name, { kind: 'repeated', members: [...membersOf(before), decode(raw)] })
    } else if (raw.includes(',') && !isNameList(name)) {
      sent.set(name, { kind: 'joined', members: raw.split(',').map(decode) })
    } else sent.set(name, { kind: 'one', text: decode(raw) })
  }
  return sent
}

function membersOf(sent: SentValues | undefined): string[] {
  switch (sent?.kind) {
    case undefined:
      return []
    case 'one':
      return [sent.text]
    // The name is repeated, so the commas are part of the first value.
    case 'joined':
      return [sent.members.join(',')]
    case 'repeated':
      return sent.members
  }
}

const decode = (text: string): string => decodePercent(text.replaceAll('+', ' '))

function describe(name: string, sent: SentValues | null, server: ServerTraits): JsonTree {
  const { schema, example } = schemaAndExampleOf(name, sent, server)
  return tree(
    ['name', name],
    ['in', 'query'],
    ['description', meaningOf(name, server)],
    ['style', 'form'],
    ['explode', sent?.kind === 'repeated'],
    ['schema', schema],
    ['example', example],
  )
}

function meaningOf(name: string, server: ServerTraits): string | undefined {
  const [first, relation] = readParameterName(name)
  if (first === 'fields' && relation !== undefined)
    return `Attributes of ${relation} to deliver, separated by commas`
  return ownValue(documented, name)?.(server)
}

const isNameList = (name: string): boolean =>
  ['include', 'sort', 'fields'].includes(readParameterName(name)[0] ?? '')

function schemaAndExampleOf(
  name: string,
  sent: SentValues | null,
  server: ServerTraits,
): { schema: JsonTree; example: JsonPart | undefined } {
  if (sent !== null && sent.kind !== 'one')
    return {
      schema: tree(['type', 'array'], ['items', tree(['type', 'string'])]),
      example: sent.members,
    }
  const text = sent?.text
  if (name === 'page[size]' || name === 'page[number]')
    return {
      schema: tree(['type', 'integer'], ['minimum', { integer: 1 }]),
      example: text !== undefined && /^[1-9]\d*$/.test(text) ? asNumber(text) : text,
    }
  if (isYesNo(name, server) && (text === 'true' || text === 'false'))
    return { schema: tree(['type', 'boolean']), example: text === 'true' }
  return { schema: tree(['type', 'string']), example: text }
}

const asNumber = (source: string): JsonPart => ({ exact: { kind: 'number', source } })

/** True for a dataCycle CORE filter that takes true or false (datacycle-core.md 2.2). */
function isYesNo(name: string, { isDatacycle }: ServerTraits): boolean {
  const [first, ...path] = readParameterName(name)
  return (
    isDatacycle && first === 'filter' && filterInputOf(renderFilterKey(path))?.kind === 'yes-no'
  )
}
