import { isLoopbackHost } from '#core/url/split-url.ts'
import type {
  ExchangeOutcome,
  ExchangeHead,
  HeaderLine,
  Redirect,
  ExchangeProblem,
} from '#core/exchange/outcome.ts'
import { mask } from '#core/redact/redactor.ts'
import { createTotalReader } from '#core/response/total-reader.ts'
import { createSecretMask, cacheTables, type SecretTables } from '#host/masking/mask-secret.ts'
import type { ContentRequest } from './plan-content-request.ts'
import type { RequestLog } from '#host/request-log/request-log.ts'
import { maskRedirect, planRedirect, createTokenMasks, type TokenMask } from './redirect.ts'
import { relayBody, readContentEncodings } from './relay-body.ts'
import { type Transport, type TransportResponse, describeProblem } from './transport.ts'
import { readUrl } from '#host/url/read-url.ts'
import { requestHeaders } from '#core/request/request-plan.ts'
import type { RequestState } from '#core/exchange/request-log-entry.ts'

/** Sends one request to a content API and returns its response, or the reason why there is none. */
export interface ContentClient {
  /**
   * Never rejects: network failures and defects become a `problem` or part of the outcome.
   * Aborting the signal closes the connection at once, before and after the head.
   */
  send(request: ContentRequest, signal: AbortSignal): Promise<ContentResponse>
}

export type ContentResponse =
  | {
      kind: 'response'
      head: ExchangeHead
      /**
       * Decoded bytes, with the token masked. Never errors: a broken body ends early, and the outcome says
       * why. Cancelling closes the connection.
       */
      body: ReadableStream<Uint8Array>
      /** Settles when the body is complete, broken or cancelled. Never rejects. */
      outcome: Promise<ExchangeOutcome>
    }
  | { kind: 'problem'; problem: ExchangeProblem }

export interface ContentClientDependencies {
  transport: Transport
  /** Records every request that is sent, including redirects. */
  requestLog: RequestLog
  appVersion: string
  now: () => Date
  /** Milliseconds of a monotonic clock; by default `performance.now`. */
  monotonicNow?: () => number
  /** Receives errors that are not network failures. */
  noteDefect?: (error: unknown, doing: string) => void
}

/**
 * Creates a client with these guarantees: the token is sent only to the connection's origin, redirects stay
 * within it, limits end every exchange, and nothing it reports contains the token.
 *
 * Keeps no cookies, no cache and no history, and retries no request. In the Electron shell, Chromium itself
 * retries a request if the server had closed the kept-alive connection (RFC 9112, section 9.3.1).
 */
export function createContentClient(deps: ContentClientDependencies): ContentClient {
  const { monotonicNow = () => performance.now(), noteDefect = () => undefined } = deps
  const tables = cacheTables()
  const maskOf = createTokenMasks()
  return {
    send: (request, signal) =>
      sendRequest(
        { ...deps, monotonicNow, noteDefect, tables, maskToken: maskOf(request.token) },
        request,
        signal,
      ),
  }
}

async function sendRequest(
  deps: Required<ContentClientDependencies> & {
    tables: (secret: string) => SecretTables
    maskToken: TokenMask
  },
  request: ContentRequest,
  signal: AbortSignal,
): Promise<ContentResponse> {
  const problem = checkRequest(request)
  if (problem !== null) return { kind: 'problem', problem }
  if (signal.aborted) return { kind: 'problem', problem: { kind: 'cancelled' } }

  const { maskToken } = deps
  const started = deps.monotonicNow()
  const hopLog = createHopLog(request, deps)
  const connection = new AbortController()
  const abortCause: { problem: ExchangeProblem | null } = { problem: null }
  const giveUp = (problem: ExchangeProblem) => {
    abortCause.problem ??= problem
    connection.abort()
  }
  const onAbort = () => {
    giveUp({ kind: 'cancelled' })
  }
  const { firstByteMs: longestWaitMs, durationMs = Infinity } = request.limits
  const firstByteMs = Math.min(longestWaitMs, durationMs)
  const deadline = setTimeout(() => {
    giveUp({ kind: 'timeout', afterMs: firstByteMs })
  }, firstByteMs)
  signal.addEventListener('abort', onAbort)

  try {
    const hops = await followHops({ ...deps, hopLog }, request, connection.signal)
    if (hops.kind === 'problem') return hops
    const { response, sentHeaders, target, redirects } = hops
    const maskLine = ([name, value]: HeaderLine): HeaderLine => [maskToken(name), maskToken(value)]
    const headers = response.headers.map(maskLine)
    const decoder = new TextDecoder()
    const totals = createTotalReader({ decode: (bytes) => decoder.decode(bytes) })
    const relayed = relayBody({
      wire: response.body,
      encodings: response.isDecoded ? [] : readContentEncodings(headers),
      hasWireSize: !response.isDecoded,
      mask: createSecretMask(request.token, deps.tables),
      observe: (chunk) => {
        totals.feed(chunk)
      },
      limits: request.limits,
      sentAtMs: started,
      signal,
      monotonicNow: deps.monotonicNow,
      noteDefect: deps.noteDefect,
    })
    hopLog.answered(response.status, relayed.outcome, () => totals.total())
    return {
      kind: 'response',
      head: {
        status: response.status,
        statusText: maskToken(response.statusText),
        headers,
        sent: {
          method: request.method,
          url: maskToken(new URL(request.baseUrl).origin + target),
          headers: sentHeaders.map((line) =>
            line[0].toLowerCase() === 'authorization'
              ? [line[0], `Bearer ${mask}`]
              : maskLine(line),
          ),
          body: request.body === null ? null : maskToken(request.body),
        },
        redirects: redirects.map((redirect) => maskRedirect(redirect, maskToken)),
        timing: { firstByteMs: deps.monotonicNow() - started },
      },
      ...relayed,
    }
  } catch (error) {
    const problem = abortCause.problem ?? describeProblem(error, new URL(request.baseUrl))
    if (problem.kind === 'host-fault') deps.noteDefect(error, 'sending a request')
    hopLog.failed(problem)
    return { kind: 'problem', problem }
  } finally {
    clearTimeout(deadline)
    signal.removeEventListener('abort', onAbort)
  }
}

/**
 * Validates a request before it is sent. Returns the first problem, or null.
 *
 * This is the last check before the network. The page and the workspace check the same earlier, with messages
 * for the user. The details here never quote the invalid value, because it may be a token.
 */
function checkRequest(request: ContentRequest): ExchangeProblem | null {
  const base = readUrl(request.baseUrl)
  if (base === null) return invalid('The address of the connection is not a URL.')
  if (base.protocol !== 'https:' && base.protocol !== 'http:') {
    return invalid('The address of the connection is neither https nor http.')
  }
  if (base.protocol === 'http:' && !request.allowPlainHttp && !isLoopbackHost(base.hostname)) {
    return { kind: 'plain-http', host: base.host }
  }
  if (!/^\/[\x21-\x7e]*$/.test(request.target) || request.target.includes('#')) {
    return invalid('The request target is not a path and query of visible ASCII.')
  }
  if (request.token !== null && !/^[\x21-\x7e]+$/.test(request.token)) {
    return invalid('The token holds characters that cannot stand in a header.')
  }
  if (request.method === 'GET' && request.body !== null) return invalid('A GET has no body.')
  return null
}

const invalid = (detail: string): ExchangeProblem => ({ kind: 'invalid-request', detail })

export type Hops =
  | {
      kind: 'arrived'
      response: TransportResponse
      sentHeaders: readonly HeaderLine[]
      /** Path and query of the last hop. */
      target: string
      redirects: readonly Redirect[]
    }
  | { kind: 'problem'; problem: ExchangeProblem }

/**
 * Sends a request and follows redirects within the connection's origin until a final response.
 *
 * All hops have the same origin, so each may carry the token. The returned redirects are unmasked; a returned
 * problem is masked. Rejects with the transport's error.
 */
async function followHops(
  {
    transport,
    appVersion,
    maskToken,
    hopLog,
  }: { transport: Transport; appVersion: string; maskToken: TokenMask; hopLog: HopLog },
  request: ContentRequest,
  signal: AbortSignal,
): Promise<Hops> {
  const { origin } = new URL(request.baseUrl)
  const headers = renderHeaders(request, appVersion)
  const redirects: Redirect[] = []
  let { target } = request
  for (;;) {
    const { method, body, certificates } = request
    hopLog.sent(target)
    const response = await transport.send({
      method,
      origin,
      target,
      headers,
      body,
      certificates,
      signal,
    })
    const plan = planRedirect(response.status, response.headers, {
      method,
      origin,
      target,
      followed: redirects.length,
    })
    if (plan.kind === 'stay') {
      return {
        kind: 'arrived',
        response,
        sentHeaders: response.sentHeaders ?? headers,
        target,
        redirects,
      }
    }
    hopLog.redirected(response.status)
    response.body.cancel().catch(() => undefined)
    if (plan.kind === 'refuse') {
      const redirect = maskRedirect(plan.redirect, maskToken)
      return {
        kind: 'problem',
        problem: { kind: 'redirect-refused', ...redirect, reason: plan.reason },
      }
    }
    redirects.push(plan.redirect)
    target = plan.target
  }
}

/** How the app names itself to a server. */
export const renderUserAgent = (appVersion: string): HeaderLine => [
  'User-Agent',
  `Endpoint-Explorer/${appVersion}`,
]

const renderHeaders = (request: ContentRequest, appVersion: string): readonly HeaderLine[] => [
  ['Accept', request.accept ?? 'application/json'],
  ['Accept-Encoding', 'gzip, deflate, br'],
  renderUserAgent(appVersion),
  ...(request.token === null ? [] : [['Authorization', `Bearer ${request.token}`] as const]),
  ...requestHeaders(request.method),
]

/** Records the hops of one request in the request log, in order. */
interface HopLog {
  /** A request for this path and query is being sent. */
  sent(target: string): void
  /** The response is a redirect, whose body is not read. */
  redirected(status: number): void
  /** There is no response. Ignored if the last hop already has one, or if nothing was sent. */
  failed(problem: ExchangeProblem): void
  /** The final response. `total` is read once `outcome` has settled. */
  answered(status: number, outcome: Promise<ExchangeOutcome>, total: () => string | null): void
}

function createHopLog(
  request: ContentRequest,
  deps: {
    requestLog: RequestLog
    maskToken: TokenMask
    now: () => Date
    monotonicNow: () => number
  },
): HopLog {
  const { requestLog, maskToken, now, monotonicNow } = deps
  const { origin } = new URL(request.baseUrl)
  const { method, purpose, connectionId, token } = request
  const body = request.body === null ? null : maskToken(request.body)
  let hop = -1
  let sentAtMs = 0
  let updateState: ((state: RequestState) => void) | null = null

  const end = (state: RequestState) => {
    updateState?.(state)
    updateState = null
  }
  const elapsedMs = () => monotonicNow() - sentAtMs

  return {
    sent(target) {
      hop += 1
      sentAtMs = monotonicNow()
      updateState = requestLog.write({
        purpose,
        connectionId,
        hop,
        method,
        body,
        url: maskToken(origin + target),
        sentAt: now().toISOString(),
        hasToken: token !== null,
      })
    },
    redirected(status) {
      const result = { total: null, bytes: null, durationMs: elapsedMs(), isWhole: true }
      end({ kind: 'answered', status, ...result })
    },
    failed({ kind }) {
      end({ kind: 'failed', problem: kind, durationMs: elapsedMs() })
    },
    answered(status, outcome, total) {
      updateState?.({ kind: 'receiving', status })
      void outcome.then(({ kind, sizes }) => {
        const result = { total: total(), bytes: sizes.decoded, durationMs: elapsedMs() }
        end({ kind: 'answered', status, ...result, isWhole: kind === 'complete' })
      })
    },
  }
}
