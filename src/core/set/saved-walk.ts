import * as z from 'zod'
import { setDocument } from './set-document.ts'

const text = z.string().max(2_000)

export const savedWalkVersion = 1

/**
 * The file that the command line saves beside the items of a set: query, times, verdict, and the timestamps that
 * a later import check compares. Contains no token and no content.
 */
export const savedWalk = z.object({
  format: z.literal('endpoint-explorer-walk'),
  version: z.literal(savedWalkVersion),
  set: setDocument,
  /** All fetched items: id, dct:modified, dc:touched; the stamps are '' if the set was not fetched by IDs. */
  stamps: z.array(z.tuple([text, text, text])),
})

export type SavedWalk = z.infer<typeof savedWalk>

/** The path of this file, beside the file with the items. */
export const savedWalkPath = (itemsPath: string): string => `${itemsPath}.set.json`
