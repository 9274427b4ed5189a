import type { ConnectionDraft } from '#core/connection/connection.ts'
import type { DraftProblem } from '#core/refusal/host-refusal.ts'
import { err, ok, type Result } from '#core/result.ts'
import { readBaseUrl } from './read-base-url.ts'
import { readCertificates } from './read-certificates.ts'

/** Validates the input for a connection and normalizes its URL and certificates. */
export function readConnectionDraft(draft: ConnectionDraft): Result<ConnectionDraft, DraftProblem> {
  const baseUrl = readBaseUrl(draft.baseUrl)
  if (!baseUrl.ok) return err({ kind: 'base-url', reason: baseUrl.error })
  const certificates = readCertificates(draft.certificates)
  if (!certificates.ok) return err({ kind: 'certificates', reason: certificates.error })
  return ok({ ...draft, baseUrl: baseUrl.value, certificates: certificates.value })
}
