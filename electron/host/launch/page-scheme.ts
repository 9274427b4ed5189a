import { readUrl } from '#host/url/read-url.ts'
import { withSecurityHeaders } from '#host/security-headers.ts'

const origin = 'app://explorer'

/** Where the page is in the Electron shell. */
export const pageUrl = `${origin}/`

/** Whether an address belongs to the page, compared by its parts: `app://explorer.evil/` does not. */
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
 * Answers `app://explorer/…` from the host; any other name, and a request that another origin caused, is refused.
 * A request without an Origin header is let through: a page that is not ours can neither be opened
 * here nor reach the scheme from outside, and Chromium does not promise the header for own schemes.
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
