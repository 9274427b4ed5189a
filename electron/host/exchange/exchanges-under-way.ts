/**
 * The exchanges without a response yet, so that they can be cancelled by ID.
 *
 * Aborting the page's fetch is not enough: Electron does not notify a protocol handler, and before the head
 * there is no body to cancel.
 */
export interface ExchangesUnderWay {
  /** Runs `work` with a signal that aborts when the exchange is cancelled or `pageLeft` aborts. */
  run<T>(id: string, pageLeft: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** Does nothing if no such exchange is running. */
  cancel(id: string): void
}

export function createExchangesUnderWay(): ExchangesUnderWay {
  const underWay = new Map<string, AbortController>()
  return {
    async run(id, pageLeft, work) {
      const cancellation = new AbortController()
      const abort = () => {
        cancellation.abort()
      }
      // An aborted signal does not call new listeners.
      if (pageLeft.aborted) abort()
      pageLeft.addEventListener('abort', abort)
      underWay.set(id, cancellation)
      try {
        return await work(cancellation.signal)
      } finally {
        pageLeft.removeEventListener('abort', abort)
        underWay.delete(id)
      }
    },
    cancel(id) {
      underWay.get(id)?.abort()
    },
  }
}
