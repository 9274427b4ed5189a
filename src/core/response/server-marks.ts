import { slowMs } from '#core/exchange/limits.ts'
import { headerOf, type HeaderLine, type SentRequest } from '#core/exchange/outcome.ts'
import type { ErrorDetail } from './error-body.ts'

/** Server information in a response's headers (datacycle-core.md 6). */
interface ServerMarks {
  /** Processing time in the server in milliseconds (`x-runtime`); null if not sent. */
  serverMs: number | null
  /** The ID by which the operator finds the request (`x-request-id`); null if not sent. */
  requestId: string | null
}

export function readServerMarks(headers: readonly HeaderLine[]): ServerMarks {
  const seconds = headerOf(headers, 'x-runtime').trim()
  const id = headerOf(headers, 'x-request-id').trim()
  return {
    serverMs: /^\d+(\.\d+)?$/.test(seconds) ? Number(seconds) * 1000 : null,
    requestId: id === '' ? null : id,
  }
}

/** True for a long wait of which the server spent at least 80 %. */
export const isServerSlow = ({ serverMs }: ServerMarks, firstByteMs: number): boolean =>
  serverMs !== null && firstByteMs >= slowMs && serverMs >= firstByteMs * 0.8

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
