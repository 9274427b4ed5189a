import type { ConnectionDraft } from '#core/connection/connection.ts'
import type { ContentRequest } from './content-request.ts'

/**
 * A request with the limits and permissions of a connection.
 *
 * `target` is path and query relative to `baseUrl`, which may have a path. Throws if `baseUrl` is not a URL;
 * stored connections are validated.
 */
export function planContentRequest(
  connection: Pick<ConnectionDraft, 'baseUrl' | 'limits' | 'allowPlainHttp' | 'certificates'>,
  token: string | null,
  request: Pick<ContentRequest, 'method' | 'target' | 'body' | 'purpose' | 'connectionId'>,
): ContentRequest {
  const { origin, pathname } = new URL(connection.baseUrl)
  const basePath = pathname.replace(/\/$/, '')
  const { limits, allowPlainHttp, certificates } = connection
  return {
    ...request,
    baseUrl: origin + basePath,
    target: basePath + request.target,
    token,
    limits,
    allowPlainHttp,
    certificates: certificates === '' ? null : certificates,
  }
}
