import type { KeyLoadResult, KeyProvider } from './key-provider.ts'

/** The asynchronous part of Electron's safeStorage (Electron 42 and newer), usable once the app is ready. */
export interface AsyncSafeStorage {
  isAsyncEncryptionAvailable(): Promise<boolean>
  encryptStringAsync(text: string): Promise<Uint8Array>
  decryptStringAsync(encrypted: Buffer): Promise<{ result: string; shouldReEncrypt: boolean }>
}

/** Secret Service and the secret portal. `v10` on Linux is a key that is public in Chromium's source. */
const safePrefixesOnLinux = ['v11', 'v12']

/**
 * Wraps the vault's key with Electron's safeStorage and stores it in the vault file.
 *
 * On Linux, safeStorage reports that it is available even without a keyring. Only the first three bytes of
 * the encrypted text reliably show which key was used.
 */
export function createSafeStorageProvider(deps: {
  safeStorage: AsyncSafeStorage
  platform: NodeJS.Platform
}): KeyProvider {
  const { safeStorage, platform } = deps

  const isSafe = (encrypted: Uint8Array) =>
    platform !== 'linux' ||
    safePrefixesOnLinux.includes(Buffer.from(encrypted.subarray(0, 3)).toString('latin1'))

  /** Null if encryption fails or would not be secure. */
  async function encrypt(text: string): Promise<string | null> {
    try {
      if (!(await safeStorage.isAsyncEncryptionAvailable())) return null
      // A probe goes first, so that the vault's key is never encrypted with a public key.
      if (!isSafe(await safeStorage.encryptStringAsync('probe'))) return null
      const encrypted = await safeStorage.encryptStringAsync(text)
      return isSafe(encrypted) ? Buffer.from(encrypted).toString('base64') : null
    } catch {
      return null
    }
  }

  async function decrypt(wrapped: string): Promise<KeyLoadResult> {
    const encrypted = Buffer.from(wrapped, 'base64')
    if (!isSafe(encrypted)) return { kind: 'unavailable' }
    try {
      if (!(await safeStorage.isAsyncEncryptionAvailable())) return { kind: 'unavailable' }
      const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(encrypted)
      const loaded: KeyLoadResult = { kind: 'key', key: Buffer.from(result, 'base64') }
      const renewed = shouldReEncrypt ? await encrypt(result) : null
      return renewed === null
        ? loaded
        : { ...loaded, renewed: { kind: 'safe-storage', wrapped: renewed } }
    } catch (error) {
      return describeFailure(error)
    }
  }

  return {
    kind: 'safe-storage',
    defaultSlot: null,
    load: async (slot) =>
      slot.kind === 'safe-storage' ? await decrypt(slot.wrapped) : { kind: 'unavailable' },
    async store(key) {
      const wrapped = await encrypt(Buffer.from(key).toString('base64'))
      return wrapped === null
        ? { kind: 'unavailable' }
        : { kind: 'stored', slot: { kind: 'safe-storage', wrapped } }
    },
  }
}

/** Electron's temporary and permanent failures differ only in their text. */
function describeFailure(error: unknown): KeyLoadResult {
  const text = error instanceof Error ? error.message : ''
  if (text.includes('temporarily unavailable')) return { kind: 'locked' }
  if (text.includes('Error while decrypting')) return { kind: 'missing' }
  return { kind: 'unavailable' }
}
