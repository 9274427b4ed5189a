import type {
  RequestLogEntry,
  RequestLogChanges,
  RequestState,
} from '#core/exchange/request-log-entry.ts'

/**
 * All requests sent to servers since the app started, in memory only. Callers mask secrets before they
 * write an entry.
 */
export interface RequestLog {
  /** Adds an entry for a request that is being sent; returns a function that updates the entry's state. */
  write(about: Omit<RequestLogEntry, 'id' | 'state'>): (state: RequestState) => void
  /** Entries added or changed after `revision`, newest first; 0 returns all. */
  readSince(revision: number): RequestLogChanges
}

const maxEntries = 2_000
/** Limits URLs and bodies together: 2,000 of the longest bodies would be half a gigabyte. */
const maxCharacters = 32_000_000

/** Creates an empty request log. It keeps the last 2,000 entries, fewer if their bodies are large. */
export function createRequestLog(): RequestLog {
  const records = new Map<number, { entry: RequestLogEntry; revision: number }>()
  let lastId = 0
  let revision = 0
  let characters = 0

  function dropOldest() {
    for (const [id, { entry }] of records) {
      const isWithin = records.size <= maxEntries && characters <= maxCharacters
      if (isWithin || records.size === 1) return
      records.delete(id)
      characters -= sizeOf(entry)
    }
  }

  return {
    write(about) {
      lastId += 1
      revision += 1
      const id = lastId
      const entry: RequestLogEntry = { ...about, id, state: { kind: 'waiting' } }
      records.set(id, { entry, revision })
      characters += sizeOf(entry)
      dropOldest()
      return (state) => {
        const record = records.get(id)
        if (record === undefined) return
        revision += 1
        records.set(id, { entry: { ...record.entry, state }, revision })
      }
    },
    readSince(since) {
      const [oldest = 0] = records.keys()
      const entries = [...records.values()]
        .filter((record) => record.revision > since)
        .map(({ entry }) => entry)
        .reverse()
      return { revision, entries, oldest }
    },
  }
}

const sizeOf = ({ url, body }: RequestLogEntry): number => url.length + (body?.length ?? 0)
