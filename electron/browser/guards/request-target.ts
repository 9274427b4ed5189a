import type { Guard } from './guard.ts'

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
