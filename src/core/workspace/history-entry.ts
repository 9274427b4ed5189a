import * as z from 'zod'
import { queryForm } from '#core/query/form-schema.ts'

const short = z.string().max(2_000)

/** How an exchange ended, as far as a list shows it. */
const result = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answer'),
    status: z.number().int(),
    /** The digits as they were sent; null is unknown. */
    total: short.nullable(),
    /** From sending to the last byte. */
    durationMs: z.number().nonnegative(),
    /** The body as decoded. */
    sizeBytes: z.number().nonnegative(),
    /** False where the body broke off. */
    isComplete: z.boolean(),
  }),
  /** No answer: the problem's kind (core/exchange/problem.ts). */
  z.object({ kind: z.literal('problem'), problem: short }),
])

/** What the page tells of an exchange. There is no place for a token in it. */
export const historyRecord = z.object({
  /** The exchange's own id. */
  id: z.uuid(),
  connectionId: short,
  /** The connection's name and address at the time of sending: it may be renamed or removed since. */
  connectionName: short,
  baseUrl: short,
  form: queryForm,
  result,
})

export const historyEntry = historyRecord.extend({
  /** When it was recorded: RFC 3339 in UTC. */
  at: z.string(),
})

export type HistoryEntry = z.infer<typeof historyEntry>

/** An entry as the page sees it. */
export interface ListedEntry extends HistoryEntry {
  /** Whether the answer's bytes are still on this computer. */
  hasBody: boolean
}

/** How many bytes of answers are kept; 0 keeps none. */
export const historySettings = z.object({ bodyBytes: z.number().int().nonnegative().max(10e9) })

export type HistorySettings = z.infer<typeof historySettings>
