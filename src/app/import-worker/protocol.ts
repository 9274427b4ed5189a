import type { Defect } from '#core/defect/defect.ts'
import type { Import } from '#core/import/import.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { StoredForm } from '#core/query/form.ts'

export interface KnownInstance {
  baseUrl: string
  conventions: Conventions
}

/** The chosen files, and the saved requests to compare with. */
export interface ToImportWorker {
  files: readonly File[]
  instances: readonly KnownInstance[]
  /** The current connection, used for requests without a URL. */
  current: KnownInstance | null
  saved: readonly { baseUrl: string; form: StoredForm }[]
  /**
   * True to keep each request exactly as written (conventions are derived from it), for checking the program
   * that sends it.
   */
  isAsWritten: boolean
}

export type FromImportWorker =
  | ({ kind: 'read' } & ImportResult)
  | { kind: 'failed'; defect: Defect }

export interface ImportResult {
  read: Import
  /** Positions of the requests that are already saved. */
  known: readonly number[]
}
