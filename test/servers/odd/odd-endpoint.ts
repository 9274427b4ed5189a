import { refuseUnknownToken } from '#sample/documented/problem.ts'
import type { Answer } from '#sample/http/answer.ts'
import { type Call, endpointIdOf, type Endpoint } from '#sample/http/endpoint.ts'
import { visitorOf } from '#sample/http/token.ts'

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
