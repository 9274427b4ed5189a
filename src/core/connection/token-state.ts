/**
 * How a connection's token is kept, or why it is not at hand. Never holds anything of the token itself.
 * Plain data: the words for people stand in the page's messages.
 */
export type TokenState =
  | { kind: 'none' }
  /** In the vault file, encrypted. Whether it can be opened shows at its first use. */
  | { kind: 'stored' }
  /** Kept until the app ends, and nowhere on disk. Usable. `nextStart`: what the connection has after that. */
  | { kind: 'memory'; reason: MemoryReason; nextStart: 'no-token' | 'token-stored-before' }
  /** Stored, and the system keyring is locked, was not unlocked, or gave no answer in time. */
  | { kind: 'locked' }
  /** Stored, and the place that keeps the key, or the vault file itself, cannot be reached now. */
  | { kind: 'unavailable' }
  /** Stored, and its key is no longer in the keyring: it must be entered again. */
  | { kind: 'key-missing' }
  /** Stored with another key than the one in the keyring: opens again only if that key returns. */
  | { kind: 'key-changed' }
  /** Stored, and the record was altered or broken: it must be entered again. */
  | { kind: 'damaged' }
  /** Stored for another origin than the connection's address has now; it is not sent there. */
  | { kind: 'other-origin' }
  /** The vault file could not be read and was moved to `movedTo`: tokens must be entered again. */
  | { kind: 'unreadable'; movedTo: string }
  /** The vault file was written by a newer version of the app and is left as it is. */
  | { kind: 'newer-version' }

export type MemoryReason =
  /** The app was started so (`ENDPOINT_EXPLORER_SECRETS=memory`). */
  | 'asked'
  /** This computer offers no place that keeps a key safely. */
  | 'no-keyring'
  /** The keyring is locked: unlock it and enter the token again to have it stored. */
  | 'locked'
  /** The vault file cannot be written: the disk is full or read-only. */
  | 'not-written'
  /** The vault file belongs to a newer version of the app. */
  | 'newer-version'
