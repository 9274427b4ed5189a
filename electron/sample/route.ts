/** Finds who answers a request: an endpoint, the API's other resources, or the sample's own pages. */
import { answerResource, isCoreResource } from './core-like/resources.ts'
import { drawPicture } from './content/picture.ts'
import { unknownEndpoint, refuseBody, refuseUnknownToken } from './documented/problem.ts'
import { emptyAnswer, type Answer } from './http/answer.ts'
import type { Call, Site } from './http/call.ts'
import type { Endpoint } from './http/endpoint.ts'
import type { RequestLog } from './http/request-log.ts'
import { visitorOf } from './http/token.ts'
import { renderWelcome } from './http/welcome.ts'
import { decodeComponent } from './query/percent.ts'
import type { RawRequest } from './serve.ts'

export type Router = (request: RawRequest) => Answer

/** `odd` endpoints are answered, but not listed where the API lists what a token may use. */
export function createRouter(
  site: Site,
  listed: readonly Endpoint[],
  odd: readonly Endpoint[],
  log: RequestLog,
): Router {
  const endpoints = [...listed, ...odd]
  const byName = new Map(
    endpoints.flatMap((endpoint): [string, Endpoint][] => [
      [endpoint.slug, endpoint],
      [endpoint.id, endpoint],
    ]),
  )

  return (request) => {
    const [path = '', ...queries] = request.target.split('?')
    const [, ...segments] = path.split('/')
    if (path === '/') return plainText(renderWelcome(site.baseUrl, endpoints))
    if (path === '/log')
      return plainText(
        log
          .lines()
          .map((line) => `${line}\n`)
          .join(''),
      )
    if (segments[0] === 'media') return picture(segments[1] ?? '')
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
    if (isCoreResource(resource)) return answerResource(resource, call, listed)
    if (visitorOf(request.authorization) === null) return refuseUnknownToken()
    return unknownEndpoint(name)
  }
}

const plainText = (body: string, status = 200): Answer => ({
  kind: 'whole',
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  body,
})

function picture(file: string): Answer {
  const name = /^([a-z0-9-]+)\.svg$/.exec(file)?.[1]
  if (name === undefined) return plainText('Not found\n', 404)
  return {
    kind: 'whole',
    status: 200,
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=3600' },
    body: drawPicture(name),
  }
}
