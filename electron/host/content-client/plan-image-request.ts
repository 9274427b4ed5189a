import { readUrl } from '#host/url/read-url.ts'
import { err, ok, type Result } from '#core/result.ts'
import { isLocalHost } from './local-address.ts'

/** Where an image is requested from, always without a token. */
export interface ImageTarget {
  origin: string
  /** Path and query. */
  target: string
}

/**
 * Checks whether an image URL in content may be fetched. Content is untrusted: plain http and local hosts are
 * allowed only at the connection's own origin, so content cannot make the app call devices in the local
 * network.
 */
export function planImageRequest(
  address: string,
  baseUrl: string,
): Result<ImageTarget, 'not-an-address' | 'not-allowed'> {
  const url = readUrl(address)
  if (url === null) return err('not-an-address')
  const isOwn = url.origin === new URL(baseUrl).origin
  const isSafe = url.protocol === 'https:' && !isLocalHost(url.hostname)
  if (url.username !== '' || url.password !== '' || !(isOwn || isSafe)) return err('not-allowed')
  return ok({ origin: url.origin, target: url.pathname + url.search })
}
