import type { HeaderLine } from '#core/exchange/head.ts'

/** What a status that is no success means for a person who asked; the words stand in the page's messages. */
export type StatusAdvice =
  | 'redirect'
  | 'bad-request'
  | 'no-token'
  | 'wrong-token'
  | 'no-access'
  | 'not-found'
  | 'method'
  | 'not-acceptable'
  | 'too-large'
  | 'unprocessable'
  | 'too-many'
  | 'client'
  | 'gateway'
  | 'overload'
  | 'timeout'
  | 'server'

/**
 * What to try after a status from 300 on; null for a success. 401 may mean a missing right as well as
 * a wrong token (dataCycle CORE), which is why both advices name the other cause.
 */
export function adviseOnStatus(status: number, wasTokenSent: boolean): StatusAdvice | null {
  if (status < 300) return null
  if (status < 400) return 'redirect'
  switch (status) {
    case 400:
      return 'bad-request'
    case 401:
      return wasTokenSent ? 'wrong-token' : 'no-token'
    case 403:
      return 'no-access'
    case 404:
    case 410:
      return 'not-found'
    case 405:
      return 'method'
    case 406:
    case 415:
      return 'not-acceptable'
    case 413:
    case 414:
    case 431:
      return 'too-large'
    case 422:
      return 'unprocessable'
    case 429:
      return 'too-many'
    case 502:
      return 'gateway'
    case 503:
      return 'overload'
    case 504:
      return 'timeout'
    default:
      return status < 500 ? 'client' : 'server'
  }
}

/** When to ask again: seconds, or the date as the server wrote it (RFC 9110 10.2.3); null where it does not say. */
export function readRetryAfter(
  headers: readonly HeaderLine[],
): { seconds: number } | { date: string } | null {
  const value = headers.find(([name]) => name.toLowerCase() === 'retry-after')?.[1].trim() ?? ''
  if (value === '') return null
  return /^\d{1,9}$/.test(value) ? { seconds: Number(value) } : { date: value }
}
