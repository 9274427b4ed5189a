import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { securityHeaders } from '#host/security-headers.ts'
import type { Refusal } from '#browser/guards/guard.ts'

const contentType = 'application/problem+json'

/** Answers with problem+json (RFC 9457) and closes the connection, because the request body was not read. */
export function sendRefusal(response: ServerResponse, refusal: Refusal): void {
  response
    .writeHead(refusal.status, { 'content-type': contentType, connection: 'close' })
    .end(renderProblem(refusal))
}

/** Same as `sendRefusal`, for CONNECT and unreadable HTTP, where Node has no response object. */
export function sendRefusalOnSocket(socket: Duplex, refusal: Refusal): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const body = renderProblem(refusal)
  const headers = [
    ...securityHeaders,
    ['content-type', contentType],
    ['content-length', String(Buffer.byteLength(body))],
    ['connection', 'close'],
  ]
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const status = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}\r\n`
  socket.end(`${status}${lines}\r\n${body}`, () => socket.destroy())
}

const renderProblem = ({ status, reason }: Refusal) =>
  JSON.stringify({ type: 'about:blank', kind: 'app-refused', status, detail: reason })

/** Maps the code of a Node `clientError` to a refusal. */
export function describeUnreadable(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW')
    return { status: 431, reason: 'The headers of the request are too long.' }
  return code === 'ERR_HTTP_REQUEST_TIMEOUT'
    ? { status: 408, reason: 'The request took too long to arrive.' }
    : { status: 400, reason: 'This is not a well formed HTTP request.' }
}
