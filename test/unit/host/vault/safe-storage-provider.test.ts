import { Buffer } from 'node:buffer'
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  createSafeStorageProvider,
  type AsyncSafeStorage,
} from '#host/vault/safe-storage-provider.ts'

const key = randomBytes(32)

/** Answers like Electron's: a prefix that says which key was used, then something only it can read. */
function safeStorageWith(change: Partial<AsyncSafeStorage> & { prefix?: string } = {}) {
  const { prefix = 'v11', ...others } = change
  const encrypted: string[] = []
  const safeStorage: AsyncSafeStorage = {
    isAsyncEncryptionAvailable: () => Promise.resolve(true),
    encryptStringAsync(text) {
      encrypted.push(text)
      return Promise.resolve(Buffer.from(`${prefix}${text.split('').reverse().join('')}`))
    },
    decryptStringAsync: (bytes) =>
      Promise.resolve({
        result: bytes.toString().slice(3).split('').reverse().join(''),
        shouldReEncrypt: false,
      }),
    ...others,
  }
  return { safeStorage, encrypted }
}

const failing = (message: string) => ({
  decryptStringAsync: () => Promise.reject(new Error(message)),
})

describe.each(['linux', 'darwin', 'win32'] as const)('on %s', (platform) => {
  test('what was stored is loaded', async () => {
    const prefix = platform === 'linux' ? 'v11' : 'v10'
    const provider = createSafeStorageProvider({
      ...safeStorageWith({ prefix }),
      platform,
    })
    const stored = await provider.store(key)
    if (stored.kind !== 'stored') throw new Error(stored.kind)
    expect(stored.slot.kind).toBe('safe-storage')
    expect(await provider.load(stored.slot)).toEqual({ kind: 'key', key: Buffer.from(key) })
  })
})

test.each(['v11', 'v12'])('on Linux the prefix %s is a real key', async (prefix) => {
  const provider = createSafeStorageProvider({ ...safeStorageWith({ prefix }), platform: 'linux' })
  expect(await provider.store(key)).toMatchObject({ kind: 'stored' })
})

test.each(['v10', 'v13', 'xyz', ''])(
  'on Linux the prefix "%s" is no protection: the key is never handed over',
  async (prefix) => {
    const { safeStorage, encrypted } = safeStorageWith({ prefix })
    const provider = createSafeStorageProvider({ safeStorage, platform: 'linux' })
    expect(await provider.store(key)).toEqual({ kind: 'unavailable' })
    expect(encrypted).toEqual(['probe'])
  },
)

test('says unavailable where Electron says so, or fails to encrypt', async () => {
  const none = safeStorageWith({ isAsyncEncryptionAvailable: () => Promise.resolve(false) })
  const broken = safeStorageWith({ encryptStringAsync: () => Promise.reject(new Error('no')) })
  for (const { safeStorage } of [none, broken]) {
    const provider = createSafeStorageProvider({ safeStorage, platform: 'darwin' })
    expect(await provider.store(key)).toEqual({ kind: 'unavailable' })
  }
})

describe('a key that does not open', () => {
  test.each([
    ['for the moment', 'Encryption is temporarily unavailable. Please try again.', 'locked'],
    ['for good', 'Error while decrypting the ciphertext provided to safeStorage', 'missing'],
    ['for an unknown reason', 'safeStorage cannot be used before app is ready', 'unavailable'],
  ])('%s', async (_name, message, kind) => {
    const { safeStorage } = safeStorageWith(failing(message))
    const provider = createSafeStorageProvider({ safeStorage, platform: 'linux' })
    const wrapped = Buffer.from('v11something').toString('base64')
    expect(await provider.load({ kind: 'safe-storage', wrapped })).toEqual({ kind })
  })
})

test('a key that Electron wants wrapped anew comes with its new slot', async () => {
  const { safeStorage } = safeStorageWith({
    decryptStringAsync: () =>
      Promise.resolve({ result: key.toString('base64'), shouldReEncrypt: true }),
  })
  const provider = createSafeStorageProvider({ safeStorage, platform: 'linux' })
  const wrapped = Buffer.from('v11old').toString('base64')
  expect(await provider.load({ kind: 'safe-storage', wrapped })).toEqual({
    kind: 'key',
    key,
    renewed: {
      kind: 'safe-storage',
      wrapped: Buffer.from(`v11${key.toString('base64').split('').reverse().join('')}`).toString(
        'base64',
      ),
    },
  })
})
