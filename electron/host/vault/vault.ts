import { randomBytes as systemRandomBytes } from 'node:crypto'
import { dirname } from 'node:path'
import type { SaveProblem } from '#core/refusal/save-problem.ts'
import type { MemoryReason, TokenState } from '#core/connection/token-state.ts'
import { createPrivateFolder } from '#host/storage/private-folder.ts'
import type { KeyProvider } from './key-provider.ts'
import { createKeyRing, type KeyRing } from './key-ring.ts'
import { nonceLength, openSealedToken, sealToken, type SealedToken } from './sealed-token.ts'
import {
  createVaultFile,
  readRecord,
  repairVaultFile,
  withoutRecord,
  withRecord,
  withSlot,
  type FileRepair,
} from './vault-file.ts'

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
