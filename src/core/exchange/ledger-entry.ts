import type { ExchangeProblem } from './problem.ts'
import type { RequestPurpose } from './request-purpose.ts'

/** One request as the ledger tells it (truth.md 6). There is no place for a token in it. */
export interface LedgerEntry {
  /** Counts up from 1 since the app started. */
  id: number
  purpose: RequestPurpose
  /** null for a connection that is not saved (yet). */
  connectionId: string | null
  /** 0 for the request itself; the redirects that it followed have 1, 2 and so on. */
  hop: number
  /** When it went out: RFC 3339 in UTC. */
  sentAt: string
  method: 'GET' | 'POST'
  /** Absolute, as it stood in the request line behind the origin, the token masked. */
  url: string
  /** The exact body text, the token masked; null for GET. */
  body: string | null
  hasToken: boolean
  state: LedgerState
}

/** How far a request has come. */
export type LedgerState =
  /** There is no head yet. */
  | { kind: 'waiting' }
  | { kind: 'receiving'; status: number }
  | {
      kind: 'answered'
      status: number
      /** The digits of `meta`, as they were sent; null where the answer tells none. */
      total: string | null
      /** Of the body, decoded; null for a redirect, whose body is not read. */
      bytes: number | null
      /** From sending to the last byte. */
      durationMs: number
      /** False where the body broke off. */
      isWhole: boolean
    }
  | { kind: 'failed'; problem: ExchangeProblem['kind']; durationMs: number }

/** What has changed in the ledger since a revision. */
export interface LedgerNews {
  /** Counts the changes; to be asked with the next time. */
  revision: number
  /** The entries that were written or changed since then, the newest first. */
  entries: readonly LedgerEntry[]
  /** The oldest entry that is still kept: what is older has been forgotten. 0 while there is none. */
  oldest: number
}
