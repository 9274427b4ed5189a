import { readUrl } from '#host/url/read-url.ts'
import type { BaseUrlProblem } from '#core/refusal/host-refusal.ts'
import { err, ok, type Result } from '#core/result.ts'

/**
 * Reads the URL of a server as pasted: the base URL, or the URL of an endpoint.
 *
 * Returns origin and path before `/api/v4`, without a trailing slash or `/api`, which would lead to
 * `…/api/api/v4/…`. A URL of another version (api.md 9.1) is refused, because it would lead to
 * `…/api/v3/api/v4/…`. Sends no request.
 */
export function readBaseUrl(text: string): Result<string, BaseUrlProblem> {
  const trimmed = text.trim()
  // A bare host name is read as https.
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
  const url = readUrl(withScheme)
  if (url === null) return err('not-a-url')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return err('not-http')
  if (url.username !== '' || url.password !== '') return err('has-user')
  const [path = ''] = url.pathname.split(/\/api\/v4(?=\/|$)/)
  if (/\/api\/v\d+(\/|$)/i.test(path)) return err('other-version')
  const isApiUrl = path.length < url.pathname.length
  if (!isApiUrl && (url.search !== '' || url.hash !== '')) return err('has-query')
  return ok(url.origin + path.replace(/\/*(?:\/api)?\/*$/, ''))
}
