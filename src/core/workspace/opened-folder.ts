import * as z from 'zod'

/** A folder of queries that the user opened beside the app's own. */
export const openedFolder = z.object({
  id: z.uuid(),
  /** Absolute, as the system spells it. */
  path: z.string(),
  /** By its document, else the name of the folder. */
  name: z.string(),
  isOpen: z.boolean(),
})

export type OpenedFolder = z.infer<typeof openedFolder>

/** Why a folder cannot be opened. */
export type FolderProblem = 'not-absolute' | 'missing' | 'not-a-folder' | 'no-access' | 'own'
