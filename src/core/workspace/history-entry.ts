import * as z from 'zod'
import { conventions } from '#core/query/conventions-schema.ts'
import { queryForm } from '#core/query/form-schema.ts'

const short = z.string().max(2_000)

/** The result of an exchange, for the history list. */
const result = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answer'),
    status: z.number().int(),
    /** The digits as sent; null if unknown. */
    total: short.nullable(),
    /** Time from sending to the last byte. */
    durationMs: z.number().nonnegative(),
    sizeBytes: z.number().nonnegative(),
    /** False if the body broke off. */
    isComplete: z.boolean(),
  }),
  /** No response: the problem's kind (core/exchange/outcome.ts). */
  z.object({ kind: z.literal('problem'), problem: short }),
])

/** The page's record of an exchange, which never contains a token. */
export const historyRecord = z.object({
  /** The exchange's ID. */
  id: z.uuid(),
  connectionId: short,
  /** The connection's name and base URL at the time of sending; both may have changed since. */
  connectionName: short,
  baseUrl: short,
  /** The connection's at the time of sending; entries of earlier versions have none. */
  conventions: z.optional(conventions),
  form: queryForm,
  result,
})

export const historyEntry = historyRecord.extend({
  /** Time of recording, RFC 3339 in UTC. */
  at: z.string(),
})

export type HistoryEntry = z.infer<typeof historyEntry>

export interface ListedEntry extends HistoryEntry {
  /** True if the response's body is still stored. */
  hasBody: boolean
}

/** Maximum size of all stored response bodies in bytes; 0 stores none. */
export const historySettings = z.object({ bodyBytes: z.number().int().nonnegative().max(10e9) })

export type HistorySettings = z.infer<typeof historySettings>
