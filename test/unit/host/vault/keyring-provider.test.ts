import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeKeyringFailure } from '#host/vault/keyring-call.ts'
import { forkKeyringBroker } from '#host/vault/start-keyring-broker.ts'
import { createKeyringProvider, type KeyringBroker } from '#host/vault/keyring-provider.ts'
import { bundledChild } from '../../../support/children/bundle-child.ts'

const oddBroker = bundledChild(new URL('./children/odd-broker.ts', import.meta.url))
const slot = { kind: 'keyring' as const, service: 'endpoint-explorer', account: 'vault-key-v1' }

function spawned(entry: string, manner = '') {
  const ends: Promise<void>[] = []
  const spawnBroker = (): KeyringBroker => {
    const broker = forkKeyringBroker(entry, { ...process.env, ODD_MANNER: manner })
    ends.push(
      new Promise((resolve) => {
        broker.onEnd(resolve)
      }),
    )
    return broker
  }
  return { spawnBroker, ends }
}

test.each(['crashes', 'leaves', 'talks nonsense'])(
  'a broker that %s means that no keyring is available',
  async (manner) => {
    const provider = createKeyringProvider(spawned(oddBroker(), manner))
    expect(await provider.load(slot)).toEqual({ kind: 'unavailable' })
    expect(await provider.store(randomBytes(32))).toEqual({ kind: 'unavailable' })
  },
)

test('a broker that cannot be started means that no keyring is available', async () => {
  const provider = createKeyringProvider(spawned(join(import.meta.dirname, 'no-such-file.mjs')))
  expect(await provider.load(slot)).toEqual({ kind: 'unavailable' })
})

test('a broker that hangs is killed and counts as locked', async () => {
  const { spawnBroker, ends } = spawned(oddBroker())
  const provider = createKeyringProvider({ spawnBroker, limitMs: 300 })
  expect(await provider.load(slot)).toEqual({ kind: 'locked' })
  expect(await provider.store(randomBytes(32))).toEqual({ kind: 'locked' })
  await Promise.all(ends)
  expect(ends.length).toBe(2)
})

// As the library words what the keychain and Secret Service say.
test.each([
  ['Platform secure storage failure: User canceled the operation.', 'locked'],
  [
    'Platform secure storage failure: The user name or passphrase you entered is not correct.',
    'locked',
  ],
  ['Platform secure storage failure: User interaction is not allowed.', 'locked'],
  ["Couldn't access platform secure storage: Prompt was dismissed", 'locked'],
  ['Platform secure storage failure: A default keychain could not be found.', 'unavailable'],
  [
    'Platform secure storage failure: DBus error: org.freedesktop.secrets was not provided',
    'unavailable',
  ],
])('a keyring that fails with “%s” is %s', (message, kind) => {
  expect(describeKeyringFailure(new Error(message))).toEqual({ kind })
})
