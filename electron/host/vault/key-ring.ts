import { createQueue } from '#host/storage/create-queue.ts'
import { withFileLock } from '#host/storage/file-lock.ts'
import type { JsonDocument } from '#host/storage/json-document.ts'
import type { KeyProvider, KeySlot } from './key-provider.ts'
import { keyIdOf, keyLength } from './sealed-token.ts'
import { readKeyIds, readSlots, withSlot, type VaultContent } from './vault-file.ts'

/** The data keys of one vault, loaded from their providers when needed and kept until `forget`. */
export interface KeyRing {
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

export function createKeyRing(deps: {
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
