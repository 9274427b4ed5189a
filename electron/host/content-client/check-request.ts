import { readUrl } from '#host/url/read-url.ts'
import type { ExchangeProblem } from '#core/exchange/problem.ts'
import type { ContentRequest } from './content-request.ts'
import { isLoopbackHost } from './loopback-host.ts'

/**
 * Validates a request before it is sent. Returns the first problem, or null.
 *
 * This is the last check before the network. The page and the workspace check the same earlier, with messages
 * for the user. The details here never quote the invalid value, because it may be a token.
 */
export function checkRequest(request: ContentRequest): ExchangeProblem | null {
  const base = readUrl(request.baseUrl)
  if (base === null) return invalid('The address of the connection is not a URL.')
  if (base.protocol !== 'https:' && base.protocol !== 'http:') {
    return invalid('The address of the connection is neither https nor http.')
  }
  if (base.protocol === 'http:' && !request.allowPlainHttp && !isLoopbackHost(base.hostname)) {
    return { kind: 'plain-http', host: base.host }
  }
  if (!/^\/[\x21-\x7e]*$/.test(request.target) || request.target.includes('#')) {
    return invalid('The request target is not a path and query of visible ASCII.')
  }
  if (request.token !== null && !/^[\x21-\x7e]+$/.test(request.token)) {
    return invalid('The token holds characters that cannot stand in a header.')
  }
  if (request.method === 'GET' && request.body !== null) return invalid('A GET has no body.')
  return null
}

const invalid = (detail: string): ExchangeProblem => ({ kind: 'invalid-request', detail })
