import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { utilityProcess } from 'electron'
import { beforeAll, expect, test } from 'vitest'
import { killNow } from '#host/launch/quit-when-settled.ts'
import { createKeyringProvider } from '#host/vault/keyring-provider.ts'
import { wrapKeyringBroker } from '#host/vault/start-keyring-broker.ts'
import { createKeyProviders } from '../../../electron/main/key-providers.ts'
import { bundledChild } from '../../support/children/bundle-child.ts'
import { electronDouble } from '../../support/electron-double/main.ts'

const oddBroker = bundledChild(new URL('../host/vault/children/odd-broker.ts', import.meta.url))
const slot = { kind: 'keyring' as const, service: 'endpoint-explorer', account: 'vault-key-v1' }

beforeAll(() => {
  electronDouble.life.becomeReady()
})

test('the system keyring comes first, safeStorage second', () => {
  expect(createKeyProviders('no-such-file.js').map(({ kind }) => kind)).toEqual([
    'keyring',
    'safe-storage',
  ])
})

test('where the keyring cannot be asked, safeStorage keeps the key', async () => {
  const [keyring, safeStorage] = createKeyProviders('no-such-file.js')
  const key = randomBytes(32)
  expect(await keyring?.load(slot)).toEqual({ kind: 'unavailable' })
  const stored = await safeStorage?.store(key)
  if (stored?.kind !== 'stored') throw new Error('safeStorage kept no key')
  expect(await safeStorage?.load(stored.slot)).toEqual({ kind: 'key', key })
})

test('a broker that hangs in a utility process is killed and counts as locked', async () => {
  const ends: Promise<void>[] = []
  const provider = createKeyringProvider({
    spawnBroker() {
      const process = utilityProcess.fork(oddBroker(), [], { env: {} })
      ends.push(
        new Promise((resolve) =>
          process.once('exit', () => {
            resolve()
          }),
        ),
      )
      return wrapKeyringBroker(process, killNow)
    },
    limitMs: 300,
  })
  expect(await provider.load(slot)).toEqual({ kind: 'locked' })
  await Promise.all(ends)
})

test('an error of the utility process is its end', async () => {
  const process = Object.assign(new EventEmitter(), {
    postMessage: () => undefined,
    kill: () => true,
  })
  const provider = createKeyringProvider({ spawnBroker: () => wrapKeyringBroker(process, killNow) })
  const loading = provider.load(slot)
  process.emit('error')
  expect(await loading).toEqual({ kind: 'unavailable' })
})
