import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forkKeyringBroker } from '#host/vault/start-keyring-broker.ts'
import { createKeyringProvider } from '#host/vault/keyring-provider.ts'
import { createVault } from '#host/vault/vault.ts'
import { bundledChild } from '../../../support/children/bundle-child.ts'
import { startChild } from '../../../support/children/started-child.ts'
import { findKeyring } from '../../../support/keyring/find-keyring.ts'
import {
  createPrivateKeyring,
  type PrivateKeyring,
} from '../../../support/keyring/private-keyring.ts'
import { rounds } from '../../../support/rounds.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const broker = bundledChild(
  new URL('../../../../electron/host/vault/keyring-broker.ts', import.meta.url),
  ['@napi-rs/keyring'],
)
const vaultUser = bundledChild(new URL('./children/vault-user.ts', import.meta.url))
const folder = temporaryFolder()
const origin = 'https://api.example'
const slot = { kind: 'keyring' as const, service: 'endpoint-explorer', account: 'vault-key-v1' }
const key = randomBytes(32)

describe.skipIf(!findKeyring())('with a real gnome-keyring', { timeout: 180_000 }, () => {
  let keyring: PrivateKeyring

  beforeEach(async () => {
    keyring = await createPrivateKeyring()
  })
  afterEach(async () => {
    await keyring.close()
  })

  const provider = (limitMs = 60_000) =>
    createKeyringProvider({
      spawnBroker: () => forkKeyringBroker(broker(), keyring.environment),
      limitMs,
    })
  const file = () => join(folder(), 'vault.json')
  const vault = () => createVault({ file: file(), providers: [provider()], now: () => new Date() })

  test('a key is missing, stored, loaded, and there after a restart of the service', async () => {
    await keyring.start()
    expect(await provider().load(slot)).toEqual({ kind: 'missing' })
    expect(await provider().store(key)).toEqual({ kind: 'stored', slot })
    expect(await provider().load(slot)).toEqual({ kind: 'key', key })
    await keyring.start()
    expect(await provider().load(slot)).toEqual({ kind: 'key', key })
  })

  test('an entry that is not ours is not read, whatever the vault file says', async () => {
    await keyring.start()
    await provider().store(key)
    expect(await provider().load({ ...slot, account: 'mail-password' })).toEqual({
      kind: 'unavailable',
    })
  })

  test('locked, and opened with a wrong password, is locked', async () => {
    await keyring.start()
    await provider().store(key)
    await keyring.lock()
    expect(await provider().load(slot)).toEqual({ kind: 'locked' })
    expect(await provider().store(key)).toEqual({ kind: 'locked' })
    await keyring.start('a wrong password')
    expect(await provider().load(slot)).toEqual({ kind: 'locked' })
    await keyring.start()
    expect(await provider().load(slot)).toEqual({ kind: 'key', key })
  })

  test('a service that hangs is locked: by its own limit, and by ours', async () => {
    await keyring.start()
    await provider().store(key)
    keyring.freeze()
    expect(await provider().load(slot)).toEqual({ kind: 'locked' })
    expect(await provider(1).load(slot)).toEqual({ kind: 'locked' })
  })

  test('no service on the bus, and no bus, are unavailable; nothing goes to the kernel', async () => {
    expect(await provider().load(slot)).toEqual({ kind: 'unavailable' })
    expect(await provider().store(key)).toEqual({ kind: 'unavailable' })
    delete keyring.environment.DBUS_SESSION_BUS_ADDRESS
    expect(await provider().store(key)).toEqual({ kind: 'unavailable' })
    expect(await readFile('/proc/keys', 'utf8').catch(() => '')).not.toContain('endpoint-explorer')
  })

  test('a vault: stored, locked, reset and set anew', async () => {
    await keyring.start()
    expect(await vault().setToken('a', origin, 'token a')).toEqual({ kind: 'stored' })
    expect(await vault().openToken('a', origin)).toEqual({ kind: 'token', token: 'token a' })
    await keyring.lock()
    expect(await vault().openToken('a', origin)).toEqual({ kind: 'locked' })
    await keyring.reset()
    expect(await vault().openToken('a', origin)).toEqual({ kind: 'key-missing' })
    expect(await vault().setToken('b', origin, 'token b')).toEqual({ kind: 'stored' })
    expect(await vault().openToken('b', origin)).toEqual({ kind: 'token', token: 'token b' })
    expect(await vault().openToken('a', origin)).toEqual({ kind: 'key-changed' })
  })

  const startUser = (name: string, count: number) =>
    startChild(vaultUser(), [file(), broker(), name, String(count)], keyring.environment)

  test('processes on their first run create one key, and lose none of 40 tokens', async () => {
    await keyring.start()
    const users = ['a', 'b', 'c', 'd'].map((name) => startUser(name, 10))
    for (const user of users) expect(await user.next()).toBe('ready')
    for (const user of users) user.send('go')
    for (const user of users) {
      for (let index = 0; index < 10; index++) expect(await user.next()).toBe('stored')
      expect(await user.next()).toBe('done')
    }
    const { records }: { records: Record<string, { kid: string }> } = JSON.parse(
      await readFile(file(), 'utf8'),
    )
    expect(Object.keys(records).length).toBe(40)
    expect(new Set(Object.values(records).map(({ kid }) => kid)).size).toBe(1)
    const reader = vault()
    for (const id of Object.keys(records)) {
      expect(await reader.openToken(id, origin)).toEqual({ kind: 'token', token: `token of ${id}` })
    }
  })

  test('first runs at the same moment never create two keys', async () => {
    await keyring.start()
    for (let round = 0; round < rounds(6); round++) {
      await keyring.reset()
      await rm(file(), { force: true })
      const users = ['a', 'b', 'c'].map((name) => startUser(name, 1))
      for (const user of users) expect(await user.next()).toBe('ready')
      for (const user of users) user.send('go')
      for (const user of users) expect(await user.next()).toBe('stored')
      const reader = vault()
      for (const id of ['a-0', 'b-0', 'c-0']) {
        expect(await reader.openToken(id, origin)).toMatchObject({ kind: 'token' })
      }
    }
  })

  test('a process killed at any moment breaks no vault and loses no stored token', async () => {
    await keyring.start()
    const stored: string[] = []
    for (let round = 0; round < rounds(20); round++) {
      const name = `round-${round}`
      const user = startUser(name, 1000)
      expect(await user.next()).toBe('ready')
      user.send('go')
      for (let index = 0; index <= round % 4; index++) {
        expect(await user.next()).toBe('stored')
        stored.push(`${name}-${index}`)
      }
      await user.kill()
    }
    const reader = vault()
    for (const id of stored) {
      expect(await reader.openToken(id, origin)).toEqual({ kind: 'token', token: `token of ${id}` })
    }
  })
})
