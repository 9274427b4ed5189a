import { keyringAnswer, type KeyringAnswer, type KeyringRequest } from './keyring-message.ts'
import { Entry } from '@napi-rs/keyring'

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
  { kind: 'keyring'; service: string; account: string } | { kind: 'safe-storage'; wrapped: string }

export type KeyLoadResult =
  /** `renewed`: the same key wrapped again; replaces the slot in the file. */
  | { kind: 'key'; key: Uint8Array; renewed?: KeySlot }
  /** The key store has no such key. */
  | { kind: 'missing' }
  /** The key store is locked. */
  | { kind: 'locked' }
  /** The key store cannot be accessed now. */
  | { kind: 'unavailable' }

export type KeyStoreResult =
  { kind: 'stored'; slot: KeySlot } | { kind: 'locked' } | { kind: 'unavailable' }

/** A running broker process: forked by Node, or Electron's utility process. */
export interface KeyringBroker {
  send(request: KeyringRequest): void
  onMessage(listener: (message: unknown) => void): void
  /** Called once when the process has ended or could not be started. */
  onEnd(listener: () => void): void
  /** Sends SIGKILL, because a broker that waits for the user handles no other signal. */
  kill(): void
}

/** Long enough to type a password into an unlock dialog. */
const defaultLimitMs = 60_000
const service = 'endpoint-explorer'
const account = 'vault-key-v1'
const ourSlot: KeySlot = { kind: 'keyring', service, account }

/**
 * Stores the vault's key in the system keyring: Secret Service on Linux, the keychain on macOS, the
 * credential manager on Windows. Each call uses a new broker process, because a keyring call can hang
 * forever. No answer within the limit counts as `locked`: most likely the unlock dialog was not answered.
 */
export function createKeyringProvider(deps: {
  spawnBroker: () => KeyringBroker
  limitMs?: number
}): KeyProvider {
  const { spawnBroker, limitMs = defaultLimitMs } = deps
  const ask = (request: KeyringRequest) => askBroker(spawnBroker(), request, limitMs)

  return {
    kind: 'keyring',
    defaultSlot: ourSlot,
    async load(slot) {
      // The file is not trusted to name another entry of the keyring.
      if (!isOurs(slot)) return { kind: 'unavailable' }
      const answer = await ask({ action: 'load', service, account })
      switch (answer.kind) {
        case 'loaded':
          return { kind: 'key', key: Buffer.from(answer.secret, 'base64') }
        case 'stored':
          return { kind: 'unavailable' }
        case 'locked':
        case 'missing':
        case 'unavailable':
          return answer
      }
    },
    async store(key) {
      const secret = Buffer.from(key).toString('base64')
      const answer = await ask({ action: 'store', service, account, secret })
      if (answer.kind === 'stored') return { kind: 'stored', slot: ourSlot }
      return { kind: answer.kind === 'locked' ? 'locked' : 'unavailable' }
    },
  }
}

function isOurs(slot: KeySlot): boolean {
  return slot.kind === 'keyring' && slot.service === service && slot.account === account
}

async function askBroker(
  broker: KeyringBroker,
  request: KeyringRequest,
  limitMs: number,
): Promise<KeyringAnswer> {
  const firstAnswer = new Promise<KeyringAnswer>((resolve) => {
    const limit = setTimeout(() => {
      resolve({ kind: 'locked' })
    }, limitMs)
    const settle = (answer: KeyringAnswer) => {
      clearTimeout(limit)
      resolve(answer)
    }
    broker.onMessage((message) => {
      const answer = keyringAnswer.safeParse(message)
      settle(answer.success ? answer.data : { kind: 'unavailable' })
    })
    broker.onEnd(() => {
      settle({ kind: 'unavailable' })
    })
  })
  broker.send(request)
  try {
    return await firstAnswer
  } finally {
    broker.kill()
  }
}

/**
 * Calls the system keyring in this process. The call may wait forever for the user and cannot be interrupted,
 * so only the broker process makes it.
 */
export function callKeyring(request: KeyringRequest): KeyringAnswer {
  try {
    // Explicit, because the library's fallback on Linux is the kernel's keyring, which is lost at restart.
    // A new entry for every call, because an entry stops working when the keyring's service restarts.
    const entry = new Entry(request.service, request.account, {
      linux: { store: 'secret-service' },
    })
    switch (request.action) {
      case 'load': {
        const secret = entry.getPassword()
        return secret === null ? { kind: 'missing' } : { kind: 'loaded', secret }
      }
      case 'store':
        entry.setPassword(request.secret)
        return { kind: 'stored' }
    }
  } catch (error) {
    return describeKeyringFailure(error)
  }
}

/**
 * The library's errors differ only in their text. "dismissed" and "locked" come from Secret Service, "did not
 * receive a reply" from D-Bus if the service hangs, and the others from macOS' keychain, which reports a
 * denied access as "The user name or passphrase you entered is not correct". These count as `locked`, so that no second key is created.
 */
function describeKeyringFailure(error: unknown): KeyringAnswer {
  const text = error instanceof Error ? error.message : ''
  return /dismissed|locked|did not receive a reply|cancell?ed|interaction is not allowed|denied|passphrase you entered/i.test(
    text,
  )
    ? { kind: 'locked' }
    : { kind: 'unavailable' }
}
