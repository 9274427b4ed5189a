import { readUrl } from '#host/url/read-url.ts'
import type { HeaderLine, Redirect, RedirectReason } from '#core/exchange/outcome.ts'
import { maxRedirects } from '#core/exchange/limits.ts'
import { createRedactor } from '#core/redact/redactor.ts'
import { cacheLast } from '#host/masking/mask-secret.ts'

export type RedirectPlan =
  /** Not a redirect but the final response. */
  | { kind: 'stay' }
  /** Sends the request to `target`, on the same origin. */
  | { kind: 'follow'; target: string; redirect: Redirect }
  /** Not followed; the request fails with `reason`. */
  | { kind: 'refuse'; redirect: Redirect; reason: RedirectReason }

export interface Hop {
  method: 'GET' | 'POST'
  /** Scheme, host and port of the connection. */
  origin: string
  target: string
  /** Number of redirects before this hop. */
  followed: number
}

/**
 * Decides whether the response of a hop is a redirect to follow (RFC 9110, section 15.4).
 *
 * Follows only within the connection's origin and with the same method: a redirect from POST to GET is
 * refused, because it would be a different request. A `Location` that parsers may read differently (control
 * characters, spaces, backslashes, user names) is refused.
 */
export function planRedirect(
  status: number,
  headers: readonly HeaderLine[],
  hop: Hop,
): RedirectPlan {
  if (!redirectStatuses.has(status)) return { kind: 'stay' }
  const locations = headers.flatMap(([name, value]) =>
    name.toLowerCase() === 'location' ? [value] : [],
  )
  const [location] = locations
  if (location === undefined) return { kind: 'stay' }

  const from = hop.origin + hop.target
  const refuse = (reason: RedirectReason, to: string): RedirectPlan => ({
    kind: 'refuse',
    reason,
    redirect: { status, from, to },
  })
  const to = readUrl(location, from)
  if (locations.length > 1 || ambiguous.test(location) || to === null) {
    return refuse('invalid-address', location)
  }
  if (to.username !== '' || to.password !== '') return refuse('invalid-address', location)
  // Not `to.origin`, because that of `blob:https://api.example/x` is `https://api.example`.
  if (`${to.protocol}//${to.host}` !== hop.origin) return refuse('other-origin', location)

  const target = to.pathname + to.search
  if (hop.method === 'POST' && !keepsMethod.has(status))
    return refuse('method-changes', hop.origin + target)
  if (hop.followed >= maxRedirects) return refuse('too-many', hop.origin + target)
  return { kind: 'follow', target, redirect: { status, from, to: hop.origin + target } }
}

/** A redirect for display: masked before it is truncated, so that no partial token remains. */
export const maskRedirect = ({ status, from, to }: Redirect, maskToken: TokenMask): Redirect => ({
  status,
  from: maskToken(from),
  to: maskToken(to).slice(0, maxShownLength),
})

const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
const keepsMethod: ReadonlySet<number> = new Set([307, 308])

/** Empty, anything but visible ASCII, a backslash, or an `@` in the authority. */
const ambiguous = /^$|[^\x21-\x7e]|\\|^([a-z][a-z0-9+.-]*:)?\/{2,}[^/?#]*@/i

const maxShownLength = 2048

/** Masks the token in a text, in every spelling that core/redact knows. */
export type TokenMask = (text: string) => string

/**
 * Returns a function from a token to its mask; a null token masks nothing. For bodies, which arrive in
 * chunks, see host/masking/mask-secret.ts.
 */
export function createTokenMasks(): (token: string | null) => TokenMask {
  const redactorOf = cacheLast((token) => createRedactor([token]))
  return (token) => {
    if (token === null) return (text) => text
    const redactor = redactorOf(token)
    return (text) => redactor.redact(text)
  }
}
