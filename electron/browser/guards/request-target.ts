import type { Guard } from './guard.ts'

/**
 * Refuses targets that different readers could read differently: absolute addresses, two slashes in
 * front, backslashes, dot segments and control characters, plain or percent-encoded, and characters
 * that need no encoding but have one (RFC 3986 section 2.3): the guards look at the path as it came, the
 * host's router at the decoded one, and `/%61pi/…` must not be data to one of them only.
 * The page's files are looked up by exact name anyway; this keeps such targets from the host too.
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

/** An encoded slash is none to one reader and parts segments for another. */
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
