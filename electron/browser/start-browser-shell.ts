import { mebibyte } from '#core/exchange/mebibyte.ts'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Opened } from '#core/handover/opened.ts'
import { securityHeaders } from '#host/security-headers.ts'
import { launchPath, pathOf } from '#browser/guards/api-path.ts'
import { guardContentType } from '#browser/guards/content-type.ts'
import { guardDeclaredLength } from '#browser/guards/declared-length.ts'
import { guardFetchMetadata } from '#browser/guards/fetch-metadata.ts'
import { askGuards, type Guard } from '#browser/guards/guard.ts'
import { guardHeaderCount } from '#browser/guards/header-count.ts'
import { guardHostHeader } from '#browser/guards/host-header.ts'
import { guardMethod } from '#browser/guards/method.ts'
import { guardOrigin } from '#browser/guards/origin.ts'
import { guardRequestTarget } from '#browser/guards/request-target.ts'
import { guardSession } from '#browser/guards/session.ts'
import { guardUpgrade } from '#browser/guards/upgrade.ts'
import { createIdleWatch } from './idle-watch.ts'
import { answerLaunch } from './launch-answer.ts'
import { createLaunchTokens } from './launch-tokens.ts'
import { readBody } from './read-body.ts'
import { describeUnreadable, sendRefusal, sendRefusalOnSocket } from './refusals.ts'
import { createSessions } from '#browser/session/sessions.ts'

export interface BrowserShellOptions {
  /** 0 takes any free port. */
  port: number
  /** Answers what the guards let through: the page's files and `/api/…`. */
  host: { fetch: (request: Request) => Promise<Response> }
  /** Milliseconds from any fixed point; measures the life of launch tokens. */
  now: () => number
  /** Closes the server when no page has asked for anything for so long; null (the usual case) never does. */
  idleMs: number | null
}

export interface BrowserShell {
  /** Where the page is, without a trailing slash: `http://127.0.0.1:4711`. */
  origin: string
  /** A new address that opens the app once, within a minute, and there what was handed over. */
  createLaunchUrl(opened: Opened | null): string
  /** Fulfilled when the server is closed, by `close` or for idleness. */
  closed: Promise<void>
  /** Drops open connections: nothing keeps the program from ending. */
  close(): Promise<void>
}

/** Longer than any request of the page (core/exchange/limits.ts); answers do not come this way. */
const bodyLimitBytes = mebibyte

/**
 * Serves the host on the literal address 127.0.0.1, for pages that came by a launch address only.
 * Rejects with Node's error when the port is taken. Does not close the host and opens no browser.
 */
export async function startBrowserShell(options: BrowserShellOptions): Promise<BrowserShell> {
  const launchTokens = createLaunchTokens(options.now)
  const sessions = createSessions()
  const server = createServer({
    // Our own guard says it with our own headers.
    requireHostHeader: false,
    headersTimeout: 5_000,
    requestTimeout: 30_000,
    // Node looks for late headers only every 30 s otherwise.
    connectionsCheckingInterval: 1_000,
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const address = `127.0.0.1:${port}`
  const origin = `http://${address}`

  // The order decides which status a request with several faults gets; each guard may rely on those before it.
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

  const answer = getRequestListener(
    async (request) =>
      new URL(request.url).pathname === launchPath
        ? answerLaunch(
            {
              body: await request.text(),
              cookies: request.headers.get('cookie') ?? undefined,
            },
            { launchTokens, sessions, port },
          )
        : options.host.fetch(request),
    { hostname: address, overrideGlobalObjects: false },
  )

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of securityHeaders) response.setHeader(name, value)
    const refusal = askGuards(guards, request)
    if (refusal) {
      sendRefusal(response, refusal)
      return
    }
    // A page that only looks whether the host is well is not used by anybody.
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
      // @hono/node-server takes the body from `rawBody` where it was read before.
      await answer(Object.assign(request, { rawBody: body.bytes }), response)
  }

  server.on('request', (request, response) => void receive(request, response))
  // Node itself would answer 417 without our headers to whatever is not `100-continue` (RFC 9110, 10.1.1).
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
    createLaunchUrl: (opened) => `${origin}/#launch=${launchTokens.issue(opened)}`,
    closed,
    close,
  }
}
