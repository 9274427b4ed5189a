/** Reads the parameters of a call from query string and body, or returns the problem. */
import type { WholeAnswer } from '#sample/http/answer.ts'
import type { Call } from '#sample/http/call.ts'
import { isGroup, readParameter, type ParameterGroup } from '#sample/query/parameter.ts'
import { mergeParameters, readQueryString } from '#sample/query/query-string.ts'
import type { ListQuery } from './list-query.ts'
import { refuseBody, refuseParameters } from './problem.ts'
import { readListQuery, type ReadingOptions } from './read-list-query.ts'

export type CallReading =
  | { kind: 'read'; query: ListQuery }
  | { kind: 'refused'; answer: WholeAnswer }

/** For POST, include, fields and sort may be in the body or in the query string (api.md 4.7 allows both). */
export function readCall(call: Call, unknownNames: ReadingOptions['unknownNames']): CallReading {
  const query = readQueryString(call.query)
  if (query.kind === 'badly-encoded') {
    const [parameter = ''] = query.component.split('=')
    return refuse(refuseParameters([{ parameter, detail: 'must be percent-encoded as UTF-8' }]))
  }
  if (call.method === 'GET') {
    return readParameters(query.parameters, { unknownNames, numbersAs: 'text' })
  }
  if (!/^application\/json *(;|$)/i.test(call.contentType)) {
    return refuse(refuseBody(415, 'A POST needs the Content-Type application/json.'))
  }
  const body = parseBody(call.body)
  if (body === null) {
    return refuse(refuseBody(400, 'The body must be a JSON object.'))
  }
  return readParameters(mergeParameters(withoutPageAndFilter(query.parameters), body), {
    unknownNames,
    numbersAs: 'number',
  })
}

function parseBody(text: string): ParameterGroup | null {
  try {
    const body = readParameter(JSON.parse(text === '' ? '{}' : text))
    return isGroup(body) ? body : null
  } catch {
    return null
  }
}

/** Filters and paging of a POST go in the body (api.md 4.1). */
const withoutPageAndFilter = (parameters: ParameterGroup): ParameterGroup =>
  new Map([...parameters].filter(([name]) => name !== 'page' && name !== 'filter'))

function readParameters(parameters: ParameterGroup, options: ReadingOptions): CallReading {
  const reading = readListQuery(parameters, options)
  return reading.kind === 'read' ? reading : refuse(refuseParameters(reading.problems))
}

const refuse = (answer: WholeAnswer): CallReading => ({ kind: 'refused', answer })
