import type { SafeStorage } from 'electron'

/** What the double's keyring does; tests change it while the app runs. */
export interface SafeStorageState {
  /** `none` is Linux without a keyring: Electron then "encrypts" with a key that everybody knows. */
  keyring: 'unlocked' | 'locked' | 'none'
}

/**
 * Electron's `safeStorage`, its asynchronous half: the other half is gone from Electron 46 on.
 * The text is not encrypted, only marked as Chromium on Linux marks it: `v11` with a keyring, `v10` without.
 */
export function createSafeStorageDouble(state: SafeStorageState, isReady: () => boolean) {
  const requireReady = () => {
    if (!isReady()) throw new Error('safeStorage cannot be used before app is ready')
    if (state.keyring === 'locked')
      throw new Error('safeStorage is temporarily unavailable. Please try again.')
  }
  return {
    isAsyncEncryptionAvailable: () => Promise.resolve(isReady()),
    getSelectedStorageBackend: () => 'gnome_libsecret' as const,
    async encryptStringAsync(text: string) {
      requireReady()
      const mark = state.keyring === 'none' ? 'v10' : 'v11'
      return Promise.resolve(Buffer.from(mark + Buffer.from(text).toString('base64')))
    },
    async decryptStringAsync(encrypted: Buffer) {
      requireReady()
      const stored = encrypted.toString()
      if (!/^v1[01]/.test(stored)) throw new Error('Error while decrypting the ciphertext provided')
      const result = Buffer.from(stored.slice(3), 'base64').toString()
      return Promise.resolve({ result, shouldReEncrypt: false })
    },
  } satisfies Partial<SafeStorage>
}
