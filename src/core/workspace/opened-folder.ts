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

export type FolderFault = 'not-absolute' | 'missing' | 'not-a-folder' | 'no-access'

/**
 * Why a folder cannot be opened, or cannot become the folder of the app's own queries. `nested`: it and the present
 * one, or the data folder, are in each other. `other-servers`: its document means other servers by the same names.
 * `own-away`: the folder of the own queries is not there now.
 */
export type FolderProblem = FolderFault | 'own' | 'open' | 'nested' | 'other-servers' | 'own-away'

/** Where the app's own saved queries are. */
export interface OwnPlace {
  path: string
  /** In the data folder. */
  isUsual: boolean
  /** Why they cannot be read now; `unknown`: the file that names the place is damaged. */
  problem: Exclude<FolderFault, 'not-absolute'> | 'unknown' | null
}

/** What became of the app's own queries when they were moved into another folder. */
export interface MovedQueries {
  path: string
  copied: number
  /** They were there already, word for word. */
  there: number
  /** Of those copied: their file got another name, because another query there has it. */
  renamed: number
  /** Files that were not copied. */
  left: string[]
  /** Where the files that were copied still are; '' if there are none. */
  keptIn: string
}
