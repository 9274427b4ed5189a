import * as z from 'zod'
import type { FolderConnection } from '#core/folder/folder-document.ts'

/** A folder of queries that the user opened beside the app's own. */
export const openedFolder = z.object({
  id: z.uuid(),
  /** Absolute, as the system spells it. */
  path: z.string(),
  /** By its document, else the name of the folder. */
  name: z.string(),
  isOpen: z.boolean(),
  /** The own connections that the user chose for addresses of the folder. */
  links: z.array(z.object({ address: z.string(), connectionId: z.string() })).default([]),
})

export type OpenedFolder = z.infer<typeof openedFolder>

/** A folder with the connections that its document names: servers to choose, not connections of the app. */
export interface ShownFolder extends OpenedFolder {
  connections: readonly FolderConnection[]
}

/** Why a folder cannot be opened. */
export type FolderProblem = 'not-absolute' | 'missing' | 'not-a-folder' | 'no-access' | 'own'
