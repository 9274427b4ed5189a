import type { LedgerEntry, LedgerChanges, LedgerState } from '#core/exchange/ledger-entry.ts'

/**
 * Every request that went out to an instance since the app started, in the memory only. What stands in it
 * has been masked by whoever writes it.
 */
export interface Ledger {
  /** Writes a request that goes out now, and gives the way to tell how it goes on. */
  write(about: Omit<LedgerEntry, 'id' | 'state'>): (state: LedgerState) => void
  /** What was written or changed behind `revision`; 0 asks for everything. */
  readSince(revision: number): LedgerChanges
}

const maxEntries = 2_000
/** Bodies may be long: two thousand of the longest would be half a gigabyte. */
const maxCharacters = 32_000_000

/** Creates an empty ledger. It keeps the last 2 000 entries, fewer where their bodies are huge. */
export function createLedger(): Ledger {
  const kept = new Map<number, { entry: LedgerEntry; revision: number }>()
  let written = 0
  let revision = 0
  let characters = 0

  function forgetOldest() {
    for (const [id, { entry }] of kept) {
      const isWithin = kept.size <= maxEntries && characters <= maxCharacters
      if (isWithin || kept.size === 1) return
      kept.delete(id)
      characters -= sizeOf(entry)
    }
  }

  return {
    write(about) {
      written += 1
      revision += 1
      const id = written
      const entry: LedgerEntry = { ...about, id, state: { kind: 'waiting' } }
      kept.set(id, { entry, revision })
      characters += sizeOf(entry)
      forgetOldest()
      return (state) => {
        const line = kept.get(id)
        if (line === undefined) return
        revision += 1
        kept.set(id, { entry: { ...line.entry, state }, revision })
      }
    },
    readSince(since) {
      const [oldest = 0] = kept.keys()
      const entries = [...kept.values()]
        .filter((line) => line.revision > since)
        .map(({ entry }) => entry)
        .reverse()
      return { revision, entries, oldest }
    },
  }
}

const sizeOf = ({ url, body }: LedgerEntry): number => url.length + (body?.length ?? 0)
