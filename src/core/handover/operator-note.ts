import type { HeaderLine, SentRequest } from '#core/exchange/head.ts'
import type { ErrorDetail } from '#core/response/error-body.ts'
import { readServerMarks } from '#core/response/server-marks.ts'

/** An exchange as far as the operator of the server must know it. */
export interface ToldExchange {
  sent: SentRequest
  /** RFC 3339. */
  sentAt: string
  status: number
  statusText: string
  headers: readonly HeaderLine[]
  details: readonly ErrorDetail[]
}

/**
 * What to send to whoever runs the server: when, what, what came, and the ID that the server's log
 * has it under. Plain text; the token stands in no line, because the request came with it masked.
 */
export function renderOperatorNote(told: ToldExchange): string {
  const { sent, sentAt, status, statusText, headers, details } = told
  const { requestId, ownMs } = readServerMarks(headers)
  return [
    `${sent.method} ${sent.url}`,
    ...(sent.body === null ? [] : [sent.body]),
    `sent: ${sentAt}`,
    `status: ${`${String(status)} ${statusText}`.trim()}`,
    ...(requestId === null ? [] : [`x-request-id: ${requestId}`]),
    ...(ownMs === null ? [] : [`x-runtime: ${String(ownMs / 1000)} s`]),
    ...details.map(
      ({ parameter, message }) => `says: ${parameter === null ? '' : `${parameter}: `}${message}`,
    ),
    '',
  ].join('\n')
}
