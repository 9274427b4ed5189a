import type { ConnectionView } from '#core/connection/connection-view.ts'
import type { ImportedRequest } from '#core/import/import.ts'

/** A request of a file, and the connection it would be saved for. */
export interface ImportedRow {
  request: ImportedRequest
  /** null if no connection has its base URL. */
  connection: ConnectionView | null
  baseUrl: string
}
