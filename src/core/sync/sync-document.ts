import * as z from 'zod'
import {
  syncFaults,
  syncMarks,
  syncRemovals,
  syncStamps,
  type Rehearsal,
  type SyncCause,
  type SyncFault,
} from './rehearse.ts'
import type { SyncNote } from './sync-notes.ts'

const text = z.string().max(2_000)
const entries = z.array(z.tuple([text, text]))

/** The result of a tried filter: its IDs. */
const tried = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answered'), ids: z.array(text) }),
  z.object({ kind: z.literal('failed'), status: z.number().int().nullable() }),
  /** The query has a filter by this stamp of its own, beside which no other one fits. */
  z.object({ kind: z.literal('own-filter') }),
])

export type TriedFilter = z.infer<typeof tried>

/** A document of another version is discarded and requested again. */
export const syncVersion = 1

/** What a rehearsal asked, as the folder of its set keeps it (`sync.json`). No token and no content. */
export const syncDocument = z.object({
  version: z.literal(syncVersion),
  /** RFC 3339 in UTC. */
  askedAt: text,
  requests: z.number().int(),
  /** From when the filters by stamps were asked. */
  since: text,
  /** The list of IDs of now: id, dct:modified, dc:touched. */
  list: z.array(z.tuple([text, text, text])),
  tried: z.object({ modified: tried, touched: tried }),
  deleted: z.discriminatedUnion('kind', [
    /** Pairs of an ID and its moment: the usual page, and all that came. */
    z.object({
      kind: z.literal('answered'),
      firstPage: entries,
      all: entries,
      isWhole: z.boolean(),
    }),
    z.object({ kind: z.literal('failed'), status: z.number().int().nullable() }),
  ]),
  /** The server names a path of folders: only a collection that is filled by hand has one (datacycle-core.md 3). */
  isCollection: z.boolean(),
})

export type SyncDocument = z.infer<typeof syncDocument>

/** The settings of the import to rehearse. */
export const syncLoop = z.object({
  stamp: z.enum(syncStamps),
  mark: z.enum(syncMarks),
  removal: z.enum(syncRemovals),
})

/** Why a set cannot be rehearsed. */
export type SyncProblem =
  /** Only a set by IDs that is whole tells what an import had. */
  | { kind: 'not-whole' }
  | { kind: 'running' }
  | { kind: 'refused'; hasChallenge: boolean }
  | { kind: 'status'; status: number; requestId: string }
  /** 404: no such endpoint, or none under this name any more. */
  | { kind: 'no-endpoint' }
  | { kind: 'no-answer' }
  | { kind: 'no-list' }
  /** The list contradicted its own total twice. */
  | { kind: 'list-wrong' }
  /** Another address or another token than the set's: both may show other items (whole-set.md L7). */
  | { kind: 'other-address'; baseUrl: string }
  | { kind: 'other-token' }
  | { kind: 'disk'; problem: string }

/** An item that the import would have wrong; '' for a name that nobody holds. */
export interface WrongItem {
  id: string
  name: string
  cause: SyncCause
}

/** What a rehearsal tells of one import. */
export interface SyncTold {
  askedAt: string
  /** When the set had begun: from then on the import would have asked. */
  startedAt: string
  requests: number
  held: number
  now: number
  tried: Readonly<Record<'modified' | 'touched', 'answered' | 'failed' | 'own-filter'>>
  deleted: 'whole' | 'part' | 'failed'
  wrong: Readonly<Record<SyncFault, { count: number; items: readonly WrongItem[] }>>
  notes: readonly SyncNote[]
}

/** Maximum number of named items per kind. */
const maxWrongItems = 500

/** Each fault of a rehearsal with its first items, which go by the names that `nameOf` finds. */
export async function nameWrong(
  rehearsal: Rehearsal,
  nameOf: (id: string) => Promise<string>,
): Promise<SyncTold['wrong']> {
  const named = await Promise.all(
    syncFaults.map(async (fault) => {
      const items: WrongItem[] = []
      for (const { id, cause } of rehearsal[fault].slice(0, maxWrongItems))
        items.push({ id, cause, name: await nameOf(id) })
      return { count: rehearsal[fault].length, items }
    }),
  )
  const [missed, stale, kept, removed] = named
  const none = { count: 0, items: [] }
  return {
    missed: missed ?? none,
    stale: stale ?? none,
    kept: kept ?? none,
    removed: removed ?? none,
  }
}
