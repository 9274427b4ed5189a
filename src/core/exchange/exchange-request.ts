import * as z from 'zod'
import { maxBodyLength } from '#core/request/plan-body.ts'
import { requestPurpose, type RequestPurpose } from './request-purpose.ts'
import { isDots } from '#core/query/endpoint-name.ts'
import { maxNameLength, maxValueCount, maxValueLength } from '#core/query/check-form.ts'
import type { RequestPlan, Resource } from '#core/request/request-plan.ts'

export const queryParameter = z.object({
  name: z.string().max(maxNameLength),
  members: z.array(z.string().max(maxValueLength)).max(maxValueCount),
})

/** A single path segment, neither `.` nor `..`. */
export const endpointName = z
  .string()
  .min(1)
  .max(maxNameLength)
  .refine((name) => !isDots(name), 'expected the ID or slug of an endpoint')

/** Only UUIDs and endpoint names become parts of a path. */
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
  z.object({ kind: z.literal('selected-things') }),
  z.object({ kind: z.literal('deleted-things') }),
])

/** Schema of RequestPlan, validated by the host process. */
export const requestPlan: z.ZodType<RequestPlan> = z.discriminatedUnion('kind', [
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
    // Only paths of the API, without `..` segments or characters that are not allowed in a request line.
    target: z
      .string()
      .max(100_000)
      .regex(/^\/api\/v4\/endpoints\/[\x21-\x7e]+$/)
      .refine((target) => !/\/(\.|%2e){1,2}(\/|[?#]|$)/i.test(target)),
  }),
])

/** A request of the page to the host process, which adds base URL and token. */
export interface ExchangeRequest {
  /** A UUID chosen by the page, to request the outcome later. */
  id: string
  connectionId: string
  plan: RequestPlan
  /** Why the request is sent: determines its log entry and whether the response is saved. */
  purpose: RequestPurpose
  /** Returns the saved response of that exchange instead of sending. */
  savedResponseId?: string | undefined
}

export const exchangeRequest: z.ZodType<ExchangeRequest> = z.object({
  id: z.uuid(),
  connectionId: z.string().min(1),
  plan: requestPlan,
  purpose: requestPurpose,
  savedResponseId: z.uuid().optional(),
})
