import { X509Certificate } from 'node:crypto'
import type { CertificateProblem } from '#core/refusal/host-refusal.ts'
import { err, ok, type Result } from '#core/result.ts'

const block = /-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g

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
