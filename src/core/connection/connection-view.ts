import type { Connection } from './connection.ts'
import type { TokenState } from './token-state.ts'

/** A connection as the page gets it: everything but the token itself. */
export interface ConnectionView extends Connection {
  /** A sample has its own token; its address is final once the app has started it. */
  token: TokenState | { kind: 'sample'; isRunning: boolean }
}
