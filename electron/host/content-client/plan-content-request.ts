import type { ConnectionDraft } from '#core/connection/connection.ts'
import { bodyOf, methodOf, type RequestPlan, renderTarget } from '#core/request/request-plan.ts'
import type { ExchangeLimits } from '#core/exchange/limits.ts'
import type { RequestPurpose } from '#core/exchange/exchange-request.ts'

/** One request to a content API, ready to be sent. */
export interface ContentRequest {
  /** The reason for the request, for the request log. */
  purpose: RequestPurpose
  /** For the request log; null if the connection is not saved. */
  connectionId: string | null
  method: 'GET' | 'POST'
  /**
   * The connection's URL without a trailing slash, such as `https://api.example/base`. The only allowed
   * origin.
   */
  baseUrl: string
  /** Path and query exactly as sent, including the path of `baseUrl`. */
  target: string
  /** JSON text, or null for none. */
  body: string | null
  /** Value of the Accept header; JSON by default. */
  accept?: string
  /** Sent only to the origin of `baseUrl`; null sends no Authorization header. */
  token: string | null
  limits: ExchangeLimits
  /** True if the user allowed plain http for this connection; loopback hosts need no permission. */
  allowPlainHttp: boolean
  /** PEM certificates to trust besides the platform's own, or null. */
  certificates: string | null
}

/**
 * The request of a plan, with the limits and permissions of a connection. Throws if `baseUrl` is not a URL;
 * stored connections are validated.
 */
export function planContentRequest(
  connection: Pick<ConnectionDraft, 'baseUrl' | 'limits' | 'allowPlainHttp' | 'certificates'>,
  token: string | null,
  { plan, ...about }: { plan: RequestPlan } & Pick<ContentRequest, 'purpose' | 'connectionId'>,
): ContentRequest {
  const { origin, pathname } = new URL(connection.baseUrl)
  const basePath = pathname.replace(/\/$/, '')
  const { limits, allowPlainHttp, certificates } = connection
  return {
    ...about,
    method: methodOf(plan),
    baseUrl: origin + basePath,
    target: basePath + renderTarget(plan),
    body: bodyOf(plan),
    token,
    limits,
    allowPlainHttp,
    certificates: certificates === '' ? null : certificates,
  }
}
