import type { Connection } from './connection.ts'
import type { TokenState } from './token-state.ts'

/** A connection as the page gets it: everything but the token itself. */
export interface ConnectionView extends Connection {
  token: TokenState | { kind: 'sample' }
}
