import * as z from 'zod'
import { expectations } from '#core/folder/expectation-schema.ts'
import { storedForm } from '#core/query/form-schema.ts'
import { maxFolderLength, maxNameLength } from './saved-name.ts'

const short = z.string().max(2_000)

/** A saved request, as stored and as sent to the page. It never contains a token. */
export const savedRequest = z.object({
  id: z.uuid(),
  /** The ID of the opened folder that it is in; absent for the app's own. */
  root: z.optional(z.uuid()),
  name: z.string().trim().min(1).max(maxNameLength),
  note: z.string().max(20_000),
  /** '' for no folder; `A / B` for one in another. A folder exists while it contains a request. */
  folder: z.string().trim().max(maxFolderLength),
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

/** A file of a folder that is not read as a saved request. It stays as it is. */
export interface UnreadableRequest {
  /**
   * `mistake`: says no query, see `detail`. `not-moved`: of an earlier version of the app, and no saved request.
   * `newer`: of a newer app. `not-a-file`: a folder, a pipe or a device. `link`: leads to another file. `too-many`:
   * the first of those that are not read because there are too many. `unavailable`: cannot be read now.
   */
  kind:
    | 'mistake'
    | 'not-moved'
    | 'newer'
    | 'not-a-file'
    | 'too-large'
    | 'link'
    | 'too-many'
    | 'unavailable'
  /** The ID of the opened folder that it is in; absent for the app's own. */
  root?: string | undefined
  /** Its path in the folder. */
  file: string
  /** With the line, in English; '' unless it is a mistake. */
  detail: string
}
