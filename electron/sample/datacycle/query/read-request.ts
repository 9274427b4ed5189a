/** Merges the parameters of a request's query string and body (datacycle-core.md 2.1, 12). */
import {
  isGroup,
  readParameter,
  type Parameter,
  type ParameterGroup,
} from '#sample/query/parameter.ts'
import { readRackQuery } from '#sample/datacycle/read/rack-query.ts'
import { keepPermitted } from '#sample/datacycle/read/strong-parameters.ts'

export interface SentParameters {
  method: string
  /** The query string without `?`, still encoded. */
  query: string
  contentType: string
  body: string
}

export type RequestReading = { kind: 'read'; parameters: ParameterGroup } | { kind: 'malformed' }

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
