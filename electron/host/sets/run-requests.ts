import type { RequestPurpose } from '#core/exchange/exchange-request.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { IdsWant, NextState } from '#core/set/ids-engine.ts'
import type { WaitReason } from '#core/set/set-document.ts'
import type { OpenConnection } from '#host/workspace/connection-access.ts'
import { loadPage, type PageFailure, type ReceivedPage } from './load-page.ts'
import { Paused, type RunContext, type RunDependencies } from './run-context.ts'

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
      const response = await loadPage(client, opened, { plan, purpose }, signal)
      // A response that arrives after a pause is ignored.
      if (signal.aborted) throw new Paused({ kind: 'person' })
      if (response.kind === 'page' || response.kind === 'no-list') return response
      if (response.kind === 'status' && response.status === 401)
        throw new Paused({ kind: 'refused', hasChallenge: response.hasChallenge })
      if (response.kind === 'status' && response.status === 429) {
        rateLimitRetries += 1
        const seconds =
          response.retryAfter ??
          retryDelaysSeconds[Math.min(rateLimitRetries, retryDelaysSeconds.length) - 1] ??
          0
        if (seconds > maxRetryAfterSeconds || rateLimitRetries > limits.rateLimitRetries)
          return response
        await wait('too-many-requests', seconds)
        continue
      }
      if (response.kind === 'status' && response.status < 500) return response
      failures += 1
      if (failures >= (isServerDown(response) ? maxAttempts : limits.attempts)) return response
      const seconds = retryDelaysSeconds[failures - 1] ?? 0
      await wait(response.kind === 'status' ? 'server-fault' : 'no-answer', seconds)
    }
  }
}

/** True if the server is down: no response, or only one from a gateway. */
export const isServerDown = (response: PageFailure): boolean =>
  response.kind === 'no-answer' ||
  (response.kind === 'status' && [502, 503, 504].includes(response.status))

/** True for a 429 that remained after all retries, not for one whose wait is too long. */
export const isRateLimited = (
  response: ReceivedPage | PageFailure,
): response is Extract<PageFailure, { kind: 'status' }> =>
  response.kind === 'status' &&
  response.status === 429 &&
  (response.retryAfter ?? 0) <= maxRetryAfterSeconds

/** Processes a response in order, with the state at that moment. */
export type ProcessResponse<State, Event> = (state: State) => Promise<Event>

/**
 * Runs an engine to its end. Its requests are sent at once; the responses are processed one by one, in the
 * order of the requests.
 */
export async function runEngine<State, Want extends { number: number }, Event>(
  firstStep: NextState<State, Want>,
  engine: {
    send: (want: Want) => Promise<ProcessResponse<State, Event>>
    advance: (state: State, event: Event) => NextState<State, Want>
    tell: (state: State) => void
  },
): Promise<State> {
  let step = firstStep
  const pending: Promise<ProcessResponse<State, Event>>[] = []
  try {
    for (;;) {
      pending.push(...step.wanted.map((want) => withoutUnhandledRejection(engine.send(want))))
      const [next] = pending
      if (next === undefined) return step.state
      const processResponse = await next
      void pending.shift()
      step = engine.advance(step.state, await processResponse(step.state))
      engine.tell(step.state)
    }
  } finally {
    await Promise.allSettled(pending)
  }
}

/** Prevents an unhandled rejection of a promise that is awaited later. */
function withoutUnhandledRejection<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}
