import { mebibyte } from '#core/exchange/limits.ts'
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Opened } from '#core/share/opened.ts'
import { firstQuestions, type LaunchResponse } from '#core/share/launch-response.ts'
import { securityHeaders } from '#host/security-headers.ts'
import {
  guardRequestTarget,
  guardSession,
  guardHeaderCount,
  guardFetchMetadata,
  findRefusal,
  type Guard,
  type Refusal,
  guardMethod,
  guardHostHeader,
  guardOrigin,
  launchPath,
  pathOf,
  guardContentType,
  guardDeclaredLength,
  guardUpgrade,
} from './guards.ts'
import { createLaunchTokens, type LaunchTokens } from './launch-tokens.ts'
import {
  createSessions,
  type Sessions,
  readSessionCookies,
  renderSessionCookie,
} from './sessions.ts'
import { z } from 'zod'
import { readJsonText } from '#host/storage/read-regular-file.ts'
import type { Duplex } from 'node:stream'

export interface BrowserShellOptions {
  /** 0 takes any free port. */
  port: number
  /** Answers the requests that passed the guards: the page's files and `/api/…`. */
  host: { fetch: (request: Request) => Promise<Response> }
  /** Milliseconds from any fixed point; measures the life of launch tokens. */
  now: () => number
  /** Closes the server after this many milliseconds without a request from a page; null never does. */
  idleMs: number | null
}

export interface BrowserShell {
  /** Origin of the page: `http://127.0.0.1:4711`. */
  origin: string
  /** A new one-time URL, valid for one minute, that opens the app with `opened`; `onUsed` is called then. */
  createLaunchUrl(opened: Opened | null, onUsed?: () => void): string
  /** Resolves when the server is closed, by `close` or because it was idle. */
  closed: Promise<void>
  /** Also drops open connections, so that the process can end. */
  close(): Promise<void>
}

/** Longer than any request of the page (core/exchange/limits.ts); responses are not limited. */
const bodyLimitBytes = mebibyte

/**
 * Browsers send the cookies of all local servers, whatever their port: in Chromium at most 180 of 4 KiB each
 * (`net::CookieMonster`). Node's limit of 16 KiB would lock the app out.
 */
const maxHeaderBytes = mebibyte

/**
 * Serves the host on 127.0.0.1, only for pages that were opened with a launch URL. Rejects with Node's error
 * if the port is taken. Neither closes the host nor opens a browser.
 */
export async function startBrowserShell(options: BrowserShellOptions): Promise<BrowserShell> {
  const launchTokens = createLaunchTokens(options.now)
  const sessions = createSessions()
  const server = createServer({
    // `guardHeaderCount` checks the Host header instead, because its refusal has our security headers.
    requireHostHeader: false,
    maxHeaderSize: maxHeaderBytes,
    headersTimeout: 5_000,
    requestTimeout: 30_000,
    // By default, Node checks the timeouts only every 30 s.
    connectionsCheckingInterval: 1_000,
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const address = `127.0.0.1:${port}`
  const origin = `http://${address}`

  // The order decides which status a request with several faults gets; each guard may rely on those before
  // it.
  const guards: readonly Guard[] = [
    guardHeaderCount,
    guardRequestTarget,
    guardHostHeader(address),
    guardMethod,
    guardUpgrade,
    guardFetchMetadata,
    guardOrigin(origin),
    guardSession(sessions, port),
    guardContentType,
    guardDeclaredLength(bodyLimitBytes),
  ]

  const askHost = (path: string) => options.host.fetch(new Request(new URL(path, origin)))
  const answer = getRequestListener(
    async (request) =>
      new URL(request.url).pathname === launchPath
        ? answerLaunch(
            {
              body: await request.text(),
              cookies: request.headers.get('cookie') ?? undefined,
            },
            { launchTokens, sessions, port, askHost },
          )
        : options.host.fetch(request),
    { hostname: address, overrideGlobalObjects: false },
  )

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of securityHeaders) response.setHeader(name, value)
    const refusal = findRefusal(guards, request)
    if (refusal) {
      sendRefusal(response, refusal)
      return
    }
    // Polling for defects is not user activity.
    const path = pathOf(request)
    if (path.startsWith('/api/') && path !== '/api/about/defects') idle.touch()
    if (request.method !== 'POST') {
      await answer(request, response)
      return
    }
    const body = await readBody(request, bodyLimitBytes)
    if (body.kind === 'too-long')
      sendRefusal(response, { status: 413, reason: 'The request body is too long.' })
    else if (body.kind === 'body')
      // @hono/node-server takes the body from `rawBody` if it was already read.
      await answer(Object.assign(request, { rawBody: body.bytes }), response)
  }

  server.on('request', (request, response) => void receive(request, response))
  // For anything but `100-continue`, Node would answer 417 without our headers (RFC 9110, 10.1.1).
  server.on('checkExpectation', (_, response) => {
    for (const [name, value] of securityHeaders) response.setHeader(name, value)
    sendRefusal(response, { status: 417, reason: 'This server cannot do what Expect asks for.' })
  })
  server.on('connect', (_, socket) => {
    sendRefusalOnSocket(socket, { status: 405, reason: 'This server is not a proxy.' })
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    sendRefusalOnSocket(socket, describeUnreadable(error.code))
  })

  const closed = new Promise<void>((resolve) => server.once('close', resolve))
  const close = () => {
    idle.stop()
    server.close()
    server.closeAllConnections()
    return closed
  }
  const idle = createIdleWatch(options.idleMs, () => void close())

  return {
    origin,
    createLaunchUrl: (opened, onUsed) => `${origin}/#launch=${launchTokens.issue(opened, onUsed)}`,
    closed,
    close,
  }
}

/** A timer that reports inactivity; `touch` restarts it. */
export interface IdleWatch {
  touch(): void
  stop(): void
}

/** Calls `onIdle` when nothing was touched for `idleMs` milliseconds; never if `idleMs` is null. */
function createIdleWatch(idleMs: number | null, onIdle: () => void): IdleWatch {
  if (idleMs === null) return { touch: () => undefined, stop: () => undefined }
  const timer = setTimeout(onIdle, idleMs)
  return {
    touch: () => timer.refresh(),
    stop: () => {
      clearTimeout(timer)
    },
  }
}

export type BodyRead = { kind: 'body'; bytes: Buffer } | { kind: 'too-long' } | { kind: 'broken' }

/** Reads a request body up to the limit. Neither answers the request nor closes the connection. */
async function readBody(request: IncomingMessage, limitBytes: number): Promise<BodyRead> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    // Leaving the loop early must not destroy the socket: the refusal is still to be sent on it.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(chunk as Uint8Array)
      length += bytes.length
      if (length > limitBytes) return { kind: 'too-long' }
      chunks.push(bytes)
    }
  } catch {
    return { kind: 'broken' }
  }
  return { kind: 'body', bytes: Buffer.concat(chunks) }
}

const launchRequest = z.strictObject({ token: z.string() })

/**
 * Answers `POST /api/launch`: `{ token }` in; `{ appToken, opened, first }` and the session cookie out. `first` has
 * what the page asks for next, which saves it three requests: bodies by path, without those that failed.
 * 400 for any other body, 403 for a token that is wrong, used or too old.
 */
async function answerLaunch(
  { body, cookies }: { body: string; cookies: string | undefined },
  {
    launchTokens,
    sessions,
    port,
    askHost,
  }: {
    launchTokens: LaunchTokens
    sessions: Sessions
    port: number
    /** Requests a path of the host, past the guards. */
    askHost: (path: string) => Promise<Response>
  },
): Promise<Response> {
  const request = launchRequest.safeParse(readJsonText(body))
  if (!request.success) return refusal(400, 'Expected {"token": "…"}.')
  const launch = launchTokens.redeem(request.data.token)
  if (launch === null)
    return refusal(403, 'This launch address was used before or is too old. Start the app again.')

  const session = sessions.open(readSessionCookies(cookies, port))
  const first: Record<string, string> = {}
  await Promise.all(
    firstQuestions.map(async (path) => {
      const response = await askHost(path)
      if (response.ok) first[path] = await response.text()
    }),
  )
  return Response.json(
    {
      appToken: session.appToken,
      opened: launch.opened,
      first,
    } satisfies LaunchResponse,
    { headers: { 'set-cookie': renderSessionCookie(port, session.cookie) } },
  )
}

const refusal = (status: number, detail: string) =>
  Response.json(
    { type: 'about:blank', kind: 'app-refused', status, detail },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

const contentType = 'application/problem+json'

/** Answers with problem+json (RFC 9457) and closes the connection, because the request body was not read. */
function sendRefusal(response: ServerResponse, refusal: Refusal): void {
  response
    .writeHead(refusal.status, { 'content-type': contentType, connection: 'close' })
    .end(renderProblem(refusal))
}

/** Same as `sendRefusal`, for CONNECT and unreadable HTTP, where Node has no response object. */
function sendRefusalOnSocket(socket: Duplex, refusal: Refusal): void {
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
function describeUnreadable(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW')
    return { status: 431, reason: 'The headers of the request are too long.' }
  return code === 'ERR_HTTP_REQUEST_TIMEOUT'
    ? { status: 408, reason: 'The request took too long to arrive.' }
    : { status: 400, reason: 'This is not a well formed HTTP request.' }
}
