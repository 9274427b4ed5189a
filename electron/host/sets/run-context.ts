import type { WriteProblem } from '#core/refusal/host-refusal.ts'
import { ok, type Result } from '#core/result.ts'
import type { ListBefore } from '#core/set/id-list.ts'
import type { IdsState, IdsWant } from '#core/set/ids-engine.ts'
import type { SetDocument, SetStanding, PauseReason, WaitReason } from '#core/set/set-document.ts'
import type { ContentClient } from '#host/content-client/content-client.ts'
import type { ConnectionAccess, OpenConnection } from '#host/workspace/connection-access.ts'
import type { SetFiles, SetItems } from './set-files.ts'
import { type PageFailure, type ReceivedPage, type ReceivedList, loadPage } from './load-page.ts'
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
export function requirePage(answer: ReceivedPage | PageFailure): ReceivedPage {
  return answer.kind === 'page' ? answer : pauseBecause(answer)
}

export function requireList(answer: ReceivedList | PageFailure): ReceivedList {
  return answer.kind === 'list' ? answer : pauseBecause(answer)
}

/** Pauses the run with the server's response as the reason. */
function pauseBecause(answer: PageFailure): never {
  if (answer.kind !== 'status') throw new Paused(answer)
  const { status, requestId } = answer
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

const retryDelaysSeconds = [1, 4, 16]
/** While the server is down, this applies to every request. */
const maxAttempts = retryDelaysSeconds.length + 1
/** If a server asks for a longer wait, the run pauses and the user decides. */
const maxRetryAfterSeconds = 120
const maxRateLimitRetries = 10

/** Sends a request; the response is returned after the retries that `limits` allows. */
export type Ask = (
  plan: RequestPlan,
  purpose: RequestPurpose,
  limits?: RetryLimits,
) => Promise<ReceivedPage | PageFailure>

interface RetryLimits {
  /** While the server is up but responds with 5xx. */
  attempts: number
  /** After 429. */
  rateLimitRetries: number
}

/** For requests that the set needs. */
export const requiredLimits: RetryLimits = {
  attempts: maxAttempts,
  rateLimitRetries: maxRateLimitRetries,
}
/** For parts of a list: they are halved instead of retried. */
export const partLimits: RetryLimits = { attempts: 1, rateLimitRetries: maxRateLimitRetries }

/** For a batch of items, which is halved if it still fails. Retries may help, because servers cache their work. */
export const batchLimits = ({
  items,
  isHalf,
}: Extract<IdsWant, { kind: 'batch' }>): RetryLimits => ({
  attempts: isHalf ? 1 : 3,
  rateLimitRetries: items.length > 1 ? 3 : maxRateLimitRetries,
})

/**
 * Retries temporary failures: no response and 5xx after 1, 4 and 16 s, 429 after the server's
 * Retry-After, or after the same seconds if it says none.
 */
export function createRetryingAsk(
  { client, delay }: Pick<RunDependencies, 'client' | 'delay'>,
  opened: OpenConnection,
  { tell, files }: Pick<RunContext, 'tell' | 'files'>,
  signal: AbortSignal,
): Ask {
  async function wait(why: WaitReason, seconds: number) {
    tell({ kind: 'waiting', why, seconds, done: files.held.size, of: null })
    await delay(seconds * 1000, signal)
  }
  return async (plan, purpose, limits = requiredLimits) => {
    let failures = 0
    let rateLimitRetries = 0
    for (;;) {
      const answer = await loadPage(client, opened, { plan, purpose }, signal)
      // A response that arrives after a pause is ignored.
      if (signal.aborted) throw new Paused({ kind: 'person' })
      if (answer.kind === 'page' || answer.kind === 'no-list') return answer
      if (answer.kind === 'status' && answer.status === 401)
        throw new Paused({ kind: 'refused', hasChallenge: answer.hasChallenge })
      if (answer.kind === 'status' && answer.status === 429) {
        rateLimitRetries += 1
        const seconds =
          answer.retryAfter ??
          retryDelaysSeconds[Math.min(rateLimitRetries, retryDelaysSeconds.length) - 1] ??
          0
        if (seconds > maxRetryAfterSeconds || rateLimitRetries > limits.rateLimitRetries)
          return answer
        await wait('too-many-requests', seconds)
        continue
      }
      if (answer.kind === 'status' && answer.status < 500) return answer
      failures += 1
      if (failures >= (isServerDown(answer) ? maxAttempts : limits.attempts)) return answer
      const seconds = retryDelaysSeconds[failures - 1] ?? 0
      await wait(answer.kind === 'status' ? 'server-fault' : 'no-answer', seconds)
    }
  }
}

/** True if the server is down: no response, or only one from a gateway. */
export const isServerDown = (answer: PageFailure): boolean =>
  answer.kind === 'no-answer' ||
  (answer.kind === 'status' && [502, 503, 504].includes(answer.status))

/** True for a 429 that remained after all retries, not for one whose wait is too long. */
export const isRateLimited = (
  answer: ReceivedPage | PageFailure,
): answer is Extract<PageFailure, { kind: 'status' }> =>
  answer.kind === 'status' &&
  answer.status === 429 &&
  (answer.retryAfter ?? 0) <= maxRetryAfterSeconds

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
