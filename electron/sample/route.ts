/** Routes requests to endpoints, other API resources and the sample's own pages. */
import { answerThing } from '#sample/documented/answer-thing.ts'
import { unknownEndpoint, refuseBody, refuseUnknownToken } from '#sample/documented/problem.ts'
import { createSideResources, isSideResource } from './side-resources.ts'
import { emptyAnswer, type Answer } from '#sample/http/answer.ts'
import type { Call, Site } from '#sample/http/call.ts'
import type { Endpoint } from '#sample/http/endpoint.ts'
import { answerOwnPage, plainText } from '#sample/http/own-page.ts'
import type { RequestLog } from '#sample/http/request-log.ts'
import { visitorOf } from '#sample/http/token.ts'
import { renderWelcome } from '#sample/documented/welcome.ts'
import { decodeComponent } from '#sample/query/percent.ts'
import type { RawRequest } from '#sample/http/serve.ts'

export type Router = (request: RawRequest) => Answer

/** `unlisted` endpoints can be requested but are not in the list of a token's endpoints. */
export function createRouter(
  site: Site,
  listed: readonly Endpoint[],
  unlisted: readonly Endpoint[],
  log: RequestLog,
): Router {
  const endpoints = [...listed, ...unlisted]
  const byName = new Map(
    endpoints.flatMap((endpoint): [string, Endpoint][] => [
      [endpoint.slug, endpoint],
      [endpoint.id, endpoint],
    ]),
  )

  const answerSideResource = createSideResources(site, listed)
  const welcome = () => renderWelcome(site.baseUrl, endpoints)

  return (request) => {
    const [path = '', ...queries] = request.target.split('?')
    const [, ...segments] = path.split('/')
    const page = answerOwnPage(request.target, { log, welcome })
    if (page !== null) return page
    if (segments[0] !== 'api' || segments[1] !== 'v4') return plainText('Not found\n', 404)
    if (request.method !== 'GET' && request.method !== 'POST') {
      return emptyAnswer(405, { Allow: 'GET, POST' })
    }
    if (request.body === null) return refuseBody(413, 'The body is larger than 10 MB.')
    const [resource = '', name = '', ...below] = segments
      .slice(2)
      .map((segment) => decodeComponent(segment) ?? segment)
    const call: Call = {
      method: request.method,
      target: request.target,
      query: queries.join('?'),
      name,
      below,
      contentType: request.contentType,
      body: request.body,
      authorization: request.authorization,
      site,
    }
    const endpoint = resource === 'endpoints' ? byName.get(name) : undefined
    if (endpoint !== undefined) return endpoint.answer(call)
    if (resource === 'things') return answerThing(call)
    if (isSideResource(resource)) return answerSideResource(request)
    if (visitorOf(request.authorization) === null) return refuseUnknownToken()
    return unknownEndpoint(name)
  }
}
