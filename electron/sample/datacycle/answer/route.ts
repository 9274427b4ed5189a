/** Routes requests of the CORE sample (datacycle-core.md 1, 6). */
import { randomUUID } from 'node:crypto'
import { answerJson, type WholeAnswer } from '#sample/http/answer.ts'
import { decodeComponent } from '#sample/query/percent.ts'
import type { RawRequest } from '#sample/http/serve.ts'
import { groupOf } from '#sample/datacycle/read/group-of.ts'
import { isOverlong } from '#sample/datacycle/read/page.ts'
import { readRequest } from '#sample/datacycle/query/read-request.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'
import { authenticate } from './authenticate.ts'
import { answerConceptSchemes } from './concept-schemes.ts'
import { answerEndpoints } from './endpoints.ts'
import {
  hasTwoDots,
  malformed,
  missingToken,
  noRoute,
  pathOf,
  twoDots,
  wrongToken,
} from './refusals.ts'
import type { Request } from './request.ts'
import { answerThings } from './things.ts'
import { answerUniversal } from './universal.ts'
import { answerCollections, answerUsers } from './users.ts'

type Resource = (request: Request) => WholeAnswer

/** All responses have a request ID and a runtime, except those of the proxy in front of the server. */
export function answerLikeCore(instance: Instance, raw: RawRequest): WholeAnswer {
  if (hasTwoDots(raw.target)) return twoDots()
  const started = performance.now()
  const answer = answerRouted(instance, raw)
  return {
    ...answer,
    headers: {
      ...answer.headers,
      'X-Request-Id': raw.requestId === '' ? randomUUID() : raw.requestId,
      'X-Runtime': ((performance.now() - started) / 1000).toFixed(6),
    },
  }
}

function answerRouted(instance: Instance, raw: RawRequest): WholeAnswer {
  const { method, target } = raw
  const [root, version, name = '', ...below] = pathOf(target)
    .split('/')
    .slice(1)
    .filter((segment) => segment !== '')
    .map((segment) => decodeComponent(segment) ?? segment)
  const resource = root === 'api' && version === 'v4' ? findResource(name, below, method) : null
  if (resource === null) return noRoute(method, target, raw.accept)
  const reading = readRequest({
    method,
    query: target.split('?').slice(1).join('?'),
    contentType: raw.contentType,
    body: raw.body ?? '{',
  })
  if (reading.kind === 'malformed' || isOverlong(groupOf(reading.parameters, 'page'))) {
    return malformed()
  }
  const { parameters } = reading
  const authentication = authenticate(raw.authorization, parameters, instance.content.users)
  switch (authentication.kind) {
    case 'missing':
      return missingToken(target)
    case 'wrong':
      return wrongToken(target)
    case 'user':
      return resource({
        instance,
        method,
        target,
        path: pathOf(target),
        below,
        user: authentication.user,
        parameters,
      })
  }
}

const resources: Readonly<Record<string, Resource>> = {
  endpoints: answerEndpoints,
  things: answerThings,
  users: answerUsers,
  collections: answerCollections,
  concept_schemes: answerConceptSchemes,
  universal: answerUniversal,
}

/** Null if there is no route. */
function findResource(name: string, below: readonly string[], method: string): Resource | null {
  if (!['GET', 'HEAD', 'POST'].includes(method)) return null
  if (name === 'auth') {
    return below[0] === 'check_credentials' && method !== 'POST' ? confirmToken : null
  }
  const needsMore = ['endpoints', 'things', 'universal'].includes(name)
  if (needsMore && below.length === 0) return null
  return (Object.hasOwn(resources, name) ? resources[name] : undefined) ?? null
}

const confirmToken: Resource = () => answerJson({ success: true })
