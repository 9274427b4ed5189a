import type { RequestPurpose } from '#core/exchange/request-purpose.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { IdsWant } from '#core/set/ids-engine.ts'
import type { WaitReason } from '#core/set/set-document.ts'
import type { OpenConnection } from '#host/workspace/connection-access.ts'
import { loadPage, type PageFailure, type ReceivedPage } from './load-page.ts'
import { Paused } from './pause-run.ts'
import type { RunDependencies, RunContext } from './run-context.ts'

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
 * Retries temporary failures: no response and 5xx after 1, 4 and 16 s, 429 after the server's Retry-After.
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
