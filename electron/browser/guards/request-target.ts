import type { Guard } from './guard.ts'

/**
 * Refuses targets that different readers could read differently: absolute addresses, two slashes in
 * front, backslashes, dot segments and control characters, plain or percent-encoded.
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
  if (decoded === null) return false
  return !/[\\\p{Cc}]/u.test(decoded) && !decoded.split('/').some(isDotSegment)
}

const isDotSegment = (segment: string) => segment === '.' || segment === '..'

function decodeOrNull(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
