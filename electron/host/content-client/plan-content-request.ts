import type { ConnectionDraft } from '#core/connection/connection.ts'
import type { ContentRequest } from './content-request.ts'

/**
 * One request to a connection, with the token, the limits and the permissions that are the connection's.
 *
 * `target` is path and query below the connection's address, which may have a path of its own. Throws
 * where the connection's address is no URL; whoever stores one has read it before.
 */
export function planContentRequest(
  connection: Pick<ConnectionDraft, 'baseUrl' | 'limits' | 'allowPlainHttp' | 'certificates'>,
  token: string | null,
  asked: Pick<ContentRequest, 'method' | 'target' | 'body' | 'purpose' | 'connectionId'>,
): ContentRequest {
  const { origin, pathname } = new URL(connection.baseUrl)
  const basePath = pathname.replace(/\/$/, '')
  const { limits, allowPlainHttp, certificates } = connection
  return {
    ...asked,
    baseUrl: origin + basePath,
    target: basePath + asked.target,
    token,
    limits,
    allowPlainHttp,
    certificates: certificates === '' ? null : certificates,
  }
}
