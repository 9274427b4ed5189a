import type { ConnectionView } from '#core/connection/connection-view.ts'
import type { ImportedRequest } from '#core/import/import.ts'

/** A request of a file, and where it would go. */
export interface ImportedRow {
  request: ImportedRequest
  /** null where no connection has its address. */
  connection: ConnectionView | null
  baseUrl: string
}
