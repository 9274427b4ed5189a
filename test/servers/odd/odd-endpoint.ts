import { refuseUnknownToken } from '#sample/documented/problem.ts'
import type { Answer } from '#sample/http/answer.ts'
import {
  type Call,
  endpointIdOf,
  type Endpoint,
  type Site,
  visitorOf,
} from '#sample/documented/endpoint.ts'
import { isGroup, mergeParameters, readParameter } from '#sample/query/parameter.ts'
import { readQueryString } from '#sample/query/query-string.ts'
import { renderJson, type Json, type JsonObject } from '#sample/content/json.ts'
import { shapeItem } from '#sample/documented/item.ts'

/** Creates an endpoint that misbehaves on purpose; both tokens may see it. */
export const createOddEndpoint = (
  slug: string,
  about: string,
  misbehave: (call: Call) => Answer,
): Endpoint => ({
  id: endpointIdOf(slug),
  slug,
  title: slug,
  about,
  kind: 'dynamic',
  access: 'every-token',
  answer: (call) =>
    visitorOf(call.authorization) === null ? refuseUnknownToken() : misbehave(call),
})

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

const unresolved = { isWhole: true, named: new Set<string>(), nested: new Map<string, never>() }

/** The first events as documented items. */
export const someItems = ({ library, baseUrl }: Site, count: number): JsonObject[] =>
  library.events.slice(0, count).map((event) => shapeItem(event, unresolved, { library, baseUrl }))

export const renderEnvelope = (graph: readonly Json[], links: JsonObject = {}): string =>
  renderJson({ '@graph': graph, meta: { total: graph.length, pages: 1 }, links })

export const somePage = (site: Site): string => renderEnvelope(someItems(site, 3))
