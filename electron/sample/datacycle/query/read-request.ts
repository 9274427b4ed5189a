/** Merges the parameters of a request's query string and body (datacycle-core.md 2.1, 12). */
import {
  isGroup,
  readParameter,
  type Parameter,
  type ParameterGroup,
  isList,
  insertParameter,
  pathOfName,
  type MutableParameter,
} from '#sample/query/parameter.ts'

interface SentParameters {
  method: string
  /** The query string without `?`, still encoded. */
  query: string
  contentType: string
  body: string
}

type RequestReading = { kind: 'read'; parameters: ParameterGroup } | { kind: 'malformed' }

/**
 * If a name is in both, the query string wins completely. The body is read as JSON or form data by its
 * content type; any other body and a JSON array are ignored.
 */
export function readRequest(sent: SentParameters): RequestReading {
  const inQuery = readRackQuery(sent.query)
  const inBody = sent.method === 'POST' ? readBody(sent) : nothing
  if (inQuery.kind !== 'read' || inBody.kind !== 'read') return { kind: 'malformed' }
  return {
    kind: 'read',
    parameters: keepPermitted(new Map([...inBody.parameters, ...inQuery.parameters])),
  }
}

const nothing: RequestReading = { kind: 'read', parameters: new Map<string, Parameter>() }

function readBody({ contentType, body }: SentParameters): RequestReading {
  const type = contentType.split(';')[0]?.trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded') {
    const form = readRackQuery(body)
    return form.kind === 'read' ? form : { kind: 'malformed' }
  }
  if (type !== 'application/json' || body === '') return nothing
  try {
    const json = readParameter(JSON.parse(body))
    return isGroup(json) ? { kind: 'read', parameters: json } : nothing
  } catch {
    return { kind: 'malformed' }
  }
}

/** `conflict`: a name is used both as a text and as a group; the server then answers 400 without a body. */
type RackReading = { kind: 'read'; parameters: ParameterGroup } | { kind: 'conflict' }

function readRackQuery(query: string): RackReading {
  const root = new Map<string, MutableParameter>()
  for (const pair of query.split('&')) {
    if (pair === '') continue
    const at = pair.indexOf('=')
    const name = decodeLeniently(at < 0 ? pair : pair.slice(0, at))
    const value = at < 0 ? '' : decodeLeniently(pair.slice(at + 1))
    if (!insertParameter(root, pathOfName(name), value, true)) return { kind: 'conflict' }
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

type Kind = 'scalar' | 'group' | 'scalar-or-list' | 'list'

const kinds: Readonly<Record<string, Kind>> = {
  token: 'scalar',
  include: 'scalar',
  fields: 'scalar',
  sort: 'scalar',
  language: 'scalar',
  search: 'scalar',
  limit: 'scalar',
  weight: 'scalar',
  sl: 'scalar',
  groupBy: 'scalar',
  dataFormat: 'scalar',
  uuids: 'scalar',
  minCountWithSubtree: 'scalar',
  minCountWithoutSubtree: 'scalar',
  conceptLanguage: 'scalar',
  filter: 'group',
  page: 'group',
  section: 'group',
  time: 'group',
  uuid: 'list',
  'dc:liveData': 'list',
  classificationTrees: 'scalar-or-list',
  classification_trees: 'scalar-or-list',
  classification_ids: 'scalar-or-list',
  content_id: 'scalar-or-list',
}

/** Silently drops unknown parameters and parameters of the wrong JSON kind (datacycle-core.md 2.1). */
const keepPermitted = (parameters: ParameterGroup): ParameterGroup =>
  new Map([...parameters].filter(([name, value]) => isPermitted(name, value)))

function isPermitted(name: string, value: Parameter): boolean {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  switch (kind) {
    case 'scalar':
      return !isGroup(value) && !isList(value)
    case 'group':
      return isGroup(value)
    case 'list':
      return isList(value)
    case 'scalar-or-list':
      return !isGroup(value)
    case undefined:
      return false
  }
}
