import { decodePercent } from './percent-encoding.ts'

/** The parts of an absolute HTTP URL, exactly as written. */
export interface SplitUrl {
  scheme: 'http' | 'https'
  /** Before the `@`; null without `@`. */
  userinfo: string | null
  /** Not decoded, not lower-cased; an IPv6 address keeps its brackets. */
  host: string
  /** With the scheme's default (80, 443) filled in. */
  port: number
  /** With its leading slash; '' if the URL ends after the authority. */
  path: string
  /** Without its `?`; null without a query. */
  query: string | null
  /** Without its `#`; null without a fragment. */
  fragment: string | null
}

const defaultPorts = { http: 80, https: 443 } as const
const authority = /^(?:([^@]*)@)?(\[[0-9A-Fa-f:.]+\]|[^:@[\]]+)(?::([0-9]{0,5}))?$/
// Characters that WHATWG parsers drop, trim or reinterpret.
const unsafe = /[\s\\\p{C}]/u

/**
 * Splits an absolute HTTP URL (RFC 3986 section 3); null for any other text.
 *
 * Deliberately stricter than browsers: control characters, white space, backslashes, a missing or third
 * slash, an empty host or a port above 65535 are rejected instead of repaired.
 */
export function splitUrl(text: string): SplitUrl | null {
  if (unsafe.test(text)) return null
  const urlParts = /^(https?):\/\/([^/?#]+)((?:\/[^?#]*)?)(?:\?([^#]*))?(?:#(.*))?$/i.exec(text)
  const authorityParts = authority.exec(urlParts?.[2] ?? '')
  const host = authorityParts?.[2]
  if (!urlParts || !authorityParts || host === undefined) return null
  const scheme = urlParts[1]?.toLowerCase() === 'https' ? 'https' : 'http'
  const port = authorityParts[3] ? Number(authorityParts[3]) : defaultPorts[scheme]
  if (port > 65_535) return null
  return {
    scheme,
    userinfo: authorityParts[1] ?? null,
    host,
    port,
    path: urlParts[3] ?? '',
    query: urlParts[4] ?? null,
    fragment: urlParts[5] ?? null,
  }
}

/** True for an http or https address without user name, query and fragment. */
export function isPlainAddress(text: string): boolean {
  const url = splitUrl(text)
  return url?.userinfo === null && url.query === null && url.fragment === null
}

/**
 * True if scheme, host (ignoring ASCII case) and port are equal. Hosts are not decoded or translated
 * (`xn--…`, `127.1`).
 */
export function isSameOrigin(one: SplitUrl, other: SplitUrl): boolean {
  return (
    one.scheme === other.scheme &&
    one.port === other.port &&
    lowerCasedHost(one.host) === lowerCasedHost(other.host)
  )
}

/** Lower-cases only A to Z: `toLowerCase` would also turn the Kelvin sign into k. */
export const lowerCasedHost = (host: string): string =>
  host.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/**
 * True if a host means this computer: `localhost`, 127.0.0.0/8 or ::1 in brackets. Other spellings (`127.1`,
 * `0x7f000001`) are known only after a parser has resolved them. Does not resolve names.
 */
export const isLoopbackHost = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host)

/** Scheme and authority of a URL as written (RFC 3986 3); '' for a text that does not begin with them. */
export const originPart = (url: string): string =>
  /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i.exec(url)?.[0] ?? ''

/** True for a URL that names its server. */
export const isAbsoluteUrl = (text: string): boolean => originPart(text) !== ''

/** What stands before `?` and `#` in a URL, or in a part of one. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*/s, '')

/** The query of a URL, or of a part of one, without its `?`; '' without one. */
export const queryOf = (url: string): string => /\?([^#]*)/.exec(url)?.[1] ?? ''

export interface QueryPair {
  name: string
  value: string
}

/**
 * Reads a query string, with or without `?`, into decoded pairs in order. `+` and `%20` are spaces, broken
 * `%` sequences stay, invalid UTF-8 becomes U+FFFD; a name without `=` has an empty value. Brackets have no
 * meaning here.
 */
export function readQuery(text: string): QueryPair[] {
  return splitQuery(text).map(({ name, value }) => ({
    name: decodePercent(name),
    value: decodePercent(value),
  }))
}

/** The pairs of a query string, not decoded except for `+`. */
export function splitQuery(text: string): (QueryPair & { hasEqualsSign: boolean })[] {
  const query = text.startsWith('?') ? text.slice(1) : text
  return query
    .replaceAll('+', ' ')
    .split('&')
    .filter((piece) => piece !== '')
    .map((piece) => {
      const equalsAt = piece.indexOf('=')
      return equalsAt < 0
        ? { name: piece, value: '', hasEqualsSign: false }
        : { name: piece.slice(0, equalsAt), value: piece.slice(equalsAt + 1), hasEqualsSign: true }
    })
}

/** An address to which a path is appended: `https://host/base//` is `https://host/base`. */
export const withoutEndSlashes = (text: string): string => text.replace(/(?<!\/)\/+$/, '')

/**
 * The common form of equivalent base URLs: `HTTPS://Host/base/` and `https://host:443/base`. Other texts are
 * returned unchanged. As strict as `isSameOrigin`: any other difference is another URL.
 */
export function normalizeBaseUrl(text: string): string {
  const url = splitUrl(text)
  if (!url) return text
  return `${url.scheme}://${lowerCasedHost(url.host)}:${url.port}${withoutEndSlashes(url.path)}`
}
