import type { KeyProvider, KeySlot } from './key-provider.ts'
import { z } from 'zod'

const entryName = { service: z.string(), account: z.string() }

/**
 * Messages between the host and the keyring broker. They contain the key (base64), but never an error message
 * of the keyring library, because those may contain names and paths.
 */
export const keyringRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('load'), ...entryName }),
  z.object({ action: z.literal('store'), ...entryName, secret: z.string() }),
])
export type KeyringRequest = z.infer<typeof keyringRequest>

const keyringAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('loaded'), secret: z.string() }),
  z.object({ kind: z.literal('stored') }),
  z.object({ kind: z.enum(['missing', 'locked', 'unavailable']) }),
])
export type KeyringAnswer = z.infer<typeof keyringAnswer>

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
  const firstResponse = new Promise<KeyringAnswer>((resolve) => {
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
    return await firstResponse
  } finally {
    broker.kill()
  }
}
