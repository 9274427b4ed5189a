import type { ConnectionDraft } from '#core/connection/connection.ts'
import { renderTarget } from '#core/request/render-target.ts'
import { bodyOf, methodOf, type RequestPlan } from '#core/request/request-plan.ts'
import type { ContentRequest } from './content-request.ts'

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
