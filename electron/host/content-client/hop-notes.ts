import type { LedgerState } from '#core/exchange/ledger-entry.ts'
import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import type { ExchangeProblem } from '#core/exchange/problem.ts'
import type { Ledger } from '#host/ledger/ledger.ts'
import type { ContentRequest } from './content-request.ts'
import type { TokenMask } from './mask-token.ts'

/** Writes the hops of one request into the ledger, one after the other. */
export interface HopNotes {
  /** A request goes out for this path and query. */
  sent(target: string): void
  /** It was answered with a redirect, whose body is not read. */
  redirected(status: number): void
  /** There is no answer. Says nothing where the last hop has one already, or none was sent. */
  failed(problem: ExchangeProblem): void
  /** The answer that stays: its body ends with the outcome, and by then its total is known. */
  answered(status: number, outcome: Promise<ExchangeOutcome>, total: () => string | null): void
}

export function createHopNotes(
  request: ContentRequest,
  deps: { ledger: Ledger; maskToken: TokenMask; now: () => Date; monotonicNow: () => number },
): HopNotes {
  const { ledger, maskToken, now, monotonicNow } = deps
  const { origin } = new URL(request.baseUrl)
  const { method, purpose, connectionId, token } = request
  const body = request.body === null ? null : maskToken(request.body)
  let hop = -1
  let since = 0
  let tell: ((state: LedgerState) => void) | null = null

  const end = (state: LedgerState) => {
    tell?.(state)
    tell = null
  }
  const passed = () => monotonicNow() - since

  return {
    sent(target) {
      hop += 1
      since = monotonicNow()
      tell = ledger.write({
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
      const told = { total: null, bytes: null, durationMs: passed(), isWhole: true }
      end({ kind: 'answered', status, ...told })
    },
    failed({ kind }) {
      end({ kind: 'failed', problem: kind, durationMs: passed() })
    },
    answered(status, outcome, total) {
      tell?.({ kind: 'receiving', status })
      void outcome.then(({ kind, sizes }) => {
        const told = { total: total(), bytes: sizes.decoded, durationMs: passed() }
        end({ kind: 'answered', status, ...told, isWhole: kind === 'complete' })
      })
    },
  }
}
