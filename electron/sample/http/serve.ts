/** Serves a sample over HTTP on a loopback port. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { sendAnswer, type Answer } from './answer.ts'

/** A received request with its body. */
export interface RawRequest {
  method: string
  /** The request target, for example `/api/v4/endpoints/events?sort=name`. */
  target: string
  accept: string
  contentType: string
  /** The Authorization header; empty if there is none. */
  authorization: string
  /** The request's X-Request-Id, to be repeated in the response; empty if there is none. */
  requestId: string
  /** Null if the body is too large. */
  body: string | null
}

export interface ServeOptions {
  /** 0 takes any free port. */
  port: number
  /** Called with every request line, for example `GET /log HTTP/1.1`; tokens in the query are masked. */
  log?: (requestLine: string) => void
}

export interface RunningServer {
  /** Without a trailing slash. */
  baseUrl: string
  /** The last 1000 request lines, oldest first, with tokens in the query masked. */
  requestLines: () => readonly string[]
  /** Ends all connections at once. */
  close: () => Promise<void>
}

type Route = (request: RawRequest) => Answer

const host = '127.0.0.1'

/** Rejects with the error of `listen`, for example EADDRINUSE. */
export async function serve(
  options: ServeOptions,
  createRoute: (baseUrl: string, log: RequestLog) => Route,
): Promise<RunningServer> {
  const log = createRequestLog(options.log ?? (() => undefined))
  // An idle connection stays open: a client that uses it in the moment of its end would get no answer.
  const server = createServer({ maxHeaderSize: 65_536, keepAliveTimeout: 0 })
  server.listen(options.port, host)
  await once(server, 'listening')
  const address = server.address()
  const actualPort = typeof address === 'object' && address !== null ? address.port : options.port
  const baseUrl = `http://${host}:${String(actualPort)}`
  const route = createRoute(baseUrl, log)
  server.on('request', (request: IncomingMessage, response) => {
    log.add(`${request.method ?? ''} ${request.url ?? ''} HTTP/${request.httpVersion}`)
    void respond(request, response, route)
  })
  return {
    baseUrl,
    requestLines: log.lines,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** Answers a request; a fault of the sample is a 500 that names it. */
async function respond(request: IncomingMessage, response: ServerResponse, route: Route) {
  const raw = await readRequest(request).catch(() => null)
  try {
    // Null if the client aborted the request.
    if (raw === null) response.destroy()
    else await sendAnswer(response, route(raw))
  } catch (fault) {
    if (response.headersSent) response.destroy()
    else response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(fault))
  }
}

async function readRequest(request: IncomingMessage): Promise<RawRequest> {
  const { headers } = request
  const requestId = headers['x-request-id']
  return {
    method: request.method ?? '',
    target: request.url ?? '',
    accept: headers.accept ?? '',
    contentType: headers['content-type'] ?? '',
    authorization: headers.authorization ?? '',
    requestId: typeof requestId === 'string' ? requestId : '',
    body: await readBody(request),
  }
}

const maxBodyBytes = 10_000_000

/** A request's body as text; null if it is larger than `maxBodyBytes`. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    // The rest is read and discarded, because a client that is still sending would not see the refusal.
    if (size <= maxBodyBytes) chunks.push(chunk)
  }
  return size <= maxBodyBytes ? Buffer.concat(chunks).toString('utf8') : null
}

/** The request lines in order, to compare the requests of two clients. */
export interface RequestLog {
  add: (line: string) => void
  lines: () => readonly string[]
}

const maxLines = 1000

/** Keeps the last lines. Masks tokens in the query before a line is saved or passed to `tell`. */
function createRequestLog(tell: (line: string) => void): RequestLog {
  const lines: string[] = []
  return {
    add: (line) => {
      const masked = line.replaceAll(/([?&]token=)[^& ]*/g, '$1***')
      lines.push(masked)
      if (lines.length > maxLines) lines.shift()
      tell(masked)
    },
    lines: () => [...lines],
  }
}

/** The code of a system error, for example `EADDRINUSE`; `UNKNOWN` if there is none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'UNKNOWN'
