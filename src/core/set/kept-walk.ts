import * as z from 'zod'
import { setDocument } from './set-document.ts'

const text = z.string().max(2_000)

export const keptWalkVersion = 1

/**
 * The file that the command line saves beside the items of a walk: query, times, verdict, and the stamps that
 * a later rehearsal compares. Contains no token and no content.
 */
export const keptWalk = z.object({
  format: z.literal('endpoint-explorer-walk'),
  version: z.literal(keptWalkVersion),
  set: setDocument,
  /** All fetched items: id, dct:modified, dc:touched; the stamps are '' if the set was not fetched by IDs. */
  stamps: z.array(z.tuple([text, text, text])),
})

export type KeptWalk = z.infer<typeof keptWalk>

/** The path of this file, beside the file with the items. */
export const keptWalkPath = (itemsPath: string): string => `${itemsPath}.set.json`
