import * as z from 'zod'
import { maxBodyLength } from '#core/request/plan-body.ts'
import { isDots } from '#core/query/endpoint-name.ts'
import { maxNameLength, maxValueCount, maxValueLength } from '#core/query/form-limits.ts'
import type { RequestPlan, Resource } from '#core/request/request-plan.ts'
import { namedKinds, singleKinds, type RequestParameter } from '#core/query/request-parameter.ts'

/** Cut, because it only names a request: a word of a query may be longer. */
const shortText = z.string().overwrite((text) => text.slice(0, 2_000))
/** Empty for the query as a whole. */
const parameters = z.array(
  z.union([
    z.object({ kind: z.enum(singleKinds) }),
    z.object({ kind: z.enum(namedKinds), name: z.string() }),
  ]) satisfies z.ZodType<RequestParameter>,
)

/** Why a request is sent, for the request log (truth.md 6). */
export const requestPurpose = z.discriminatedUnion('kind', [
  /** Sent by the user. */
  z.object({ kind: z.literal('send') }),
  /** Another page of the response shown; null if its number is unknown. */
  z.object({ kind: z.literal('page'), number: z.number().int().nullable() }),
  /** Sent again, to compare it with a saved response. */
  z.object({ kind: z.literal('compare') }),
  /** One query of a query check. */
  z.object({ kind: z.literal('batch'), name: shortText }),
  z.object({ kind: z.literal('export'), page: z.number().int() }),
  /** One step of fetching a saved set; `number` counts the requests. */
  z.object({
    kind: z.literal('set'),
    step: z.enum(['count', 'list', 'batch', 'page']),
    number: z.number().int(),
  }),
  /** One step of an import check; `number` counts the requests. */
  z.object({
    kind: z.literal('sync'),
    step: z.enum(['list', 'modified', 'touched', 'deleted']),
    number: z.number().int(),
  }),
  /** Checks if parameters are evaluated at all (truth.md 3). */
  z.object({ kind: z.literal('check'), parameters }),
  /** One step of “Why no items, or so few?” (truth.md 4). */
  z.object({
    kind: z.literal('doctor'),
    step: shortText,
    parameters,
    /** The alternative tried: a word, a language, a value; '' for none. */
    value: shortText,
  }),
  /** Searches the part of the query that makes the server fail (truth.md 5b). */
  z.object({ kind: z.literal('culprit'), parameters }),
  /** Measures includes by omitting `parameters`; empty for the complete query. */
  z.object({ kind: z.literal('include-cost'), parameters }),
  /** Searches the reason why an item is missing (truth.md 5). */
  z.object({ kind: z.literal('missing'), step: shortText, parameters }),
  /** Lists what was changed, deleted or removed since a day, with names. */
  z.object({
    kind: z.literal('changes'),
    step: z.enum(['changed', 'deleted', 'names', 'list']),
  }),
  /** One item by ID, for the detail view. */
  z.object({ kind: z.literal('item') }),
  /** One check of the API check. */
  z.object({ kind: z.literal('conformance'), check: shortText }),
  /** Checks the token's access to an endpoint. */
  z.object({ kind: z.literal('access'), endpoint: shortText }),
  z.object({ kind: z.literal('connection-test') }),
  z.object({ kind: z.literal('endpoints') }),
  z.object({ kind: z.literal('concept-schemes') }),
  z.object({ kind: z.literal('concepts') }),
  /** Counts hits per concept of a scheme with the current filters. */
  z.object({ kind: z.literal('counts') }),
  /** Requests the unfiltered total of an endpoint. */
  z.object({ kind: z.literal('whole-count') }),
  z.object({ kind: z.literal('linked-names') }),
  /** Searches the items that link to an item. */
  z.object({ kind: z.literal('used-in') }),
  z.object({ kind: z.literal('picture') }),
  /** Asks for the version of the newest release, at the start. */
  z.object({ kind: z.literal('update') }),
])

export type RequestPurpose = z.infer<typeof requestPurpose>

/**
 * True if the response is added to the history. Pages of an export and requests of checks would displace all
 * others.
 */
export const isForHistory = ({ kind }: Pick<RequestPurpose, 'kind'>): boolean =>
  kind === 'send' || kind === 'page' || kind === 'compare'

const queryParameter = z.object({
  name: z.string().max(maxNameLength),
  members: z.array(z.string().max(maxValueLength)).max(maxValueCount),
})

export const queryParameters = z.array(queryParameter).max(maxValueCount)

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
    query: queryParameters,
  }),
  z.object({
    kind: z.literal('post'),
    endpoint: endpointName,
    query: queryParameters,
    body: z.string().max(maxBodyLength),
  }),
  z.object({
    kind: z.literal('resource'),
    resource,
    query: queryParameters,
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
