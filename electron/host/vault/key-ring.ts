import { createQueue } from '#host/storage/create-queue.ts'
import { withFileLock } from '#host/storage/file-lock.ts'
import type { JsonDocument } from '#host/storage/json-document.ts'
import type { KeyProvider, KeySlot } from './key-provider.ts'
import { describeKey, keyLength } from './sealed-token.ts'
import { readKeyNames, readSlots, withSlot, type VaultContent } from './vault-file.ts'

/** The data keys of one vault: fetched from their providers at first need, kept until `forget`. */
export interface KeyRing {
  /** The key a record was sealed with. May wait for a person to unlock the keyring. */
  find(kid: string): Promise<HeldKey | KeyGone | KeyOutOfReach>
  /** The key to seal with. Creates one, but only where a provider answered that it has none. */
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
/** `key-changed`: there is a key, and it is another one. */
interface KeyGone {
  kind: 'key-missing' | 'key-changed'
}
interface KeyOutOfReach {
  kind: 'locked' | 'unavailable'
}
interface Place {
  provider: KeyProvider
  slot: KeySlot
}

export function createKeyRing(deps: {
  /** The lock file that lets one process at a time create a key. */
  lock: string
  document: JsonDocument<VaultContent>
  /** Best first. */
  providers: readonly KeyProvider[]
  randomBytes: (count: number) => Uint8Array
}): KeyRing {
  const { lock, document, providers, randomBytes } = deps
  const { held, readPlaces, load, canAskEverywhere } = createHeldKeys({ document, providers })
  let sealing: HeldKey | null = null
  /** One at a time: two questions at once would be two unlock dialogs. */
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

  /** `missing` names the providers that could keep a new key. */
  async function lookForCurrent(
    content: VaultContent,
  ): Promise<HeldKey | KeyOutOfReach | { kind: 'missing'; in: KeyProvider[] }> {
    const unreachable = new Set<KeyProvider>()
    for (const place of readPlaces(content)) {
      const loaded = await load(place)
      // A locked keyring most likely has the key: a second one elsewhere would split the vault.
      if (loaded.kind === 'key' || loaded.kind === 'locked') return loaded
      if (loaded.kind === 'unavailable') unreachable.add(place.provider)
    }
    const reachable = providers.filter((provider) => !unreachable.has(provider))
    return reachable.length > 0 ? { kind: 'missing', in: reachable } : { kind: 'unavailable' }
  }

  /** Looks again first: under the lock, it may turn out that another process has created the key. */
  async function createCurrent(): ReturnType<KeyRing['current']> {
    const found = await lookForCurrent((await document.load()).value)
    if (found.kind !== 'missing') return found
    for (const provider of found.in) {
      const fresh = randomBytes(keyLength)
      const stored = await provider.store(fresh)
      fresh.fill(0)
      if (stored.kind === 'locked') return stored
      if (stored.kind === 'unavailable') continue
      // Read back, and that one is used: only then it is certain to be there next time.
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
    // Records with another key: the keyring may have got a new one since this process asked.
    if (sealing !== null && readKeyNames(content).every((kid) => kid === sealing?.kid)) {
      return sealing
    }
    const found = await lookForCurrent(content)
    const settled = found.kind === 'missing' ? await createAlone() : found
    if (settled.kind === 'key') sealing = settled
    return settled
  }

  async function createAlone(): ReturnType<KeyRing['current']> {
    const locked = await withFileLock(lock, createCurrent)
    return locked.ok ? locked.value : { kind: 'not-written' }
  }

  return {
    find: (kid) => inTurn(() => find(kid)),
    current: () => inTurn(current),
    forget() {
      for (const { key } of held.values()) key.fill(0)
      held.clear()
      sealing = null
    },
  }
}

/** The keys that were loaded, by their names, and the places where others may be. */
function createHeldKeys({
  document,
  providers,
}: {
  document: JsonDocument<VaultContent>
  providers: readonly KeyProvider[]
}) {
  const held = new Map<string, HeldKey>()

  /** Every slot in the file; for a provider that has none there, its usual place. */
  function readPlaces(content: VaultContent): Place[] {
    const slots = readSlots(content)
    return providers.flatMap((provider) => {
      const named = slots.filter((slot) => slot.kind === provider.kind)
      const usual = provider.usualSlot === null ? [] : [provider.usualSlot]
      return (named.length > 0 ? named : usual).map((slot) => ({ provider, slot }))
    })
  }

  async function load({ provider, slot }: Place) {
    const loaded = await provider.load(slot)
    if (loaded.kind !== 'key') return loaded
    // Something else stands where the key should be: nothing to seal with, and not ours to replace.
    if (loaded.key.length !== keyLength) return { kind: 'unavailable' as const }
    const { renewed } = loaded
    // Failing to keep the renewed slot loses nothing: the old one has just worked.
    if (renewed !== undefined) await document.update((now) => withSlot(now, renewed, slot))
    return hold(loaded.key, renewed ?? slot)
  }

  function hold(key: Uint8Array, slot: KeySlot): HeldKey {
    const kid = describeKey(key)
    const before = held.get(kid)
    if (before !== undefined) key.fill(0)
    const now = { kind: 'key' as const, kid, key: before?.key ?? key, slot }
    held.set(kid, now)
    return now
  }

  /** False when the key may be where the file says, but this process has no provider to ask there. */
  function canAskEverywhere(content: VaultContent): boolean {
    const slots = readSlots(content)
    const known = slots.filter((slot) => providers.some(({ kind }) => kind === slot.kind))
    return providers.length > 0 && known.length === content.slots.length
  }

  return { held, readPlaces, load, canAskEverywhere }
}
