/** The parts of an absolute http or https URL, each exactly as it stands in the text. */
export interface SplitUrl {
  scheme: 'http' | 'https'
  /** Before the `@`; null where there is no `@`. */
  userinfo: string | null
  /** Not decoded, not lower-cased; an IPv6 address keeps its brackets. */
  host: string
  /** With the scheme's default (80, 443) filled in. */
  port: number
  /** With its leading slash; '' where the URL ends behind the authority. */
  path: string
  /** Without its `?`; null where there is none. */
  query: string | null
  /** Without its `#`; null where there is none. */
  fragment: string | null
}

const defaultPorts = { http: 80, https: 443 } as const
const authority = /^(?:([^@]*)@)?(\[[0-9A-Fa-f:.]+\]|[^:@[\]]+)(?::([0-9]{0,5}))?$/
// Everything that WHATWG parsers drop, trim or read as something else.
const unsafe = /[\s\\\p{C}]/u

/**
 * Splits an absolute http or https URL (RFC 3986 section 3), or returns null where the text is none.
 *
 * Stricter than browsers on purpose: a control character, white space or backslash anywhere, a missing
 * or third slash, an empty host or a port above 65535 make it unreadable instead of being repaired.
 */
export function splitUrl(text: string): SplitUrl | null {
  if (unsafe.test(text)) return null
  const found = /^(https?):\/\/([^/?#]+)([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/i.exec(text)
  const place = authority.exec(found?.[2] ?? '')
  const host = place?.[2]
  if (!found || !place || host === undefined) return null
  const scheme = found[1]?.toLowerCase() === 'https' ? 'https' : 'http'
  const port = place[3] ? Number(place[3]) : defaultPorts[scheme]
  if (port > 65_535) return null
  return {
    scheme,
    userinfo: place[1] ?? null,
    host,
    port,
    path: found[3] ?? '',
    query: found[4] ?? null,
    fragment: found[5] ?? null,
  }
}

/**
 * Whether two URLs have the same origin: scheme, host without regard to the case of A to Z, and port.
 * Hosts are not decoded or translated (`xn--…`, `127.1`): what is written differently is different.
 */
export function isSameOrigin(one: SplitUrl, other: SplitUrl): boolean {
  return (
    one.scheme === other.scheme &&
    one.port === other.port &&
    lowerCasedHost(one.host) === lowerCasedHost(other.host)
  )
}

/** Only A to Z: toLowerCase would turn the Kelvin sign into a k as well. */
export const lowerCasedHost = (host: string): string =>
  host.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
