import { isAbsoluteUrl } from '#core/url/split-url.ts'
import type { ConnectionDraft } from '#core/connection/connection.ts'
import type {
  DraftProblem,
  BaseUrlProblem,
  CertificateProblem,
} from '#core/refusal/host-refusal.ts'
import { err, ok, type Result } from '#core/result.ts'
import { readUrl } from '#host/url/read-url.ts'
import { X509Certificate } from 'node:crypto'

/** Validates the input for a connection and normalizes its URL and certificates. */
export function readConnectionDraft(draft: ConnectionDraft): Result<ConnectionDraft, DraftProblem> {
  const baseUrl = readBaseUrl(draft.baseUrl)
  if (!baseUrl.ok) return err({ kind: 'base-url', reason: baseUrl.error })
  const certificates = readCertificates(draft.certificates)
  if (!certificates.ok) return err({ kind: 'certificates', reason: certificates.error })
  return ok({ ...draft, baseUrl: baseUrl.value, certificates: certificates.value })
}

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
  const withScheme = isAbsoluteUrl(trimmed) ? trimmed : `https://${trimmed}`
  const url = readUrl(withScheme)
  if (url === null) return err('not-a-url')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return err('not-http')
  if (url.username !== '' || url.password !== '') return err('has-user')
  const [path = ''] = url.pathname.split(/\/api\/v4(?=\/|$)/)
  if (/\/api\/v\d+(\/|$)/i.test(path)) return err('other-version')
  const isApiUrl = path.length < url.pathname.length
  if (!isApiUrl && (url.search !== '' || url.hash !== '')) return err('has-query')
  return ok(url.origin + path.replace(/(?<!\/)(?:\/+(?:api\/*)?)?$/, ''))
}

const block = /-----BEGIN CERTIFICATE-----(?:(?!-----BEGIN)[\s\S])*?-----END CERTIFICATE-----/g

/**
 * Reads pasted certificates: one or more in PEM (RFC 7468), with any text around them. Returns only the
 * certificates, each followed by a line feed; '' for empty input.
 *
 * Does not check whether they are issuers or still valid.
 */
export function readCertificates(text: string): Result<string, CertificateProblem> {
  if (text.trim() === '') return ok('')
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text)) return err('private-key')
  const blocks = text.match(block) ?? []
  if (blocks.length === 0) return err('no-certificate')
  if (!blocks.every(isCertificate)) return err('unreadable')
  return ok(blocks.map((one) => `${one}\n`).join(''))
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).serialNumber !== ''
  } catch {
    return false
  }
}
