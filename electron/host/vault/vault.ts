import { randomBytes as systemRandomBytes } from 'node:crypto'
import { dirname } from 'node:path'
import type { SaveProblem } from '#core/refusal/host-refusal.ts'
import type { MemoryReason, TokenState } from '#core/connection/connection.ts'
import { createPrivateFolder } from '#host/storage/atomic-write.ts'
import type { KeyProvider, KeySlot } from './key-provider.ts'
import {
  createVaultFile,
  readRecord,
  repairVaultFile,
  withoutRecord,
  withRecord,
  withSlot,
  type FileRepair,
  readKeyIds,
  readSlots,
  type VaultContent,
  nonceLength,
  openSealedToken,
  sealToken,
  type SealedToken,
  keyIdOf,
  keyLength,
} from './vault-file.ts'
import { withFileLock } from '#host/storage/file-lock.ts'
import { type JsonDocument, createQueue } from '#host/storage/json-document.ts'

/**
 * The tokens of all connections. They can be set, replaced, removed and used for sending, but never shown.
 *
 * Protects stored tokens against other users and in backups. Does not protect against programs of the same
 * user, which could ask the keyring as well.
 */
export interface Vault {
  /**
   * Stores a connection's token, bound to the only origin it may be sent to, and replaces the previous one.
   * If it cannot be stored, it is kept in memory for this run, and the state says why and whether the
   * previous token is used again at the next start.
   */
  setToken(id: string, origin: string, token: string): Promise<TokenState>
  /** Tries again to store a token that is kept in memory; otherwise does nothing. */
  storeAgain(id: string): Promise<void>
  /** After `not-removed`, the token is still on the disk. Needs no key. */
  removeToken(id: string): Promise<TokenRemoval>
  /**
   * The token's state, without asking a keyring. With `origin`, also checks that the token is for that
   * origin.
   */
  describe(id: string, origin?: string): Promise<TokenState>
  /** For sending to `origin` only. May wait for the user to unlock the keyring. */
  openToken(id: string, origin: string): Promise<{ kind: 'token'; token: string } | TokenProblem>
  /** Repairs of the vault file in this run, in order. */
  repairs(): readonly FileRepair[]
  /** Overwrites the keys with zeros and drops the tokens kept in memory. */
  close(): void
}

export type TokenProblem = Exclude<TokenState, { kind: 'stored' | 'memory' }>

export type TokenRemoval = { kind: 'removed' } | { kind: 'not-removed'; problem: SaveProblem }

export interface VaultOptions {
  /** Path of `vault.json`. */
  file: string
  /** Best first; empty keeps all tokens in memory only. */
  providers: readonly KeyProvider[]
  now: () => Date
  randomBytes?: (count: number) => Uint8Array
}

interface TokenInMemory {
  token: string
  origin: string
  reason: MemoryReason
}

export function createVault(options: VaultOptions): Vault {
  const { file, providers, now, randomBytes = systemRandomBytes } = options
  const document = createVaultFile(file, now)
  const keys = createKeyRing({ lock: `${file}.key-lock`, document, providers, randomBytes })
  const { repairs, store, findRecord } = createRecords({
    file,
    providers,
    document,
    keys,
    randomBytes,
  })
  const inMemory = new Map<string, TokenInMemory>()
  /** Why a record could not be opened last time; valid only for its ciphertext, not for its replacement. */
  const lastProblems = new Map<string, { record: string; problem: TokenProblem }>()

  async function describeInMemory(id: string, { origin, reason }: TokenInMemory) {
    const { kind } = await findRecord(id, origin)
    const nextStart = kind === 'sealed' ? ('token-stored-before' as const) : ('no-token' as const)
    return { kind: 'memory' as const, reason, nextStart }
  }

  async function set(id: string, origin: string, token: string): Promise<TokenState> {
    const outcome = await store(id, origin, token)
    if (outcome === 'stored') {
      inMemory.delete(id)
      return { kind: 'stored' }
    }
    const tokenInMemory = { token, origin, reason: outcome }
    inMemory.set(id, tokenInMemory)
    return describeInMemory(id, tokenInMemory)
  }

  async function open(id: string, record: SealedToken) {
    const found = await keys.find(record.kid)
    if (found.kind !== 'key') return found
    // The keyring works again, so earlier failures may be outdated.
    for (const [other, { problem }] of lastProblems) {
      if (problem.kind === 'locked' || problem.kind === 'unavailable') lastProblems.delete(other)
    }
    const token = openSealedToken(record, id, found.key)
    return token === null ? { kind: 'damaged' as const } : { kind: 'token' as const, token }
  }

  return {
    setToken: set,

    async storeAgain(id) {
      const tokenInMemory = inMemory.get(id)
      if (tokenInMemory !== undefined) await set(id, tokenInMemory.origin, tokenInMemory.token)
    },

    async removeToken(id) {
      inMemory.delete(id)
      const removed = await document.update((content) => withoutRecord(content, id))
      return removed.ok ? { kind: 'removed' } : { kind: 'not-removed', problem: removed.error }
    },

    async describe(id, origin) {
      const tokenInMemory = inMemory.get(id)
      if (tokenInMemory !== undefined) {
        return origin === undefined || tokenInMemory.origin === origin
          ? describeInMemory(id, tokenInMemory)
          : { kind: 'other-origin' }
      }
      const found = await findRecord(id, origin)
      if (found.kind !== 'sealed') return found
      const last = lastProblems.get(id)
      return last?.record === found.record.c ? last.problem : { kind: 'stored' }
    },

    async openToken(id, origin) {
      const tokenInMemory = inMemory.get(id)
      if (tokenInMemory !== undefined) {
        return tokenInMemory.origin === origin
          ? { kind: 'token', token: tokenInMemory.token }
          : { kind: 'other-origin' }
      }
      const found = await findRecord(id, origin)
      if (found.kind !== 'sealed') return found
      const opened = await open(id, found.record)
      if (opened.kind === 'token') lastProblems.delete(id)
      else lastProblems.set(id, { record: found.record.c, problem: opened })
      return opened
    },

    repairs,

    close() {
      keys.forget()
      inMemory.clear()
    },
  }
}

/** The sealed tokens in the file. */
function createRecords({
  file,
  providers,
  document,
  keys,
  randomBytes,
}: Pick<VaultOptions, 'file' | 'providers'> &
  Required<Pick<VaultOptions, 'randomBytes'>> & {
    document: ReturnType<typeof createVaultFile>
    keys: KeyRing
  }) {
  const repairs: FileRepair[] = []

  async function load() {
    const repair = await repairVaultFile(file)
    if (repair !== null && repairs.at(-1) !== repair) repairs.push(repair)
    return await document.load()
  }

  async function store(
    id: string,
    origin: string,
    token: string,
  ): Promise<'stored' | MemoryReason> {
    if (providers.length === 0) return 'asked'
    const state = await load()
    if (state.kind === 'newer') return 'newer-version'
    await createPrivateFolder(dirname(file))
    const found = await keys.current()
    if (found.kind === 'unavailable') return 'no-keyring'
    if (found.kind !== 'key') return found.kind
    const { key, slot } = found
    const record = sealToken(token, { id, origin }, key, randomBytes(nonceLength))
    const saved = await document.update((content) =>
      withRecord(withSlot(content, slot), id, record),
    )
    return saved.ok ? 'stored' : 'not-written'
  }

  /** Asks no keyring. Without `origin`, finds a record for any origin. */
  async function findRecord(
    id: string,
    origin: string | undefined,
  ): Promise<TokenProblem | { kind: 'sealed'; record: SealedToken }> {
    const state = await load()
    if (state.kind === 'newer') return { kind: 'newer-version' }
    if (state.kind === 'unavailable') return { kind: 'unavailable' }
    const found = readRecord(state.value, id)
    if (found.kind === 'damaged') return { kind: 'damaged' }
    if (found.kind === 'none') {
      return state.kind === 'set-aside'
        ? { kind: 'unreadable', movedTo: state.movedTo }
        : { kind: 'none' }
    }
    return origin === undefined || found.record.origin === origin ? found : { kind: 'other-origin' }
  }

  return { repairs: () => [...repairs], store, findRecord }
}

/** The data keys of one vault, loaded from their providers when needed and kept until `forget`. */
interface KeyRing {
  /** The key a record was sealed with. May wait for the user to unlock the keyring. */
  find(kid: string): Promise<HeldKey | KeyGone | KeyOutOfReach>
  /** The key to seal with. Creates one only if a provider confirmed that it has none. */
  current(): Promise<HeldKey | KeyOutOfReach | { kind: 'not-written' }>
  /** Overwrites all keys with zeros. */
  forget(): void
}

interface HeldKey {
  kind: 'key'
  kid: string
  key: Uint8Array
  slot: KeySlot
}
/** `key-changed`: there is a key, but not the one the record was sealed with. */
interface KeyGone {
  kind: 'key-missing' | 'key-changed'
}
interface KeyOutOfReach {
  kind: 'locked' | 'unavailable'
}
interface KeyPlace {
  provider: KeyProvider
  slot: KeySlot
}

function createKeyRing(deps: {
  /** Path of the lock file, so that only one process at a time creates a key. */
  lock: string
  document: JsonDocument<VaultContent>
  /** Best first. */
  providers: readonly KeyProvider[]
  randomBytes: (count: number) => Uint8Array
}): KeyRing {
  const { lock, document, providers, randomBytes } = deps
  const { held, readPlaces, load, canAskEverywhere } = createHeldKeys({ document, providers })
  let sealingKey: HeldKey | null = null
  /** One at a time, because two concurrent requests would open two unlock dialogs. */
  const inTurn = createQueue()

  async function find(kid: string): Promise<HeldKey | KeyGone | KeyOutOfReach> {
    const before = held.get(kid)
    if (before !== undefined) return before
    const content = (await document.load()).value
    const answers = new Set<string>()
    for (const place of readPlaces(content)) {
      const loaded = await load(place)
      if (loaded.kind === 'key' && loaded.kid === kid) return loaded
      answers.add(loaded.kind)
    }
    if (answers.has('locked')) return { kind: 'locked' }
    if (answers.has('unavailable') || !canAskEverywhere(content)) return { kind: 'unavailable' }
    return { kind: answers.has('key') ? 'key-changed' : 'key-missing' }
  }

  /** `candidates`: the providers that could store a new key. */
  async function lookForCurrent(
    content: VaultContent,
  ): Promise<HeldKey | KeyOutOfReach | { kind: 'missing'; candidates: KeyProvider[] }> {
    const unreachable = new Set<KeyProvider>()
    for (const place of readPlaces(content)) {
      const loaded = await load(place)
      // A locked keyring most likely has the key; creating another one elsewhere would split the vault.
      if (loaded.kind === 'key' || loaded.kind === 'locked') return loaded
      if (loaded.kind === 'unavailable') unreachable.add(place.provider)
    }
    const reachable = providers.filter((provider) => !unreachable.has(provider))
    return reachable.length > 0
      ? { kind: 'missing', candidates: reachable }
      : { kind: 'unavailable' }
  }

  /** Checks again under the lock, because another process may have created the key meanwhile. */
  async function createCurrent(): ReturnType<KeyRing['current']> {
    const found = await lookForCurrent((await document.load()).value)
    if (found.kind !== 'missing') return found
    for (const provider of found.candidates) {
      const fresh = randomBytes(keyLength)
      const stored = await provider.store(fresh)
      fresh.fill(0)
      if (stored.kind === 'locked') return stored
      if (stored.kind === 'unavailable') continue
      // The key is read back and that copy is used, so that it is certain to be stored.
      const loaded = await load({ provider, slot: stored.slot })
      if (loaded.kind === 'missing' || loaded.kind === 'unavailable') continue
      if (loaded.kind === 'locked') return loaded
      const written = await document.update((content) => withSlot(content, loaded.slot))
      return written.ok ? loaded : { kind: 'not-written' }
    }
    return { kind: 'unavailable' }
  }

  async function current(): ReturnType<KeyRing['current']> {
    const content = (await document.load()).value
    // If records use another key, the keyring may have a newer one than this process.
    if (sealingKey !== null && readKeyIds(content).every((kid) => kid === sealingKey?.kid)) {
      return sealingKey
    }
    const found = await lookForCurrent(content)
    const currentKey = found.kind === 'missing' ? await createUnderLock() : found
    if (currentKey.kind === 'key') sealingKey = currentKey
    return currentKey
  }

  async function createUnderLock(): ReturnType<KeyRing['current']> {
    const locked = await withFileLock(lock, createCurrent)
    return locked.ok ? locked.value : { kind: 'not-written' }
  }

  return {
    find: (kid) => inTurn(() => find(kid)),
    current: () => inTurn(current),
    forget() {
      for (const { key } of held.values()) key.fill(0)
      held.clear()
      sealingKey = null
    },
  }
}

/** The loaded keys by key ID, and the places where other keys may be. */
function createHeldKeys({
  document,
  providers,
}: {
  document: JsonDocument<VaultContent>
  providers: readonly KeyProvider[]
}) {
  const held = new Map<string, HeldKey>()

  /** All slots in the file; for a provider without one, its default slot. */
  function readPlaces(content: VaultContent): KeyPlace[] {
    const slots = readSlots(content)
    return providers.flatMap((provider) => {
      const listed = slots.filter((slot) => slot.kind === provider.kind)
      const fallback = provider.defaultSlot === null ? [] : [provider.defaultSlot]
      return (listed.length > 0 ? listed : fallback).map((slot) => ({ provider, slot }))
    })
  }

  async function load({ provider, slot }: KeyPlace) {
    const loaded = await provider.load(slot)
    if (loaded.kind !== 'key') return loaded
    // The value is not a key. It is not used and not replaced.
    if (loaded.key.length !== keyLength) return { kind: 'unavailable' as const }
    const { renewed } = loaded
    // If the renewed slot cannot be saved, the old one still works.
    if (renewed !== undefined) await document.update((content) => withSlot(content, renewed, slot))
    return hold(loaded.key, renewed ?? slot)
  }

  function hold(key: Uint8Array, slot: KeySlot): HeldKey {
    const kid = keyIdOf(key)
    const before = held.get(kid)
    if (before !== undefined) key.fill(0)
    const heldKey = { kind: 'key' as const, kid, key: before?.key ?? key, slot }
    held.set(kid, heldKey)
    return heldKey
  }

  /** False if the file has slots for which this process has no provider. */
  function canAskEverywhere(content: VaultContent): boolean {
    const slots = readSlots(content)
    const known = slots.filter((slot) => providers.some(({ kind }) => kind === slot.kind))
    return providers.length > 0 && known.length === content.slots.length
  }

  return { held, readPlaces, load, canAskEverywhere }
}
