import { isApiPath, pathOf } from './api-path.ts'
import type { Guard } from './guard.ts'

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
