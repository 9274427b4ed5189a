import * as z from 'zod'
import { setDocument } from './set-document.ts'

const text = z.string().max(2_000)

/**  */
export const keptWalkVersion = 1

/**
 * What the command line keeps beside the items of a walk: which query they are of, when they were fetched, what is
 * proved of them, and the stamps by which a later rehearsal tells what changed. No token and no content.
 */
export const keptWalk = z.object({
  format: z.literal('endpoint-explorer-walk'),
  version: z.literal(keptWalkVersion),
  set: setDocument,
  /** Every item that is held: id, dct:modified, dc:touched; empty stamps for one that was not fetched by IDs. */
  stamps: z.array(z.tuple([text, text, text])),
})

export type KeptWalk = z.infer<typeof keptWalk>

/** Its path, derived from the file with the items. */
export const keptWalkPath = (items: string): string => `${items}.set.json`
