import { err, ok, type Result } from '#core/result.ts'

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
  if (!URL.canParse(address)) return err('not-an-address')
  const url = new URL(address)
  const isOwn = url.origin === new URL(baseUrl).origin
  const isSafe = url.protocol === 'https:' && !isLocal(url.hostname)
  if (url.username !== '' || url.password !== '' || !(isOwn || isSafe)) return err('not-allowed')
  return ok({ origin: url.origin, target: url.pathname + url.search })
}

/**
 * Names and numbers of this computer and of networks that are nobody else's (RFC 1918, 4193, 6598, 6890).
 * Does not ask what a public name stands for: one that leads to such a number passes.
 */
function isLocal(hostname: string): boolean {
  // `nas.local.` is `nas.local`.
  const host = hostname.replace(/\.$/, '')
  return (
    /^[^.[]*$|\.(?:localhost|local)$/i.test(host) ||
    /^(?:0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./.test(host) ||
    /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^192\.0\.0\.|^198\.1[89]\./.test(host) ||
    /^\[(?:::|::1|f[cd].*|fe[89ab].*|::ffff:.*)\]$/i.test(host)
  )
}
