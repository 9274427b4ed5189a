import type { HeaderLine, Redirect } from '#core/exchange/head.ts'
import type { ExchangeProblem } from '#core/exchange/problem.ts'
import { requestHeaders } from '#core/request/request-headers.ts'
import type { ContentRequest } from './content-request.ts'
import type { HopLog } from './hop-log.ts'
import type { TokenMask } from './mask-token.ts'
import { maskRedirect, planRedirect } from './redirect.ts'
import type { Transport, TransportAnswer } from './transport.ts'

export type Hops =
  | {
      kind: 'arrived'
      answer: TransportAnswer
      sentHeaders: readonly HeaderLine[]
      /** Path and query of the last hop. */
      target: string
      redirects: readonly Redirect[]
    }
  | { kind: 'problem'; problem: ExchangeProblem }

/**
 * Sends a request and follows redirects within the connection's origin until a final response.
 *
 * All hops have the same origin, so each may carry the token. The returned redirects are unmasked; a returned
 * problem is masked. Rejects with the transport's error.
 */
export async function followHops(
  {
    transport,
    userAgent,
    maskToken,
    hopLog,
  }: { transport: Transport; userAgent: string; maskToken: TokenMask; hopLog: HopLog },
  request: ContentRequest,
  signal: AbortSignal,
): Promise<Hops> {
  const { origin } = new URL(request.baseUrl)
  const headers = renderHeaders(request, userAgent)
  const redirects: Redirect[] = []
  let { target } = request
  for (;;) {
    const { method, body, certificates } = request
    hopLog.sent(target)
    const answer = await transport.send({
      method,
      origin,
      target,
      headers,
      body,
      certificates,
      signal,
    })
    const plan = planRedirect(answer.status, answer.headers, {
      method,
      origin,
      target,
      followed: redirects.length,
    })
    if (plan.kind === 'stay') {
      return {
        kind: 'arrived',
        answer,
        sentHeaders: answer.sentHeaders ?? headers,
        target,
        redirects,
      }
    }
    hopLog.redirected(answer.status)
    answer.body.cancel().catch(() => undefined)
    if (plan.kind === 'refuse') {
      const redirect = maskRedirect(plan.redirect, maskToken)
      return {
        kind: 'problem',
        problem: { kind: 'redirect-refused', ...redirect, reason: plan.reason },
      }
    }
    redirects.push(plan.redirect)
    target = plan.target
  }
}

const renderHeaders = (request: ContentRequest, userAgent: string): readonly HeaderLine[] => [
  ['Accept', request.accept ?? 'application/json'],
  ['Accept-Encoding', 'gzip, deflate, br'],
  ['User-Agent', userAgent],
  ...(request.token === null ? [] : [['Authorization', `Bearer ${request.token}`] as const]),
  ...requestHeaders(request.method),
]
