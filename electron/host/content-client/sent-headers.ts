import type { HeaderLine } from '#core/exchange/head.ts'

interface Request {
  method: string
  url: string
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
