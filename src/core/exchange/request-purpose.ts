import * as z from 'zod'
import type { AskedParameter } from '#core/query/asked-parameter.ts'

const short = z.string().max(2_000)
/** None: the query as a whole. */
const parameters = z.array(
  z.union([
    z.object({ kind: z.enum(['q', 'sort', 'page.size', 'page.number', 'language']) }),
    z.object({ kind: z.enum(['filter', 'include', 'fields', 'extra']), name: z.string() }),
  ]) satisfies z.ZodType<AskedParameter>,
)

/** Why a request is made: what the ledger says beside it (truth.md 6). */
export const requestPurpose = z.discriminatedUnion('kind', [
  /** Sent by the person. */
  z.object({ kind: z.literal('send') }),
  /** Another page of the answer that is shown; null where nobody knows which. */
  z.object({ kind: z.literal('page'), number: z.number().int().nullable() }),
  /** Sent again, to see what has changed since a kept answer. */
  z.object({ kind: z.literal('compare') }),
  /** One of many queries that are checked, by its name. */
  z.object({ kind: z.literal('batch'), name: short }),
  z.object({ kind: z.literal('export'), page: z.number().int() }),
  /** A set of all items that is kept: which step of it, and the how manieth request. */
  z.object({
    kind: z.literal('set'),
    step: z.enum(['count', 'list', 'batch', 'page']),
    number: z.number().int(),
  }),
  /** The rehearsal of an import that runs at night: which step of it, and the how manieth request. */
  z.object({
    kind: z.literal('sync'),
    step: z.enum(['list', 'modified', 'touched', 'deleted', 'item']),
    number: z.number().int(),
  }),
  /** Whether a parameter is evaluated at all (truth.md 3). */
  z.object({ kind: z.literal('check'), parameters }),
  /** A step of the doctor (truth.md 4). */
  z.object({
    kind: z.literal('doctor'),
    step: short,
    parameters,
    /** What it tries instead: a word, a language, a remedy's value; '' for nothing. */
    value: short,
  }),
  /** Which part of the query makes the server fail (truth.md 5b). */
  z.object({ kind: z.literal('culprit'), parameters }),
  /** What an include costs: without which one it is asked; none for the query as it is. */
  z.object({ kind: z.literal('include-cost'), parameters }),
  /** Why an item is not here (truth.md 5). */
  z.object({ kind: z.literal('missing'), step: short, parameters }),
  /** What was changed, deleted or left since a day, and the names of it; `item`: whether one is still there. */
  z.object({
    kind: z.literal('changes'),
    step: z.enum(['changed', 'deleted', 'names', 'item', 'list']),
  }),
  /** One item by its ID, to be shown beside the list. */
  z.object({ kind: z.literal('item') }),
  /** What the instance does, held against what is documented: a line of the conformance card. */
  z.object({ kind: z.literal('conformance'), check: short }),
  /** Whether the token opens an endpoint, and what is in it. */
  z.object({ kind: z.literal('access'), endpoint: short }),
  z.object({ kind: z.literal('connection-test') }),
  z.object({ kind: z.literal('endpoints') }),
  z.object({ kind: z.literal('concept-schemes') }),
  z.object({ kind: z.literal('concepts') }),
  /** Hits of the values of a scheme under the current conditions. */
  z.object({ kind: z.literal('counts') }),
  /** How many items an endpoint holds without any condition. */
  z.object({ kind: z.literal('whole-count') }),
  z.object({ kind: z.literal('picture') }),
])

export type RequestPurpose = z.infer<typeof requestPurpose>

/**
 * Whether an answer belongs into the history: what the person asked for does; an export's pages would push
 * out all others, and an investigation's small answers are nothing to look at again.
 */
export const isForHistory = ({ kind }: Pick<RequestPurpose, 'kind'>): boolean =>
  kind === 'send' || kind === 'page' || kind === 'compare'
