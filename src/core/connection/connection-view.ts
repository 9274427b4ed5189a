import type { Connection } from './connection.ts'

/**
 * How a connection's token is stored, or why it is not available. Contains nothing of the token itself;
 * worded in i18n.
 */
export type TokenState =
  | { kind: 'none' }
  /** Encrypted in the vault file. Whether it can be decrypted shows at its first use. */
  | { kind: 'stored' }
  /** In memory only. `nextStart`: what the connection has after a restart. */
  | { kind: 'memory'; reason: MemoryReason; nextStart: 'no-token' | 'token-stored-before' }
  /** Stored, but the system keyring is locked or did not respond in time. */
  | { kind: 'locked' }
  /** Stored, but the key store or the vault file cannot be accessed now. */
  | { kind: 'unavailable' }
  /** Stored, but its key is no longer in the keyring: the token must be entered again. */
  | { kind: 'key-missing' }
  /** Stored with another key than the current one: readable again only with that key. */
  | { kind: 'key-changed' }
  /** Stored, but the record is corrupt: the token must be entered again. */
  | { kind: 'damaged' }
  /** Stored for another origin than the current address, and not sent there. */
  | { kind: 'other-origin' }
  /** The vault file could not be read and was moved to `movedTo`: tokens must be entered again. */
  | { kind: 'unreadable'; movedTo: string }
  /** The vault file was written by a newer version of the app and is left as it is. */
  | { kind: 'newer-version' }

export type MemoryReason =
  /** The app was started with `ENDPOINT_EXPLORER_SECRETS=memory`. */
  | 'asked'
  /** This computer has no key store. */
  | 'no-keyring'
  /** The keyring is locked: unlock it and enter the token again to store it. */
  | 'locked'
  /** The vault file cannot be written: the disk is full or read-only. */
  | 'not-written'
  /** The vault file belongs to a newer version of the app. */
  | 'newer-version'

/** A connection as the page gets it: everything but the token itself. */
export interface ConnectionView extends Connection {
  /** A sample has its own token; its address is final once the app has started it. */
  token: TokenState | { kind: 'sample'; isRunning: boolean }
}
