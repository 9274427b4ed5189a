import { refuseUnknownToken } from '../documented/problem.ts'
import type { Answer } from '../http/answer.ts'
import type { Call } from '../http/call.ts'
import { endpointIdOf, type Endpoint } from '../http/endpoint.ts'
import { visitorOf } from '../http/token.ts'

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
