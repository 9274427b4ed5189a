import type { ExchangeHead, HeaderLine } from '#core/exchange/head.ts'
import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import type { ExchangeProblem } from '#core/exchange/problem.ts'
import { mask } from '#core/redact/redactor.ts'
import { createTotalReader } from '#core/response/total-reader.ts'
import { createSecretMask, rememberTables, type SecretTables } from '#host/masking/mask-secret.ts'
import { checkRequest } from './check-request.ts'
import { readContentEncodings } from './content-decoding.ts'
import type { ContentRequest } from './content-request.ts'
import { describeProblem } from './describe-failure.ts'
import type { Ledger } from '#host/ledger/ledger.ts'
import { followHops } from './follow-hops.ts'
import { createHopNotes } from './hop-notes.ts'
import { createTokenMasks, type TokenMask } from './mask-token.ts'
import { maskRedirect } from './redirect.ts'
import { relayBody } from './relay-body.ts'
import type { Transport } from './transport.ts'

/** One exchange with a content API: a request goes out, an answer or the reason for none comes back. */
export interface ContentClient {
  /**
   * Never rejects: whatever the network does is a `problem` or stands in the outcome, and so does a defect.
   * Aborting the signal closes the connection at once, before and after the head.
   */
  send(request: ContentRequest, signal: AbortSignal): Promise<ContentAnswer>
}

export type ContentAnswer =
  | {
      kind: 'answer'
      head: ExchangeHead
      /** Decoded bytes, the token covered byte by byte. Never errors: a body that breaks ends early, and the outcome says why. Cancelling closes the connection. */
      body: ReadableStream<Uint8Array>
      /** Settles when the last byte has arrived, or the body broke or was cancelled. Never rejects. */
      outcome: Promise<ExchangeOutcome>
    }
  | { kind: 'problem'; problem: ExchangeProblem }

export interface ContentClientDependencies {
  transport: Transport
  /** Told of every request that goes out, redirects included. */
  ledger: Ledger
  /** Sent as `User-Agent`, for example `Endpoint-Explorer/1.2.0`. */
  userAgent: string
  now: () => Date
  /** Milliseconds of a clock that never goes back; the process' own where it is left out. */
  monotonicNow?: () => number
  /** Hears of what threw and is no fault of the network; where it is left out, the problem alone tells of it. */
  noteDefect?: (error: unknown, doing: string) => void
}

/**
 * Creates the client that holds the promises of an exchange: the token goes to the connection's origin
 * only, redirects stay within it, limits end what does not end, and what is told never holds the token.
 *
 * Keeps no cookies, no cache and no history, and repeats no request by itself. Below it, Chromium sends one
 * again whose kept connection the server had closed meanwhile (Electron shell; RFC 9112, section 9.3.1).
 */
export function createContentClient(deps: ContentClientDependencies): ContentClient {
  const { monotonicNow = () => performance.now(), noteDefect = () => undefined } = deps
  const tables = rememberTables()
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
  const complaint = checkRequest(request)
  if (complaint !== null) return { kind: 'problem', problem: complaint }
  if (signal.aborted) return { kind: 'problem', problem: { kind: 'cancelled' } }

  const { maskToken } = deps
  const started = deps.monotonicNow()
  const notes = createHopNotes(request, deps)
  const connection = new AbortController()
  const givenUp: { problem: ExchangeProblem | null } = { problem: null }
  const giveUp = (problem: ExchangeProblem) => {
    givenUp.problem ??= problem
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
    const hops = await followHops({ ...deps, notes }, request, connection.signal)
    if (hops.kind === 'problem') return hops
    const { answer, sentHeaders, target, redirects } = hops
    const maskLine = ([name, value]: HeaderLine): HeaderLine => [maskToken(name), maskToken(value)]
    const headers = answer.headers.map(maskLine)
    const decoder = new TextDecoder()
    const totals = createTotalReader({ decode: (bytes) => decoder.decode(bytes) })
    const relayed = relayBody({
      wire: answer.body,
      encodings: answer.decoded ? [] : readContentEncodings(headers),
      countsWire: !answer.decoded,
      mask: createSecretMask(request.token, deps.tables),
      observe: (chunk) => {
        totals.feed(chunk)
      },
      limits: request.limits,
      signal,
      monotonicNow: deps.monotonicNow,
      noteDefect: deps.noteDefect,
    })
    notes.answered(answer.status, relayed.outcome, () => totals.total())
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
    const problem = givenUp.problem ?? describeProblem(error, new URL(request.baseUrl))
    if (problem.kind === 'host-fault') deps.noteDefect(error, 'sending a request')
    notes.failed(problem)
    return { kind: 'problem', problem }
  } finally {
    clearTimeout(deadline)
    signal.removeEventListener('abort', onAbort)
  }
}
