import * as z from 'zod'
import { expectations } from '#core/folder/expectation-schema.ts'
import { storedForm } from '#core/query/form-schema.ts'
import { maxNameLength } from './max-name-length.ts'

const short = z.string().max(2_000)

/** A saved request, as stored and as sent to the page. It never contains a token. */
export const savedRequest = z.object({
  id: z.uuid(),
  name: z.string().trim().min(1).max(maxNameLength),
  note: z.string().max(20_000),
  /** '' for no folder. A folder exists while it contains a request. */
  folder: z.string().trim().max(maxNameLength),
  /** Sort position within the folder; not unique. */
  position: z.number(),
  connectionId: short,
  /** Base URL of its server, because the connection may have been removed or differ on another computer. */
  baseUrl: short,
  form: storedForm,
  /** What its response must be; absent if nothing is expected of it. */
  expect: z.optional(expectations),
})

export type SavedRequest = z.infer<typeof savedRequest>

/** A file that could not be read as a saved request; `file` is its current name. */
export interface UnreadableRequest {
  /**
   * `set-aside`: not a saved request, renamed. `newer`: written by a newer app. `unavailable`: cannot be read
   * now.
   */
  kind: 'set-aside' | 'newer' | 'unavailable'
  file: string
}
