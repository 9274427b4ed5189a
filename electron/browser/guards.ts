import { type Sessions, readSessionCookies } from './sessions.ts'
import type { IncomingMessage } from 'node:http'

/**
 * Refuses targets that different parsers could read differently: absolute URLs, two leading slashes,
 * backslashes, dot segments and control characters, plain or percent-encoded, and characters that are encoded
 * without need (RFC 3986 section 2.3). The guards read the raw path and the host's router the decoded one:
 * without this check, the router would serve `/%61pi/…` as data, although no guard took it for an API path.
 */
export const guardRequestTarget: Guard = (request) => {
  const target = request.url ?? ''
  const path = target.split('?', 1)[0] ?? ''
  return target.startsWith('/') && !target.startsWith('//') && isPlainPath(path)
    ? null
    : { status: 400, reason: 'The address of the request is not well formed.' }
}

function isPlainPath(path: string): boolean {
  const decoded = decodeOrNull(path)
  if (decoded === null || !isEncodedAsNeeded(path)) return false
  return !/[\\\p{Cc}]/u.test(decoded) && !decoded.split('/').some(isDotSegment)
}

/**
 * False if an unreserved character or a slash is encoded: parsers disagree whether `%2F` separates segments.
 */
const isEncodedAsNeeded = (path: string) =>
  Array.from(path.matchAll(/%([0-9a-f]{2})/gi), ([, hex]) =>
    String.fromCharCode(Number.parseInt(hex ?? '', 16)),
  ).every((character) => !/[\w.~/-]/.test(character))

const isDotSegment = (segment: string) => segment === '.' || segment === '..'

function decodeOrNull(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** Data requires a session; the page's files and the launch request do not. */
export const guardSession =
  (sessions: Sessions, port: number): Guard =>
  (request) => {
    const path = pathOf(request)
    if (!isApiPath(path) || path === launchPath) return null

    const appToken = request.headers['x-app-token']
    const cookies = readSessionCookies(request.headers.cookie, port)
    const verdict = sessions.judge(cookies, typeof appToken === 'string' ? appToken : null)
    switch (verdict) {
      case 'known':
        return null
      case 'unknown-cookie':
        return {
          status: 401,
          reason: 'Open the app with the address that it printed at its start.',
        }
      case 'wrong-app-token':
        return { status: 403, reason: 'The request does not come from a page that the app opened.' }
    }
  }

const atMostOnce = [
  'origin',
  'content-type',
  'content-length',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-fetch-dest',
  'x-app-token',
]

/**
 * Refuses requests that repeat a header the guards rely on, or do not have exactly one Host header.
 * Reads the raw headers, because Node silently drops or joins duplicates in `request.headers`.
 */
export const guardHeaderCount: Guard = (request) => {
  const names = request.rawHeaders.filter((_, index) => index % 2 === 0)
  const count = (wanted: string) => names.filter((name) => name.toLowerCase() === wanted).length
  if (count('host') !== 1) return { status: 400, reason: 'There must be exactly one Host header.' }
  const repeated = atMostOnce.find((name) => count(name) > 1)
  return repeated === undefined
    ? null
    : { status: 400, reason: `The header ${repeated} may stand only once.` }
}

/** Fetch destinations that embed a page in another one; the app never allows that. */
const frames = ['iframe', 'frame', 'embed', 'object', 'fencedframe']

/**
 * Checks where a request comes from (W3C Fetch Metadata; a page cannot forge these headers). Only the app's
 * own page may request data. Any link may open the page itself, because it shows nothing without a session,
 * but no other page may embed it. Requests without these headers (old browsers, command line tools) pass:
 * they still need Origin, cookie and app token.
 */
export const guardFetchMetadata: Guard = (request) => {
  const site = request.headers['sec-fetch-site']
  const mode = request.headers['sec-fetch-mode']
  const destination = request.headers['sec-fetch-dest']
  const refused = { status: 403, reason: 'Only the app itself may ask for this.' } as const

  if (typeof destination === 'string' && frames.includes(destination)) return refused
  if (site === undefined || site === 'same-origin') return null
  if (isApiPath(pathOf(request))) return refused
  if (site === 'none') return null
  return mode === 'navigate' && destination === 'document' ? null : refused
}

/** Checks the head of a request before it is used; returns why it is refused, or null to let it pass. */
export type Guard = (request: IncomingMessage) => Refusal | null

export interface Refusal {
  status: 400 | 401 | 403 | 405 | 408 | 413 | 415 | 417 | 421 | 431
  /** For readers of the browser's network panel; contains nothing from the request. */
  reason: string
}

/** The first refusal in the order of the guards, or null when all let the request pass. */
export const findRefusal = (guards: readonly Guard[], request: IncomingMessage): Refusal | null => {
  for (const guard of guards) {
    const refusal = guard(request)
    if (refusal) return refusal
  }
  return null
}

/**
 * GET and HEAD read, POST changes something or sends a body; all other methods are refused. That includes
 * OPTIONS: the page only calls its own origin, so the app never sends a preflight.
 */
export const guardMethod: Guard = (request) => {
  const path = pathOf(request)
  return allowedMethods(path).includes(request.method ?? '')
    ? null
    : { status: 405, reason: 'This method does not exist at this address.' }
}

function allowedMethods(path: string): readonly string[] {
  if (path === launchPath) return ['POST']
  return isApiPath(path) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
}

/**
 * Lets a request pass only if its Host is exactly our address. After DNS rebinding, a page of another site
 * reaches 127.0.0.1 but still sends its own name as Host.
 */
export const guardHostHeader =
  (host: string): Guard =>
  (request) =>
    request.headers.host === host
      ? null
      : { status: 421, reason: 'This server answers only at the address it was opened with.' }

/** A POST must have our Origin header. A GET may omit the header but must not name another origin. */
export const guardOrigin =
  (origin: string): Guard =>
  (request) => {
    const given = request.headers.origin
    if (given === origin) return null
    if (given === undefined && request.method !== 'POST') return null
    return { status: 403, reason: 'The request comes from another origin.' }
  }

/** The path that exchanges a launch token for a session. */
export const launchPath = '/api/launch'

/** The request's path without its query. Guards call this only after the target was found well formed. */
export const pathOf = (request: IncomingMessage): string => request.url?.split('?', 1)[0] ?? ''

/** True for paths of the app's data, false for the files of its page. */
const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/')

/** A POST must declare JSON, because a form of another site cannot send that content type. */
export const guardContentType: Guard = (request) => {
  if (request.method !== 'POST') return null
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  return type === 'application/json'
    ? null
    : { status: 415, reason: 'A request body must be application/json.' }
}

/** Refuses a body whose Content-Length is too large. The bytes received are counted later, in `readBody`. */
export const guardDeclaredLength =
  (limitBytes: number): Guard =>
  (request) =>
    Number(request.headers['content-length'] ?? 0) <= limitBytes
      ? null
      : { status: 413, reason: 'The request body is too long.' }

/** Refuses protocol upgrades: the app uses no WebSocket, and HTTP/2 would bypass the guards. */
export const guardUpgrade: Guard = (request) =>
  request.headers.upgrade === undefined
    ? null
    : { status: 403, reason: 'This server does not switch protocols.' }
