/**
 * Answers all paths below `endpoints/`. Checks parameters, endpoint, access and query in this order
 * (datacycle-core.md 6).
 */
import type { WholeAnswer } from '#sample/http/answer.ts'
import { readQuery, type Query } from '#sample/datacycle/query/read-query.ts'
import type { StoredEndpoint } from '#sample/datacycle/store/stored-content.ts'
import { answerEndpoint } from './endpoint.ts'
import { answerFacets } from './facets.ts'
import { findEndpoint, mayUse } from './find-endpoint.ts'
import { badParameters, accessDenied, notFound, refuseFault } from './refusals.ts'
import type { Request } from './request.ts'
import { answerStatistics } from './statistics.ts'
import { answerSuggest } from './suggest.ts'

export function answerEndpoints(request: Request): WholeAnswer {
  const { instance, parameters, target, user } = request
  const [name = '', ...below] = request.below
  const reading = readQuery(parameters, instance)
  if (reading.kind === 'refused') return badParameters(reading.faults)
  const endpoint = findEndpoint(instance.content, name.replace(/\.json$/, ''))
  if (endpoint === undefined) return notFound(target)
  if (!mayUse(endpoint, user)) return accessDenied(target)
  return (
    refuseFault(reading.query.faults, target) ??
    answerBelow(request, endpoint, reading.query, below)
  )
}

function answerBelow(
  request: Request,
  endpoint: StoredEndpoint,
  query: Query,
  [first, ...rest]: readonly string[],
): WholeAnswer {
  switch (first) {
    case undefined:
      return answerEndpoint(request, endpoint, query, null)
    case 'things':
      return answerEndpoint(request, endpoint, query, rest[0] ?? null)
    case 'facets':
      return answerFacets(request, endpoint, query, rest)
    case 'suggest':
    case 'suggest_by_title':
      return answerSuggest(request, endpoint, query)
    case 'statistics':
      return answerStatistics(request, endpoint, query, rest[0] ?? '')
    default:
      return answerEndpoint(request, endpoint, query, first)
  }
}
