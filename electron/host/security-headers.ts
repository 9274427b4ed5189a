/**
 * The headers of every response of the app's own origin, including errors, in both shells.
 *
 * Source: OWASP Secure Headers. Styles need 'unsafe-inline' because Naive UI creates style elements without a
 * nonce; everything else is served from the app's own files.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ')

export const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  ['content-security-policy', contentSecurityPolicy],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['cache-control', 'no-store'],
]

/** Copies a response with the security headers, replacing existing ones. Does not read the body. */
export function withSecurityHeaders(response: Response): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of securityHeaders) headers.set(name, value)
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  })
}
