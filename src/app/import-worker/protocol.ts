import type { Defect } from '#core/defect/defect.ts'
import type { Import } from '#core/import/import.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { WrittenForm } from '#core/query/form.ts'

/** An instance that is known, with the way its requests are written. */
export interface KnownInstance {
  baseUrl: string
  conventions: Conventions
}

/** The files that were chosen, and what they are compared with. */
export interface ToImportWorker {
  files: readonly File[]
  instances: readonly KnownInstance[]
  /** The one in use: requests without an address are for it. */
  current: KnownInstance | null
  /** What is saved already. */
  saved: readonly { baseUrl: string; form: WrittenForm }[]
  /** To check what programs send: each request as the file has it, whichever conventions write it so. */
  isAsWritten: boolean
}

export type FromImportWorker = ({ kind: 'read' } & ReadFiles) | { kind: 'failed'; defect: Defect }

export interface ReadFiles {
  read: Import
  /** Positions of the requests that are saved already. */
  known: readonly number[]
}
