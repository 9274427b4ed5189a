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
import { findRefusal, type Guard } from '#browser/guards/guard.ts'
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
