/** CORE's first stage: what it knows in the right JSON kind stays, everything else is dropped silently. */
import type { Call } from '../http/call.ts'
import {
  isGroup,
  isList,
  readParameter,
  type Parameter,
  type ParameterGroup,
} from '../query/parameter.ts'
import { mergeParameters, readQueryString } from '../query/query-string.ts'

const scalars: ReadonlySet<string> = new Set([
  'token',
  'include',
  'fields',
  'sort',
  'language',
  'search',
  'limit',
  'weight',
  'sl',
])
const groups: ReadonlySet<string> = new Set(['filter', 'page', 'section'])
const scalarsOrLists: ReadonlySet<string> = new Set([
  'classificationTrees',
  'classification_trees',
  'content_id',
])

export type CoreReading =
  | { kind: 'read'; parameters: ParameterGroup; inQuery: ParameterGroup }
  | { kind: 'malformed-body' }
  | { kind: 'badly-encoded' }

/** A body of another type than JSON is not looked at: the answer is then unfiltered. */
export function readCoreParameters(call: Call): CoreReading {
  const query = readQueryString(call.query)
  if (query.kind === 'badly-encoded') return query
  const inQuery = permitted(query.parameters)
  if (call.method === 'GET' || !/^application\/json *(;|$)/i.test(call.contentType)) {
    return { kind: 'read', parameters: inQuery, inQuery }
  }
  try {
    const body = readParameter(JSON.parse(call.body === '' ? '{}' : call.body))
    const inBody = isGroup(body) ? permitted(body) : new Map<string, Parameter>()
    return { kind: 'read', parameters: mergeParameters(inQuery, inBody), inQuery }
  } catch {
    return { kind: 'malformed-body' }
  }
}

const permitted = (parameters: ParameterGroup): ParameterGroup =>
  new Map(
    [...parameters].filter(([name, value]) => {
      if (scalars.has(name)) return !isGroup(value) && !isList(value)
      if (groups.has(name)) return isGroup(value)
      return scalarsOrLists.has(name) && !isGroup(value)
    }),
  )
