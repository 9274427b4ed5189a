import { readUrl } from '#host/url/read-url.ts'
import { withSecurityHeaders } from '#host/security-headers.ts'

const origin = 'app://explorer'

/** URL of the page in the Electron shell. */
export const pageUrl = `${origin}/`

/** True if a URL belongs to the page. Compares parsed parts, so `app://explorer.evil/` does not match. */
export function isPageUrl(address: string): boolean {
  const url = readUrl(address)
  return (
    url !== null &&
    url.protocol === 'app:' &&
    url.host === 'explorer' &&
    url.username === '' &&
    url.password === ''
  )
}

/**
 * Answers `app://explorer/…` from the host and refuses other hosts and other origins. A request without an
 * Origin header is allowed: foreign pages can neither be opened here nor use the scheme, and Chromium does
 * not always send the header for custom schemes.
 */
export const answerPageScheme =
  (host: { fetch: (request: Request) => Promise<Response> }) =>
  async (request: Request): Promise<Response> => {
    if (!isPageUrl(request.url)) return refusal(421, 'Only app://explorer/ is served here.')
    if ((request.headers.get('origin') ?? origin) !== origin)
      return refusal(403, 'Only the page itself may ask here.')
    return host.fetch(request)
  }

function refusal(status: number, reason: string): Response {
  return withSecurityHeaders(new Response(reason, { status }))
}
