import type { WriteProblem } from '#core/refusal/host-refusal.ts'
import { ok, type Result } from '#core/result.ts'
import type { ListBefore } from '#core/set/id-list.ts'
import type { IdsState } from '#core/set/ids-engine.ts'
import type { SetDocument, SetStanding, PauseReason } from '#core/set/set-document.ts'
import type { ContentClient } from '#host/content-client/content-client.ts'
import type { ConnectionAccess } from '#host/workspace/connection-access.ts'
import type { SetFiles, SetItems } from './set-files.ts'
import type { PageFailure, ReceivedList, ReceivedPage } from './load-page.ts'
import { setTimeout } from 'node:timers/promises'
import { hash } from 'node:crypto'
import type { RequestPurpose } from '#core/exchange/exchange-request.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'

export interface RunDependencies {
  access: Pick<ConnectionAccess, 'open'>
  client: ContentClient
  /** Resolves after `ms` milliseconds, or at once when the signal aborts. */
  delay: (ms: number, signal: AbortSignal) => Promise<void>
}

export interface RunContext {
  document: SetDocument
  files: SetItems
  /** The requests for the pages, if they are not those of a kept set. */
  pages?: PagesRequests
  /** null for the first run. `saveList` saves the list for the next one. */
  previousList: PreviousList | null
  saveList: (list: PreviousList) => Promise<Result<void, WriteProblem>>
  writeWithinQuota: SetsSpace['writeWithinQuota']
  saveTokenMark: (
    token: Pick<SetDocument, 'tokenMark' | 'isOfTwoTokens'>,
  ) => Promise<Result<void, WriteProblem>>
  /** Maximum number of requests that was announced for a repair; null for a normal run. */
  maxRequests: number | null
  /** Reports the state of the set. */
  tell: (standing: SetStanding) => void
}

/**
 * What a run needs of a set whose document is not written: it stays in memory, as `latest` reads it, without a list
 * for the next run and without a quota.
 */
export function createUnkeptDocument(first: SetDocument) {
  let document = first
  const unkept: Pick<RunContext, 'saveList' | 'writeWithinQuota' | 'saveTokenMark'> = {
    saveList: () => Promise.resolve(ok(undefined)),
    writeWithinQuota: async (_bytes, write) => {
      await write()
      return null
    },
    saveTokenMark: (noted) => {
      document = { ...document, ...noted }
      return Promise.resolve(ok(undefined))
    },
  }
  return { latest: () => document, unkept }
}

/** How the pages of a set that is not kept are requested; without requests for only the total. */
export interface PagesRequests {
  /** null for the server's default. */
  pageSize: number | null
  /** null if only the server's paging ends the walk. */
  maxPages: number | null
  plan: (page: number) => RequestPlan
  purpose: (page: number) => RequestPurpose
}

/** The part of a list that is saved for the next run. */
export interface PreviousList extends ListBefore {
  /** The IDs added, removed and changed so far. */
  differences: Pick<IdsState, 'came' | 'went' | 'changed'>
}

/** Commits a batch, unless it would exceed the disk quota of the sets. */
export async function commit(
  { files, writeWithinQuota }: RunContext,
  batch: Parameters<SetFiles['commit']>[0],
) {
  const bytes = batch.items.reduce((sum, item) => sum + item.bytes.byteLength + indexBytes, 0)
  const limit = await writeWithinQuota(bytes + lineBytes + (batch.note?.length ?? 0), () =>
    files.commit(batch),
  )
  if (limit !== null) throw new Paused({ kind: 'sets-full', limit })
}

/** Bytes per item besides its text, and per batch besides its items; slightly overestimated. */
const indexBytes = 180
const lineBytes = 200

/** Thrown inside a run to pause it. */
export class Paused extends Error {
  readonly why: PauseReason
  constructor(why: PauseReason) {
    super(why.kind)
    this.why = why
  }
}

/** Returns the page, or pauses the run: the set needs this page. */
export function requirePage(response: ReceivedPage | PageFailure): ReceivedPage {
  return response.kind === 'page' ? response : pauseBecause(response)
}

export function requireList(response: ReceivedList | PageFailure): ReceivedList {
  return response.kind === 'list' ? response : pauseBecause(response)
}

/** Pauses the run with the server's response as the reason. */
function pauseBecause(response: PageFailure): never {
  if (response.kind !== 'status') throw new Paused(response)
  const { status, requestId } = response
  throw new Paused({ kind: 'status', status, requestId })
}

/** Resolves after `ms` milliseconds, or at once when the signal aborts. */
export const delay = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => undefined)

/**
 * A 16-bit hash of the token, salted per set. Enough to notice that the token was changed, but too short to
 * verify a guess: one text in 65,536 has the same mark.
 */
export const tokenMarkOf = (setId: string, token: string): string =>
  hash('sha256', `${setId}/${token}`).slice(0, 4)

/** Disk usage of all sets and its quota. */
export interface SetsSpace {
  /** Bytes of all sets, including damaged ones. */
  measure(): Promise<number>
  /**
   * Calls `write` and resolves with null if `bytes` fit into the quota; otherwise resolves with the quota.
   */
  writeWithinQuota(bytes: number, write: () => Promise<void>): Promise<number | null>
  /** Call after uncounted writes; the next `writeWithinQuota` measures again. */
  forget(): void
}

export function createSetsSpace(
  readSize: () => Promise<number>,
  readLimit: () => Promise<number>,
): SetsSpace {
  let used: number | null = null
  /** Bytes being written; a measurement may or may not include them. */
  let pending = 0

  async function measure(): Promise<number> {
    used = await readSize()
    return used
  }

  return {
    measure,
    forget() {
      used = null
    },
    async writeWithinQuota(bytes, write) {
      const limit = await readLimit()
      const isOver = (size: number) => size + pending + bytes > limit
      // Measured again before it is refused, because files may have been removed meanwhile.
      if (isOver(used ?? (await measure())) && isOver(await measure())) return limit
      pending += bytes
      try {
        await write()
      } finally {
        pending -= bytes
        if (used !== null) used += bytes
      }
      return null
    },
  }
}
