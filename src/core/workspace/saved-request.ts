import * as z from 'zod'
import { writtenForm } from '#core/query/form-schema.ts'

const short = z.string().max(2_000)

/** A query that somebody wants to keep, as it is stored and as the page sees it. No token has a place in it. */
export const savedRequest = z.object({
  id: z.uuid(),
  name: z.string().trim().min(1).max(200),
  note: z.string().max(20_000),
  /** '' is no folder. A folder is there as long as something lies in it. */
  folder: z.string().trim().max(200),
  /** Decides the order within the folder; two requests may have the same. */
  position: z.number(),
  connectionId: short,
  /** The instance it was made for, by address: the connection may be removed or be another one elsewhere. */
  baseUrl: short,
  form: writtenForm,
})

export type SavedRequest = z.infer<typeof savedRequest>

/** A file among the saved requests that none could be read from; `file` is its name as it is now. */
export interface UnreadRequest {
  /** `set-aside`: no saved request; renamed, and kept. `newer`: of a newer app. `unavailable`: not readable now. */
  kind: 'set-aside' | 'newer' | 'unavailable'
  file: string
}
