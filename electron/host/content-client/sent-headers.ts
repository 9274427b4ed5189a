import type { HeaderLine } from '#core/exchange/head.ts'

interface Request {
  method: string
  url: string
}

/**
 * The headers without those that Chromium adds for pages: an answer in the language of this computer would be
 * another one than the copied command gets.
 */
export function withoutBrowserHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(accept-language|sec-.*)$/i.test(name)),
  )
}

/** Remembers the headers that Chromium says it has sent, until they are asked for. */
export function createSentHeaders() {
  const sent = new Map<string, readonly HeaderLine[]>()
  const keyOf = ({ method, url }: Request) => `${method} ${url}`
  return {
    note: (request: Request & { requestHeaders: Record<string, string> }): void => {
      sent.set(keyOf(request), Object.entries(request.requestHeaders))
    },
    /** null where nothing was noted of it. */
    take: (request: Request): readonly HeaderLine[] | null => {
      const headers = sent.get(keyOf(request)) ?? null
      sent.delete(keyOf(request))
      return headers
    },
  }
}
