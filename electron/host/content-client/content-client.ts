import type { ExchangeHead, HeaderLine } from '#core/exchange/head.ts'
import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import type { ExchangeProblem } from '#core/exchange/problem.ts'
import { mask } from '#core/redact/redactor.ts'
import { createTotalReader } from '#core/response/total-reader.ts'
import { createSecretMask, cacheTables, type SecretTables } from '#host/masking/mask-secret.ts'
import { checkRequest } from './check-request.ts'
import { readContentEncodings } from './content-decoding.ts'
import type { ContentRequest } from './content-request.ts'
import { describeProblem } from './describe-failure.ts'
import type { RequestLog } from '#host/request-log/request-log.ts'
import { followHops } from './follow-hops.ts'
import { createHopLog } from './hop-log.ts'
import { createTokenMasks, type TokenMask } from './mask-token.ts'
import { maskRedirect } from './redirect.ts'
import { relayBody } from './relay-body.ts'
import type { Transport } from './transport.ts'

/** Sends one request to a content API and returns its response, or the reason why there is none. */
export interface ContentClient {
  /**
   * Never rejects: network failures and defects become a `problem` or part of the outcome.
   * Aborting the signal closes the connection at once, before and after the head.
   */
  send(request: ContentRequest, signal: AbortSignal): Promise<ContentAnswer>
}

export type ContentAnswer =
  | {
      kind: 'answer'
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
  /** Sent as `User-Agent`, for example `Endpoint-Explorer/1.2.0`. */
  userAgent: string
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
): Promise<ContentAnswer> {
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
  const { firstByteMs } = request.limits
  const deadline = setTimeout(() => {
    giveUp({ kind: 'timeout', afterMs: firstByteMs })
  }, firstByteMs)
  signal.addEventListener('abort', onAbort)

  try {
    const hops = await followHops({ ...deps, hopLog }, request, connection.signal)
    if (hops.kind === 'problem') return hops
    const { answer, sentHeaders, target, redirects } = hops
    const maskLine = ([name, value]: HeaderLine): HeaderLine => [maskToken(name), maskToken(value)]
    const headers = answer.headers.map(maskLine)
    const decoder = new TextDecoder()
    const totals = createTotalReader({ decode: (bytes) => decoder.decode(bytes) })
    const relayed = relayBody({
      wire: answer.body,
      encodings: answer.isDecoded ? [] : readContentEncodings(headers),
      hasWireSize: !answer.isDecoded,
      mask: createSecretMask(request.token, deps.tables),
      observe: (chunk) => {
        totals.feed(chunk)
      },
      limits: request.limits,
      signal,
      monotonicNow: deps.monotonicNow,
      noteDefect: deps.noteDefect,
    })
    hopLog.answered(answer.status, relayed.outcome, () => totals.total())
    return {
      kind: 'answer',
      head: {
        status: answer.status,
        statusText: maskToken(answer.statusText),
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
