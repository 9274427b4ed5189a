import type { Call } from '#sample/http/endpoint.ts'
import { isGroup, readParameter } from '#sample/query/parameter.ts'
import { mergeParameters, readQueryString } from '#sample/query/query-string.ts'

/** `page[number]` or `page[size]` of query or body; `otherwise` where it is missing or no number. */
export function responsePage(call: Call, member: 'number' | 'size', otherwise: number): number {
  const query = readQueryString(call.query)
  const inQuery = query.kind === 'read' ? query.parameters : new Map<string, never>()
  const page = mergeParameters(inQuery, readBody(call)).get('page')
  const value = Number(isGroup(page) ? page.get(member) : Number.NaN)
  return Number.isSafeInteger(value) && value >= 1 ? value : otherwise
}

function readBody(call: Call) {
  try {
    const body = readParameter(JSON.parse(call.body))
    return isGroup(body) ? body : new Map<string, never>()
  } catch {
    return new Map<string, never>()
  }
}
