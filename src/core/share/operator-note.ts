import type { HeaderLine, SentRequest } from '#core/exchange/outcome.ts'
import type { ErrorDetail } from '#core/response/error-body.ts'
import { readServerMarks } from '#core/response/server-marks.ts'

/** The parts of an exchange that the server's operator needs. */
export interface ReportedExchange {
  sent: SentRequest
  /** RFC 3339. */
  sentAt: string
  status: number
  statusText: string
  headers: readonly HeaderLine[]
  details: readonly ErrorDetail[]
}

/**
 * A plain-text report for the server's operator: request, time, status, and the request ID of the server's
 * log. Contains no token, because `sent` is already masked.
 */
export function renderOperatorNote(exchange: ReportedExchange): string {
  const { sent, sentAt, status, statusText, headers, details } = exchange
  const { requestId, serverMs } = readServerMarks(headers)
  return [
    `${sent.method} ${sent.url}`,
    ...(sent.body === null ? [] : [sent.body]),
    `sent: ${sentAt}`,
    `status: ${`${String(status)} ${statusText}`.trim()}`,
    ...(requestId === null ? [] : [`x-request-id: ${requestId}`]),
    ...(serverMs === null ? [] : [`x-runtime: ${String(serverMs / 1000)} s`]),
    ...details.map(
      ({ parameter, message }) => `says: ${parameter === null ? '' : `${parameter}: `}${message}`,
    ),
    '',
  ].join('\n')
}
