/**
 * A place that can keep the vault's 256-bit data key safely: the system keyring, or Electron's safeStorage.
 *
 * Expected failures are values. A provider never creates, replaces or deletes a key on its own account.
 */
export interface KeyProvider {
  /** Stands in the vault file, so that the file says what holds its key. */
  kind: KeySlot['kind']
  /** Where to look when the vault file names no slot of this kind; null when only the file can say. */
  usualSlot: KeySlot | null
  /** `missing` only when the place answered that there is no key; every other failure is `locked` or `unavailable`. */
  load(slot: KeySlot): Promise<KeyLoad>
  /** Keeps the key and returns the slot to write into the vault file. */
  store(key: Uint8Array): Promise<KeyStore>
}

/** What the vault file says about one provider: a name in the keyring, or a wrapped key. Plain JSON. */
export type KeySlot =
  { kind: 'keyring'; service: string; account: string } | { kind: 'safe-storage'; wrapped: string }

export type KeyLoad =
  /** `renewed`: the same key wrapped anew, to stand in the file instead of the slot asked for. */
  | { kind: 'key'; key: Uint8Array; renewed?: KeySlot }
  | { kind: 'missing' }
  | { kind: 'locked' }
  | { kind: 'unavailable' }

export type KeyStore =
  { kind: 'stored'; slot: KeySlot } | { kind: 'locked' } | { kind: 'unavailable' }
