import type { HeaderLine } from '#core/exchange/head.ts'

interface SentRequest {
  method: string
  url: string
}

/**
 * Removes the headers that Chromium adds for pages. With `Accept-Language`, the response could differ from
 * that of the copied cURL command.
 */
export function withoutBrowserHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(accept-language|sec-.*)$/i.test(name)),
  )
}

/** Stores the headers that Chromium reports as sent until they are read once. */
export function createSentHeaders() {
  const sent = new Map<string, readonly HeaderLine[]>()
  const keyOf = ({ method, url }: SentRequest) => `${method} ${url}`
  return {
    note: (request: SentRequest & { requestHeaders: Record<string, string> }): void => {
      sent.set(keyOf(request), Object.entries(request.requestHeaders))
    },
    /** Removes and returns the headers; null if none were recorded. */
    take: (request: SentRequest): readonly HeaderLine[] | null => {
      const headers = sent.get(keyOf(request)) ?? null
      sent.delete(keyOf(request))
      return headers
    },
  }
}
