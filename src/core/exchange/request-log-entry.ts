import type { ExchangeProblem } from './outcome.ts'
import type { RequestPurpose } from './exchange-request.ts'

/** One entry of the request log (truth.md 6). Never contains a token. */
export interface RequestLogEntry {
  /** Counts up from 1 since the app started. */
  id: number
  purpose: RequestPurpose
  /** null for an unsaved connection. */
  connectionId: string | null
  /** 0 for the request itself; 1, 2 and so on for its redirects. */
  hop: number
  /** Time of sending: RFC 3339 in UTC. */
  sentAt: string
  method: 'GET' | 'POST'
  /** Absolute URL as sent, with the token masked. */
  url: string
  /** The exact body text, the token masked; null for GET. */
  body: string | null
  hasToken: boolean
  state: RequestState
}

export type RequestState =
  /** No response head received. */
  | { kind: 'waiting' }
  /** The head was received, and the body is arriving. */
  | { kind: 'receiving'; status: number }
  | {
      kind: 'answered'
      status: number
      /** Total as sent in `meta`; null if there is none. */
      total: string | null
      /** Size of the decoded body; null for a redirect, whose body is not read. */
      bytes: number | null
      durationMs: number
      /** False if the body was cut off. */
      isWhole: boolean
    }
  | { kind: 'failed'; problem: ExchangeProblem['kind']; durationMs: number }

/** Changes of the request log since a revision. */
export interface RequestLogChanges {
  /** The current revision, to be passed to the next request. */
  revision: number
  /** Entries added or changed since the given revision, newest first. */
  entries: readonly RequestLogEntry[]
  /** ID of the oldest entry that still exists; 0 if there are none. */
  oldest: number
}
