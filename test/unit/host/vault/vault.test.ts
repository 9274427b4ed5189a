import { Buffer } from 'node:buffer'
import { randomBytes } from 'node:crypto'
import { chmod, lstat, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { KeyProvider } from '#host/vault/key-provider.ts'
import { createVault } from '#host/vault/vault.ts'
import { createKeptKey } from '../../../support/keyring/kept-key.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { isUnix } from '../../../support/unix.ts'

const folder = temporaryFolder()
const origin = 'https://api.example'
const file = () => join(folder(), 'vault.json')
const vaultWith = (...providers: KeyProvider[]) =>
  createVault({ file: file(), providers, now: () => new Date('2026-08-22T09:15:00Z') })

interface Content {
  slots: unknown[]
  records: Record<string, { kid: string; origin: string; n: string; c: string }>
}
async function readContent(): Promise<Content> {
  const content: Content = JSON.parse(await readFile(file(), 'utf8'))
  return content
}
async function edit(change: (content: Content) => void): Promise<void> {
  const content = await readContent()
  change(content)
  await writeFile(file(), JSON.stringify(content))
}

/** A place where everybody waits until `count` have come. */
function createMeeting(count: number): () => Promise<void> {
  const waiting: (() => void)[] = []
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === count) for (const go of waiting) go()
    })
}

describe('a token', () => {
  test('is stored, replaced and removed, and opens in the next run', async () => {
    const keyring = createKeptKey()
    const vault = vaultWith(keyring)
    expect(await vault.describe('a')).toEqual({ kind: 'none' })
    expect(await vault.openToken('a', origin)).toEqual({ kind: 'none' })
    expect(await vault.setToken('a', origin, 'first')).toEqual({ kind: 'stored' })
    expect(await vault.setToken('a', origin, 'second')).toEqual({ kind: 'stored' })
    const nextRun = vaultWith(keyring)
    expect(await nextRun.openToken('a', origin)).toEqual({ kind: 'token', token: 'second' })
    expect(await nextRun.removeToken('a')).toEqual({ kind: 'removed' })
    expect(await vault.openToken('a', origin)).toEqual({ kind: 'none' })
    expect((await readContent()).records).toEqual({})
  })

  test('lies sealed in a file only its owner can read', async () => {
    await vaultWith(createKeptKey()).setToken('a', origin, 'canary-token')
    const text = await readFile(file(), 'utf8')
    expect(text).not.toContain('canary')
    expect(text).not.toContain(Buffer.from('canary-token').toString('base64').slice(0, 14))
    if (isUnix) expect((await stat(file())).mode & 0o777).toBe(0o600)
    if (isUnix) expect((await stat(folder())).mode & 0o777).toBe(0o700)
    expect(await readContent()).toEqual({
      format: 'vault',
      version: 1,
      slots: [{ kind: 'keyring', service: 'endpoint-explorer', account: 'vault-key-v1' }],
      records: {
        a: {
          kid: expect.stringMatching(/^k_[0-9a-f]{16}$/),
          origin,
          n: expect.any(String),
          c: expect.any(String),
        },
      },
    })
  })

  test('is sealed with a new nonce every time', async () => {
    const vault = vaultWith(createKeptKey())
    const nonces = new Set<string | undefined>()
    for (let time = 0; time < 10; time++) {
      await vault.setToken('a', origin, 'same')
      nonces.add((await readContent()).records.a?.n)
    }
    expect(nonces.size).toBe(10)
  })

  test('is described without asking the keyring, and the key is asked for once in a run', async () => {
    const keyring = createKeptKey()
    await vaultWith(keyring).setToken('a', origin, 'token')
    keyring.requested = 0
    const vault = vaultWith(keyring)
    expect(await vault.describe('a', origin)).toEqual({ kind: 'stored' })
    expect(keyring.requested).toBe(0)
    await Promise.all([vault.openToken('a', origin), vault.openToken('a', origin)])
    await vault.setToken('b', origin, 'other')
    expect(keyring.requested).toBeLessThanOrEqual(2)
  })

  test('is sealed with the key in use without asking the keyring again', async () => {
    const keyring = createKeptKey()
    const vault = vaultWith(keyring)
    await vault.setToken('a', origin, 'token')
    keyring.requested = 0
    await vault.setToken('a', origin, 'other')
    await vault.setToken('b', origin, 'third')
    expect(keyring.requested).toBe(0)
  })

  test('is not sent to another origin than the one it was given for', async () => {
    const keyring = createKeptKey()
    const vault = vaultWith(keyring)
    await vault.setToken('a', origin, 'token')
    for (const other of [
      'http://api.example',
      'https://api.example:8443',
      'https://evil.example',
    ]) {
      expect(await vault.openToken('a', other)).toEqual({ kind: 'other-origin' })
      expect(await vault.describe('a', other)).toEqual({ kind: 'other-origin' })
    }
    expect(await vault.openToken('a', origin)).toEqual({ kind: 'token', token: 'token' })
  })
})

describe('an altered file', () => {
  test('with swapped records opens neither', async () => {
    const keyring = createKeptKey()
    const vault = vaultWith(keyring)
    await vault.setToken('a', origin, 'token a')
    await vault.setToken('b', origin, 'token b')
    await vault.setToken('c', origin, 'token c')
    await edit(({ records }) => {
      const { a, b } = records
      if (a === undefined || b === undefined) throw new Error('no records')
      Object.assign(records, { a: b, b: a })
    })
    expect(await vault.openToken('a', origin)).toEqual({ kind: 'damaged' })
    expect(await vault.openToken('b', origin)).toEqual({ kind: 'damaged' })
    expect(await vault.openToken('c', origin)).toEqual({ kind: 'token', token: 'token c' })
    expect(await vault.describe('a')).toEqual({ kind: 'damaged' })
    expect(await vault.describe('c')).toEqual({ kind: 'stored' })
  })

  test('with a changed origin does not send the token there', async () => {
    const vault = vaultWith(createKeptKey())
    await vault.setToken('a', origin, 'token')
    await edit(({ records }) => {
      Object.assign(records.a ?? {}, { origin: 'https://evil.example' })
    })
    expect(await vault.openToken('a', 'https://evil.example')).toEqual({ kind: 'damaged' })
    expect(await vault.openToken('a', origin)).toEqual({ kind: 'other-origin' })
  })

  test.each([null, 'text', {}, { kid: 'k', origin, n: '!', c: '' }])(
    'with the record %j says it is damaged, opens the others, and takes a new token',
    async (record) => {
      const vault = vaultWith(createKeptKey())
      await vault.setToken('a', origin, 'token a')
      await vault.setToken('b', origin, 'token b')
      await edit(({ records }) => {
        Object.assign(records, { a: record })
      })
      expect(await vault.describe('a')).toEqual({ kind: 'damaged' })
      expect(await vault.openToken('a', origin)).toEqual({ kind: 'damaged' })
      expect(await vault.openToken('b', origin)).toEqual({ kind: 'token', token: 'token b' })
      expect(await vault.setToken('a', origin, 'new')).toEqual({ kind: 'stored' })
      expect(await vault.openToken('a', origin)).toEqual({ kind: 'token', token: 'new' })
    },
  )

  test('that is no JSON is set aside and named, until the tokens are entered again', async () => {
    const vault = vaultWith(createKeptKey())
    await writeFile(file(), '{"format":"vau', { mode: 0o600 })
    const movedTo = `${file()}.unreadable-2026-08-22T09-15-00-000Z`
    expect(await vault.describe('a')).toEqual({ kind: 'unreadable', movedTo })
    expect(await readFile(movedTo, 'utf8')).toBe('{"format":"vau')
    expect(await vault.setToken('a', origin, 'token')).toEqual({ kind: 'stored' })
    expect(await vault.describe('a')).toEqual({ kind: 'stored' })
  })

  test('of a newer version stays as it is; a token is then kept in memory', async () => {
    const keyring = createKeptKey()
    const vault = vaultWith(keyring)
    const newer = '{"format":"vault","version":2,"chests":[]}'
    await writeFile(file(), newer, { mode: 0o600 })
    expect(await vault.openToken('a', origin)).toEqual({ kind: 'newer-version' })
    expect(await vault.setToken('a', origin, 'token')).toEqual({
      kind: 'memory',
      reason: 'newer-version',
      nextStart: 'no-token',
    })
    expect(await vault.openToken('a', origin)).toEqual({ kind: 'token', token: 'token' })
    expect(await readFile(file(), 'utf8')).toBe(newer)
    expect(keyring.requested).toBe(0)
  })

  test.runIf(isUnix)(
    'that others can read is narrowed, and a planted link is replaced',
    async () => {
      const vault = vaultWith(createKeptKey())
      await vault.setToken('a', origin, 'token')
      expect(vault.repairs()).toEqual([])
      await chmod(file(), 0o644)
      expect(await vault.describe('a')).toEqual({ kind: 'stored' })
      if (isUnix) expect((await stat(file())).mode & 0o777).toBe(0o600)

      const elsewhere = join(folder(), 'elsewhere')
      await writeFile(elsewhere, await readFile(file()))
      const linked = createVault({
        file: join(folder(), 'linked.json'),
        providers: [],
        now: () => new Date(),
      })
      await symlink(elsewhere, join(folder(), 'linked.json'))
      expect(await linked.describe('a')).toEqual({ kind: 'stored' })
      expect((await lstat(join(folder(), 'linked.json'))).isSymbolicLink()).toBe(false)
      expect([vault.repairs(), linked.repairs()]).toEqual([['mode-narrowed'], ['link-replaced']])
    },
  )
})

describe('a keyring', () => {
  test('that is locked keeps what is stored, and a new token stays in memory', async () => {
    const keyring = createKeptKey()
    await vaultWith(keyring).setToken('a', origin, 'token a')
    keyring.refuses = 'locked'
    const vault = vaultWith(keyring)
    expect(await vault.openToken('a', origin)).toEqual({ kind: 'locked' })
    expect(await vault.describe('a')).toEqual({ kind: 'locked' })
    expect(await vault.setToken('b', origin, 'token b')).toEqual({
      kind: 'memory',
      reason: 'locked',
      nextStart: 'no-token',
    })
    expect(await vault.openToken('b', origin)).toEqual({ kind: 'token', token: 'token b' })
    keyring.refuses = null
    expect(await vault.openToken('a', origin)).toEqual({ kind: 'token', token: 'token a' })
    expect(await vault.describe('a')).toEqual({ kind: 'stored' })
    expect(await vault.setToken('b', origin, 'token b')).toEqual({ kind: 'stored' })
  })

  test('that is locked does not lose the sealed token to a new one, which is stored once it is open', async () => {
    const keyring = createKeptKey()
    await vaultWith(keyring).setToken('a', origin, 'old')
    keyring.refuses = 'locked'
    const vault = vaultWith(keyring)
    const inMemory = { kind: 'memory', reason: 'locked', nextStart: 'token-stored-before' }
    expect(await vault.setToken('a', origin, 'new')).toEqual(inMemory)
    await vault.storeAgain('a')
    expect(await vault.describe('a', origin)).toEqual(inMemory)
    expect(await vault.openToken('a', origin)).toEqual({ kind: 'token', token: 'new' })
    keyring.refuses = null
    expect(await vaultWith(keyring).openToken('a', origin)).toEqual({ kind: 'token', token: 'old' })
    await vault.storeAgain('a')
    expect(await vault.describe('a', origin)).toEqual({ kind: 'stored' })
    expect(await vaultWith(keyring).openToken('a', origin)).toEqual({ kind: 'token', token: 'new' })
  })

  test('that is locked with no key yet gets none, and no second provider is asked', async () => {
    const keyring = createKeptKey()
    const second = { ...createKeptKey() }
    keyring.refuses = 'locked'
    await vaultWith(keyring, second).setToken('a', origin, 'token')
    expect([keyring.key, second.key, second.requested]).toEqual([null, null, 0])
  })

  test('that is out of reach keeps what is stored', async () => {
    const keyring = createKeptKey()
    await vaultWith(keyring).setToken('a', origin, 'token a')
    keyring.refuses = 'unavailable'
    expect(await vaultWith(keyring).openToken('a', origin)).toEqual({ kind: 'unavailable' })
    expect(await vaultWith().openToken('a', origin)).toEqual({ kind: 'unavailable' })
    keyring.refuses = null
    expect(await vaultWith(keyring).openToken('a', origin)).toMatchObject({ kind: 'token' })
  })

  test('that lost the key says so, takes a new one, and opens the old record if the key returns', async () => {
    const keyring = createKeptKey()
    await vaultWith(keyring).setToken('a', origin, 'token a')
    await vaultWith(keyring).setToken('b', origin, 'token b')
    const old = keyring.key
    keyring.key = null
    const vault = vaultWith(keyring)
    expect(await vault.openToken('a', origin)).toEqual({ kind: 'key-missing' })
    expect(keyring.key, 'reading creates no key').toBe(null)
    expect(await vault.setToken('b', origin, 'token b again')).toEqual({ kind: 'stored' })
    expect(await vault.openToken('a', origin)).toEqual({ kind: 'key-changed' })
    expect(await vault.describe('a')).toEqual({ kind: 'key-changed' })
    keyring.key = old
    expect(await vaultWith(keyring).openToken('a', origin)).toMatchObject({ token: 'token a' })
    expect(await vaultWith(keyring).openToken('b', origin)).toEqual({ kind: 'key-changed' })
  })

  test('that got another key from another process is asked again before the next sealing', async () => {
    const keyring = createKeptKey()
    const vault = vaultWith(keyring)
    await vault.setToken('a', origin, 'token a')
    keyring.key = randomBytes(32)
    await vaultWith(keyring).setToken('b', origin, 'token b')
    await vault.setToken('a', origin, 'token a')
    expect(await vaultWith(keyring).openToken('a', origin)).toMatchObject({ token: 'token a' })
  })

  test('that two processes find empty at the same time gets one key', async () => {
    const keyring = createKeptKey()
    const keys: Uint8Array[] = []
    const bothLooked = createMeeting(2)
    const slowKeyring = () => {
      let looked = false
      const own: KeyProvider = {
        ...keyring,
        async load(slot) {
          const answer = await keyring.load(slot)
          if (!looked) await bothLooked()
          looked = true
          return answer
        },
        async store(key) {
          keys.push(Uint8Array.from(key))
          // Time enough for the other one to look as well, were it not kept out.
          for (let turns = 0; turns < 200; turns++) await turn()
          return await keyring.store(key)
        },
      }
      return own
    }
    const vaults = [vaultWith(slowKeyring()), vaultWith(slowKeyring())]
    await Promise.all(vaults.map((vault, index) => vault.setToken(`${index}`, origin, 'token')))
    expect(keys.length).toBe(1)
    const reader = vaultWith(keyring)
    expect(await reader.openToken('0', origin)).toEqual({ kind: 'token', token: 'token' })
    expect(await reader.openToken('1', origin)).toEqual({ kind: 'token', token: 'token' })
  })

  test('that holds something else than a key is neither used nor changed', async () => {
    const keyring = createKeptKey()
    keyring.key = Buffer.from('somebody’s password')
    const vault = vaultWith(keyring)
    expect(await vault.setToken('a', origin, 'token')).toEqual({
      kind: 'memory',
      reason: 'no-keyring',
      nextStart: 'no-token',
    })
    expect(keyring.key).toEqual(Buffer.from('somebody’s password'))
  })

  test('that is out of reach on the first run leaves the place to the next provider', async () => {
    const first = createKeptKey()
    const second = createKeptKey()
    first.refuses = 'unavailable'
    expect(await vaultWith(first, second).setToken('a', origin, 'token')).toEqual({
      kind: 'stored',
    })
    expect([first.key === null, second.key === null]).toEqual([true, false])
  })
})

describe('told to keep tokens in memory', () => {
  test('tokens live in memory and nothing is written', async () => {
    const vault = vaultWith()
    expect(await vault.setToken('a', origin, 'token')).toEqual({
      kind: 'memory',
      reason: 'asked',
      nextStart: 'no-token',
    })
    expect(await vault.describe('a')).toEqual({
      kind: 'memory',
      reason: 'asked',
      nextStart: 'no-token',
    })
    expect(await vault.openToken('a', origin)).toEqual({ kind: 'token', token: 'token' })
    expect(await vault.openToken('a', 'https://evil.example')).toEqual({ kind: 'other-origin' })
    expect(await readdir(folder())).toEqual([])
    await vault.removeToken('a')
    expect(await vault.openToken('a', origin)).toEqual({ kind: 'none' })
  })

  test('a token in memory is used instead of the stored one, which is there again at the next start', async () => {
    const keyring = createKeptKey()
    await vaultWith(keyring).setToken('a', origin, 'old')
    const vault = vaultWith()
    expect(await vault.setToken('a', origin, 'new')).toEqual({
      kind: 'memory',
      reason: 'asked',
      nextStart: 'token-stored-before',
    })
    expect(await vault.openToken('a', origin)).toEqual({ kind: 'token', token: 'new' })
    expect(await vaultWith(keyring).openToken('a', origin)).toEqual({ kind: 'token', token: 'old' })
  })

  test('a token stored for another origin is none for the next start', async () => {
    await vaultWith(createKeptKey()).setToken('a', 'https://former.example', 'old')
    expect(await vaultWith().setToken('a', origin, 'new')).toMatchObject({ nextStart: 'no-token' })
  })

  test('closing forgets the tokens', async () => {
    const vault = vaultWith()
    await vault.setToken('a', origin, 'token')
    vault.close()
    expect(await vault.openToken('a', origin)).toEqual({ kind: 'none' })
  })
})

test('closing overwrites the key in memory with zeros', async () => {
  const handedOut: Uint8Array[] = []
  const keyring = createKeptKey()
  const vault = vaultWith({
    ...keyring,
    async load(slot) {
      const loaded = await keyring.load(slot)
      if (loaded.kind === 'key') handedOut.push(loaded.key)
      return loaded
    },
  })
  await vault.setToken('a', origin, 'token')
  expect(handedOut.map((key) => key.some((byte) => byte !== 0))).toEqual([true])
  vault.close()
  expect(handedOut).toEqual([new Uint8Array(32)])
})

test('a token that cannot be written is kept in memory', async () => {
  const keyring = createKeptKey()
  const unwritable = join(folder(), 'a-file', 'vault.json')
  await writeFile(join(folder(), 'a-file'), '')
  const vault = createVault({ file: unwritable, providers: [keyring], now: () => new Date() })
  expect(await vault.setToken('a', origin, 'token')).toEqual({
    kind: 'memory',
    reason: 'not-written',
    nextStart: 'no-token',
  })
  expect(await vault.openToken('a', origin)).toEqual({ kind: 'token', token: 'token' })
})
