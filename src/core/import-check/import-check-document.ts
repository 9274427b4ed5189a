import * as z from 'zod'
import {
  importFaults,
  importMarks,
  importRemovals,
  importStamps,
  type FaultyItems,
  type ImportCause,
  type ImportFault,
} from './check-import.ts'
import type { ImportNote } from './import-check-notes.ts'

const text = z.string().max(2_000)
const entries = z.array(z.tuple([text, text]))

/** The result of a tried filter: its IDs. */
const tried = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answered'), ids: z.array(text) }),
  z.object({ kind: z.literal('failed'), status: z.number().int().nullable() }),
  /** Not tried, because the query itself filters by this timestamp. */
  z.object({ kind: z.literal('own-filter') }),
])

export type TriedFilter = z.infer<typeof tried>

/** A document of another version is discarded and requested again. */
export const importCheckVersion = 1

/** The data of an import check, saved with its set (`sync.json`). Contains no token and no content. */
export const importCheckDocument = z.object({
  version: z.literal(importCheckVersion),
  /** RFC 3339 in UTC. */
  askedAt: text,
  requests: z.number().int(),
  /** The start of the filters by stamp. */
  since: text,
  /** The current list of IDs: id, dct:modified, dc:touched. */
  list: z.array(z.tuple([text, text, text])),
  tried: z.object({ modified: tried, touched: tried }),
  deleted: z.discriminatedUnion('kind', [
    /** Pairs of ID and deletion time: the server's default page, and all deletions received. */
    z.object({
      kind: z.literal('answered'),
      firstPage: entries,
      all: entries,
      isWhole: z.boolean(),
    }),
    z.object({ kind: z.literal('failed'), status: z.number().int().nullable() }),
  ]),
  /** The endpoint has a folder path, which only collections filled by hand have (datacycle-core.md 3). */
  isCollection: z.boolean(),
})

export type ImportCheckDocument = z.infer<typeof importCheckDocument>

export const importSettings = z.object({
  stamp: z.enum(importStamps),
  mark: z.enum(importMarks),
  removal: z.enum(importRemovals),
})

export type ImportCheckProblem =
  /** Only a complete set by IDs proves which items an import had. */
  | { kind: 'not-whole' }
  /** The set is still being fetched. */
  | { kind: 'running' }
  /** 401. */
  | { kind: 'refused'; hasChallenge: boolean }
  /** Any other error status. */
  | { kind: 'status'; status: number; requestId: string }
  /** 404: no such endpoint. */
  | { kind: 'no-endpoint' }
  /** The connection was removed, or its token cannot be read now: nothing was sent. */
  | { kind: 'unknown-connection' | 'token-unavailable' }
  /** There was no response, or the request could not be sent. */
  | { kind: 'no-answer' }
  /** A successful response without a list. */
  | { kind: 'no-list' }
  /** The list contradicted its own total twice. */
  | { kind: 'list-wrong' }
  /** Another address or another token than the set's: both may show other items (whole-set.md L7). */
  | { kind: 'other-address'; baseUrl: string }
  | { kind: 'other-token' }
  /** The result could not be saved. */
  | { kind: 'disk'; problem: string }

/** An item that the import has wrong; `name` is '' if unknown. */
export interface WrongItem {
  id: string
  name: string
  cause: ImportCause
}

export interface ImportCheckResult {
  askedAt: string
  /** Start of the set, taken as the import's first load. */
  startedAt: string
  requests: number
  /** Number of items in the set. */
  held: number
  /** Number of items that the server lists now. */
  now: number
  tried: Readonly<Record<'modified' | 'touched', 'answered' | 'failed' | 'own-filter'>>
  deleted: 'whole' | 'part' | 'failed'
  wrong: Readonly<Record<ImportFault, { count: number; items: readonly WrongItem[] }>>
  notes: readonly ImportNote[]
}

/** Maximum number of named items per kind. */
const maxWrongItems = 500

/** The number of items per fault, and the first of them with their names. */
export async function nameWrongItems(
  faults: FaultyItems,
  nameOf: (id: string) => Promise<string>,
): Promise<ImportCheckResult['wrong']> {
  const named = await Promise.all(
    importFaults.map(async (fault) => {
      const items: WrongItem[] = []
      for (const { id, cause } of faults[fault].slice(0, maxWrongItems))
        items.push({ id, cause, name: await nameOf(id) })
      return { count: faults[fault].length, items }
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
