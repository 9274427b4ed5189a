import type { RequestPurpose } from '#core/exchange/request-purpose.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { IdsWant } from '#core/set/ids-engine.ts'
import type { WaitReason } from '#core/set/set-document.ts'
import type { OpenConnection } from '#host/workspace/connection-access.ts'
import { loadPage, type PageFailure, type ReceivedPage } from './load-page.ts'
import { Paused } from './pause-run.ts'
import type { RunDependencies, RunningSet } from './running-set.ts'

const retryDelaysMs = [1000, 4000, 16_000]
/** Also applies to every request while the server is down. */
const maxTries = 4
/** In seconds. If a server asks for a longer wait, the run pauses and the user decides. */
const maxRetryAfter = 120
const maxTooMany = 10

/** Sends a request; the response is returned after the retries that `limits` allows. */
export type Ask = (
  plan: RequestPlan,
  purpose: RequestPurpose,
  limits?: RetryLimits,
) => Promise<ReceivedPage | PageFailure>

/** The number of 5xx responses, and of 429 responses (`tooMany`), before the response is returned. */
interface RetryLimits {
  tries: number
  tooMany: number
}

/** For requests that the set needs. */
export const requiredLimits: RetryLimits = { tries: maxTries, tooMany: maxTooMany }
/** For parts of a list: they are halved instead of retried. */
export const partLimits: RetryLimits = { tries: 1, tooMany: maxTooMany }

/** For a batch of items: one that fails while the server is up is halved. Retries may help if it caches its work. */
export const batchLimits = ({
  items,
  isHalf,
}: Extract<IdsWant, { kind: 'batch' }>): RetryLimits => ({
  tries: isHalf ? 1 : 3,
  tooMany: items.length > 1 ? 3 : maxTooMany,
})

/**
 * Retries temporary failures: no response and 5xx after 1, 4 and 16 s, 429 after the server's Retry-After.
 */
export function createRetryingAsk(
  { client, delay }: Pick<RunDependencies, 'client' | 'delay'>,
  opened: OpenConnection,
  { tell, files }: Pick<RunningSet, 'tell' | 'files'>,
  signal: AbortSignal,
): Ask {
  async function wait(why: WaitReason, seconds: number) {
    tell({ kind: 'waiting', why, seconds, done: files.held.size, of: null })
    await delay(seconds * 1000, signal)
  }
  return async (plan, purpose, limits = requiredLimits) => {
    let failures = 0
    let tooMany = 0
    for (;;) {
      const answer = await loadPage(client, opened, { plan, purpose }, signal)
      // A response that arrives after a pause is ignored.
      if (signal.aborted) throw new Paused({ kind: 'person' })
      if (answer.kind === 'page' || answer.kind === 'no-list') return answer
      if (answer.kind === 'status' && answer.status === 401)
        throw new Paused({ kind: 'refused', hasChallenge: answer.hasChallenge })
      if (answer.kind === 'status' && answer.status === 429) {
        tooMany += 1
        const seconds =
          answer.retryAfter ??
          (retryDelaysMs[Math.min(tooMany, retryDelaysMs.length) - 1] ?? 0) / 1000
        if (seconds > maxRetryAfter || tooMany > limits.tooMany) return answer
        await wait('too-many-requests', seconds)
        continue
      }
      if (answer.kind === 'status' && answer.status < 500) return answer
      failures += 1
      if (failures >= (isServerDown(answer) ? maxTries : limits.tries)) return answer
      const seconds = (retryDelaysMs[failures - 1] ?? 0) / 1000
      await wait(answer.kind === 'status' ? 'server-fault' : 'no-answer', seconds)
    }
  }
}

/** True if the server is down: no response, or only one from a gateway. */
export const isServerDown = (answer: PageFailure): boolean =>
  answer.kind === 'no-answer' ||
  (answer.kind === 'status' && [502, 503, 504].includes(answer.status))

/** True for a 429 that remained after the waits that the server asked for. */
export const isRateLimited = (
  answer: ReceivedPage | PageFailure,
): answer is Extract<PageFailure, { kind: 'status' }> =>
  answer.kind === 'status' && answer.status === 429 && (answer.retryAfter ?? 0) <= maxRetryAfter
