/**
 * The exchanges that have no answer yet, so that they can be cancelled by name.
 *
 * Aborting the page's fetch is not enough: Electron does not tell a protocol handler of it, and before
 * the head there is no body to cancel either.
 */
export interface ExchangesUnderWay {
  /** Runs `work` with a signal that aborts when the exchange is cancelled, or when `left` has or does. */
  run<T>(id: string, left: AbortSignal, work: (cancelled: AbortSignal) => Promise<T>): Promise<T>
  /** Does nothing for one that is not (or no longer) under way. */
  cancel(id: string): void
}

export function createExchangesUnderWay(): ExchangesUnderWay {
  const underWay = new Map<string, AbortController>()
  return {
    async run(id, left, work) {
      const cancelled = new AbortController()
      const abort = () => {
        cancelled.abort()
      }
      // A signal that has aborted already says so to nobody.
      if (left.aborted) abort()
      left.addEventListener('abort', abort)
      underWay.set(id, cancelled)
      try {
        return await work(cancelled.signal)
      } finally {
        left.removeEventListener('abort', abort)
        underWay.delete(id)
      }
    },
    cancel(id) {
      underWay.get(id)?.abort()
    },
  }
}
