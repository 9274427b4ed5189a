import type { KeyLoadResult, KeyProvider } from '#host/vault/key-provider.ts'

/** A keyring in memory, with the answers a real one can give, for tests of what the vault makes of them. */
export interface KeptKey extends KeyProvider {
  key: Uint8Array | null
  /** What it answers instead of the key. */
  refuses: 'locked' | 'unavailable' | null
  /** How often it was asked for anything. */
  requested: number
}

export function createKeptKey(): KeptKey {
  const slot = { kind: 'keyring' as const, service: 'endpoint-explorer', account: 'vault-key-v1' }
  const kept: KeptKey = {
    kind: 'keyring',
    defaultSlot: slot,
    key: null,
    refuses: null,
    requested: 0,
    load() {
      kept.requested++
      return Promise.resolve(answer())
    },
    store(key) {
      kept.requested++
      if (kept.refuses !== null) return Promise.resolve({ kind: kept.refuses })
      kept.key = Uint8Array.from(key)
      return Promise.resolve({ kind: 'stored', slot })
    },
  }
  function answer(): KeyLoadResult {
    if (kept.refuses !== null) return { kind: kept.refuses }
    return kept.key === null ? { kind: 'missing' } : { kind: 'key', key: Uint8Array.from(kept.key) }
  }
  return kept
}
