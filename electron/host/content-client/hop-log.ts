import type { RequestState } from '#core/exchange/request-log-entry.ts'
import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import type { ExchangeProblem } from '#core/exchange/problem.ts'
import type { RequestLog } from '#host/request-log/request-log.ts'
import type { ContentRequest } from './content-request.ts'
import type { TokenMask } from './mask-token.ts'

/** Records the hops of one request in the request log, in order. */
export interface HopLog {
  /** A request for this path and query is being sent. */
  sent(target: string): void
  /** The response is a redirect, whose body is not read. */
  redirected(status: number): void
  /** There is no response. Ignored if the last hop already has one, or if nothing was sent. */
  failed(problem: ExchangeProblem): void
  /** The final response. `total` is read once `outcome` has settled. */
  answered(status: number, outcome: Promise<ExchangeOutcome>, total: () => string | null): void
}

export function createHopLog(
  request: ContentRequest,
  deps: {
    requestLog: RequestLog
    maskToken: TokenMask
    now: () => Date
    monotonicNow: () => number
  },
): HopLog {
  const { requestLog, maskToken, now, monotonicNow } = deps
  const { origin } = new URL(request.baseUrl)
  const { method, purpose, connectionId, token } = request
  const body = request.body === null ? null : maskToken(request.body)
  let hop = -1
  let sentAtMs = 0
  let updateState: ((state: RequestState) => void) | null = null

  const end = (state: RequestState) => {
    updateState?.(state)
    updateState = null
  }
  const elapsedMs = () => monotonicNow() - sentAtMs

  return {
    sent(target) {
      hop += 1
      sentAtMs = monotonicNow()
      updateState = requestLog.write({
        purpose,
        connectionId,
        hop,
        method,
        body,
        url: maskToken(origin + target),
        sentAt: now().toISOString(),
        hasToken: token !== null,
      })
    },
    redirected(status) {
      const result = { total: null, bytes: null, durationMs: elapsedMs(), isWhole: true }
      end({ kind: 'answered', status, ...result })
    },
    failed({ kind }) {
      end({ kind: 'failed', problem: kind, durationMs: elapsedMs() })
    },
    answered(status, outcome, total) {
      updateState?.({ kind: 'receiving', status })
      void outcome.then(({ kind, sizes }) => {
        const result = { total: total(), bytes: sizes.decoded, durationMs: elapsedMs() }
        end({ kind: 'answered', status, ...result, isWhole: kind === 'complete' })
      })
    },
  }
}
