/** Starts the documented sample: endpoints, other resources of the API and the sample's own pages. */

import { createLibrary } from '#sample/content/library.ts'
import { coreTokens } from '#sample/datacycle-content/users.ts'
import { createDocumentedEndpoints, createMovedEndpoints } from '#sample/documented/endpoints.ts'
import {
  type Endpoint,
  type Call,
  type Site,
  tokens,
  visitorOf,
  type Visitor,
} from '#sample/documented/endpoint.ts'
import {
  serve,
  type RunningServer,
  type ServeOptions,
  type RawRequest,
  type RequestLog,
} from '#sample/http/serve.ts'
import { answerThing } from '#sample/documented/list-endpoint.ts'
import { unknownEndpoint, refuseBody, refuseUnknownToken } from '#sample/documented/problem.ts'
import { emptyAnswer, type Answer, type WholeAnswer } from '#sample/http/answer.ts'
import { answerOwnPage, plainText } from '#sample/http/own-page.ts'
import { decodeComponent } from '#sample/query/query-string.ts'
import { schemes } from '#sample/content/concepts.ts'
import { createContent } from '#sample/datacycle-content/create-content.ts'
import { answerLikeCore } from '#sample/datacycle/answer/route.ts'
import { createInstance, type Instance } from '#sample/datacycle/store/instance.ts'
import type { StoredContent } from '#sample/datacycle/store/stored-content.ts'

export interface SampleOptions extends ServeOptions {
  /** Origin of foreign links and redirects; by default one that does not answer. */
  foreignOrigin?: string
  /** URL of the CORE sample; by default with its preferred port. */
  coreBaseUrl?: string
  /** Additional endpoints, which are not in the list of a token's endpoints. */
  unlisted?: readonly Endpoint[]
}

export interface Sample extends RunningServer {
  tokens: { full: string; limited: string }
}

/** Rejects with the error of `listen`, for example EADDRINUSE. */
export async function startSample(options: SampleOptions): Promise<Sample> {
  const {
    foreignOrigin = 'http://127.0.0.2:9',
    coreBaseUrl = 'http://127.0.0.1:4781',
    unlisted = [],
  } = options
  const served = await serve(options, (baseUrl, log) =>
    createRouter(
      {
        baseUrl,
        foreignOrigin,
        coreBaseUrl,
        coreToken: coreTokens.editor,
        library: createLibrary(),
      },
      createDocumentedEndpoints(),
      [...createMovedEndpoints(), ...unlisted],
      log,
    ),
  )
  return { ...served, tokens }
}

export type Router = (request: RawRequest) => Answer

/** `unlisted` endpoints can be requested but are not in the list of a token's endpoints. */
function createRouter(
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
  const welcome = () => ({
    title: 'Sample instance of a content retrieval API.',
    baseUrl: site.baseUrl,
    token: tokens.full,
    example: 'events',
    endpoints: endpoints.map(({ slug, id, about }) => [slug, id, about] as const),
  })

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

const isSideResource = (name: string): boolean =>
  name === 'users' || name === 'auth' || name === 'concept_schemes'

function createSideResources(
  { baseUrl }: Site,
  listed: readonly Endpoint[],
): (request: RawRequest) => Answer {
  // Not at the start: most of its time would go to what is rarely asked for.
  let created: Record<Visitor, Instance> | null = null
  const instances = () => {
    const content = createContent(baseUrl, Date.now())
    return {
      full: createInstance(asSeenBy('full', content, listed), baseUrl),
      limited: createInstance(asSeenBy('limited', content, listed), baseUrl),
    }
  }
  return (request) => {
    created ??= instances()
    return withoutMark(answerLikeCore(created[visitorOf(request.authorization) ?? 'full'], request))
  }
}

/** The lists have CORE's format, but not its mark, because this sample is not a CORE. */
function withoutMark(answer: WholeAnswer): WholeAnswer {
  const { body } = answer
  return typeof body === 'string'
    ? { ...answer, body: body.replace('"dc":"https://schema.datacycle.at/"', '"dc":"urn:sample"') }
    : answer
}

const ownSchemes = new Set(schemes.map(({ id }) => id))

/** Lists all endpoints that the token may use. */
function asSeenBy(
  visitor: Visitor,
  content: StoredContent,
  listed: readonly Endpoint[],
): StoredContent {
  const email = `${visitor}@sample.example`
  return {
    ...content,
    schemes: content.schemes.filter(({ id }) => ownSchemes.has(id)),
    concepts: content.concepts.filter(({ scheme }) => ownSchemes.has(scheme)),
    users: [{ token: tokens[visitor], email, isLocked: false }],
    endpoints: listed
      .filter(({ access }) => access === 'every-token' || visitor === 'full')
      .map(({ id, slug, title, kind }) => ({
        id,
        slug,
        name: title,
        kind,
        isReleased: true,
        owner: email,
        savedOrder: null,
        members: new Set(),
      })),
  }
}

export interface CoreSample extends RunningServer {
  tokens: typeof coreTokens
}

/** Rejects with the error of `listen`, for example EADDRINUSE. */
export async function startCoreSample(options: ServeOptions): Promise<CoreSample> {
  const served = await serve(options, (baseUrl, log) => {
    const instance = createInstance(createContent(baseUrl, Date.now()), baseUrl)
    const welcome = () => ({
      title: 'Sample instance that answers like dataCycle CORE.',
      baseUrl,
      token: coreTokens.editor,
      example: 'veranstaltungen',
      endpoints: instance.content.endpoints.map(({ slug, id, name }) => [slug, id, name] as const),
    })
    return (request) =>
      answerOwnPage(request.target, { log, welcome }) ?? answerLikeCore(instance, request)
  })
  return { ...served, tokens: coreTokens }
}
