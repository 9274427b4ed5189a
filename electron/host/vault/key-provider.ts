/**
 * A secure store for the vault's 256-bit data key: the system keyring, or Electron's safeStorage.
 *
 * Expected failures are values. A provider never creates, replaces or deletes a key by itself.
 */
export interface KeyProvider {
  /** Written to the vault file to identify where its key is stored. */
  kind: KeySlot['kind']
  /** The slot to try if the vault file has none of this kind; null if only the file can name it. */
  defaultSlot: KeySlot | null
  /**
   * `missing` only if the store confirmed that there is no key; other failures are `locked` or `unavailable`.
   */
  load(slot: KeySlot): Promise<KeyLoadResult>
  /** Stores the key and returns the slot to write to the vault file. */
  store(key: Uint8Array): Promise<KeyStoreResult>
}

/** A provider's entry in the vault file: a name in the keyring, or a wrapped key. Plain JSON. */
export type KeySlot =
  | { kind: 'keyring'; service: string; account: string }
  | { kind: 'safe-storage'; wrapped: string }

export type KeyLoadResult =
  /** `renewed`: the same key wrapped again; replaces the slot in the file. */
  | { kind: 'key'; key: Uint8Array; renewed?: KeySlot }
  | { kind: 'missing' }
  | { kind: 'locked' }
  /** The key store cannot be accessed now. */
  | { kind: 'unavailable' }

export type KeyStoreResult =
  | { kind: 'stored'; slot: KeySlot }
  | { kind: 'locked' }
  | { kind: 'unavailable' }
