import { readUrl } from '#host/url/read-url.ts'
import { err, ok, type Result } from '#core/result.ts'
import { isLocalHost } from './local-address.ts'

/** Where a picture is asked for: without a token, whatever the origin. */
export interface ImageTarget {
  origin: string
  /** Path and query. */
  target: string
}

/**
 * Checks whether a picture named in content may be fetched. Content is untrusted: a plain http address
 * is taken only at the connection's own origin, so that a page of content cannot make the app ask
 * devices in the network around it.
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
