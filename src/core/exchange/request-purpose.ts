import * as z from 'zod'
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
  /** One step of “Why no items?” (truth.md 4). */
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
