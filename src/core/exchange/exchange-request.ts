import * as z from 'zod'
import { maxBodyLength } from '#core/request/max-body-length.ts'
import { requestPurpose, type RequestPurpose } from './request-purpose.ts'
import { isDots } from '#core/query/endpoint-name.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { Resource } from '#core/request/resource.ts'

export const queryParameter = z.object({
  name: z.string().max(1_000),
  members: z.array(z.string().max(1_000_000)).max(10_000),
})

/** One segment of a path, and no step to another. */
export const endpointName = z
  .string()
  .min(1)
  .max(1_000)
  .refine((name) => !isDots(name), 'expected the ID or slug of an endpoint')

/** UUIDs become part of a path, and nothing else does but an endpoint's name. */
const resource: z.ZodType<Resource> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('users') }),
  z.object({ kind: z.literal('check-credentials') }),
  z.object({ kind: z.literal('concept-schemes') }),
  z.object({ kind: z.literal('concepts'), schemeId: z.guid() }),
  z.object({ kind: z.literal('universal'), id: z.guid() }),
  z.object({ kind: z.literal('facets'), endpoint: endpointName, schemeId: z.guid() }),
  z.object({ kind: z.literal('suggest'), endpoint: endpointName }),
  z.object({ kind: z.literal('thing'), id: z.guid() }),
  z.object({ kind: z.literal('endpoint-item'), endpoint: endpointName, id: z.guid() }),
  z.object({ kind: z.literal('deleted-things') }),
])

/** The outside form of RequestPlan, checked where it enters the host. */
const requestPlan: z.ZodType<RequestPlan> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('get'),
    endpoint: endpointName,
    query: z.array(queryParameter).max(10_000),
  }),
  z.object({
    kind: z.literal('post'),
    endpoint: endpointName,
    query: z.array(queryParameter).max(10_000),
    body: z.string().max(maxBodyLength),
  }),
  z.object({
    kind: z.literal('resource'),
    resource,
    query: z.array(queryParameter).max(10_000),
    body: z.string().max(maxBodyLength).nullable(),
  }),
  z.object({
    kind: z.literal('link'),
    // Nothing but the API, nothing that climbs out of it, and nothing that cannot stand in a request line.
    target: z
      .string()
      .max(100_000)
      .regex(/^\/api\/v4\/endpoints\/[\x21-\x7e]+$/)
      .refine((target) => !/\/(\.|%2e){1,2}(\/|[?#]|$)/i.test(target)),
  }),
])

/** What the page asks the host to send: intent only. The host adds the base URL and the token. */
export interface ExchangeRequest {
  /** A UUID chosen by the page, so that it can ask how the exchange ended. */
  id: string
  connectionId: string
  plan: RequestPlan
  /** Why it is asked: it decides what the ledger says, and whether the answer is kept. */
  purpose: RequestPurpose
  /** Gives the kept answer of that earlier exchange once more; nothing is sent. */
  keptId?: string | undefined
}

export const exchangeRequest: z.ZodType<ExchangeRequest> = z.object({
  id: z.uuid(),
  connectionId: z.string().min(1),
  plan: requestPlan,
  purpose: requestPurpose,
  keptId: z.uuid().optional(),
})
