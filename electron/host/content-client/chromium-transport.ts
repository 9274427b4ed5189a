import { Readable } from 'node:stream'
import type { HeaderLine } from '#core/exchange/head.ts'
import { readNetFailure } from './read-net-failure.ts'
import { readPacAnswer } from './read-pac-answer.ts'
import { TransportError, type TransportFailure } from './transport-error.ts'
import type { Transport, TransportAnswer, TransportRequest } from './transport.ts'

/** Chromium's network stack as Electron's `net` gives it, set up so that it does no more than it is told. */
export interface ChromiumNetwork {
  /** Without cookies, cache, stored logins or followed redirects. */
  request(about: { method: string; url: string }): ChromiumRequest
  /** The header lines that went out with the last such request, Chromium's own included; null when not seen. */
  sentHeaders(about: { method: string; url: string }): readonly HeaderLine[] | null
  /** What the system says about the way to an address, in the words of a proxy script. */
  resolveProxy(url: string): Promise<string>
}

/** What is needed of Electron's `ClientRequest`. */
export interface ChromiumRequest {
  on(event: 'response', listener: (response: unknown) => void): unknown
  on(
    event: 'redirect',
    listener: (status: number, method: string, to: string, headers: HeaderRecord) => void,
  ): unknown
  on(event: 'login', listener: (about: unknown, answer: () => void) => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  setHeader(name: string, value: string): void
  end(body?: string): unknown
  abort(): void
}

type HeaderRecord = Readonly<Record<string, readonly string[]>>

/**
 * Creates the transport of the Electron shell: Chromium's network stack, and with it the system's proxy
 * settings and scripts, its trust store and HTTP/2.
 *
 * What is told of an exchange is what Chromium tells: request headers in its own order, without `Host` and
 * with the `Accept-Encoding` it chose; answer headers named as received over HTTP/1.1, in lower case
 * over HTTP/2 and for redirects; no size on the wire, because it decodes the body itself.
 *
 * Chromium cannot trust more issuers for one request, and it rewrites some addresses (`'` in a query to
 * `%27`): such requests go through `fallback`, so that they go out as they are shown.
 */
export function createChromiumTransport(deps: {
  network: ChromiumNetwork
  fallback: Transport
}): Transport {
  const { network, fallback } = deps
  return {
    send: (request) =>
      request.certificates === null && isKeptByChromium(request.origin + request.target)
        ? sendThrough(network, request)
        : fallback.send(request),
    close: () => fallback.close(),
  }
}

/** Chromium and Node read addresses by the same standard (WHATWG URL). */
const isKeptByChromium = (address: string) => new URL(address).href === address

function sendThrough(
  network: ChromiumNetwork,
  request: TransportRequest,
): Promise<TransportAnswer> {
  const { method, origin, target, headers, body, signal } = request
  const about = { method, url: origin + target }
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new TransportError({ kind: 'aborted' }))
      return
    }
    const sent = network.request(about)
    // What is not asked for would be kept, and the token is in it.
    const forgetHeaders = () => void network.sentHeaders(about)
    const abort = () => {
      sent.abort()
      forgetHeaders()
      reject(new TransportError({ kind: 'aborted' }))
    }
    const answerWith = (status: number, statusText: string, lines: readonly HeaderLine[]) => ({
      status,
      statusText,
      headers: lines,
      sentHeaders: network.sentHeaders(about) ?? headers,
      decoded: true,
    })
    signal.addEventListener('abort', abort)
    sent.on('error', (error) => {
      signal.removeEventListener('abort', abort)
      forgetHeaders()
      void nameProxy(network, about.url, readNetFailure(error)).then((failure) => {
        reject(new TransportError(failure))
      })
    })
    // No dialog and no stored login, whatever `WWW-Authenticate` asks for: the 401 is the answer.
    sent.on('login', (_about, answer) => {
      answer()
    })
    sent.on('redirect', (status, _method, _to, record) => {
      signal.removeEventListener('abort', abort)
      const lines = Object.entries(record).flatMap(([name, values]) =>
        values.map((value): HeaderLine => [name, value]),
      )
      resolve({ ...answerWith(status, '', lines), body: emptyBody() })
    })
    sent.on('response', (response) => {
      if (!isResponse(response)) {
        abort()
        return
      }
      // A body may fail before anybody reads it; without a listener that would end the app. Who reads it hears of it.
      response.on('error', () => undefined)
      const { statusCode, statusMessage, rawHeaders } = response
      response.once('close', () => {
        signal.removeEventListener('abort', abort)
      })
      resolve({
        ...answerWith(statusCode, statusMessage, pairUp(rawHeaders)),
        body: readBody(response, () => {
          sent.abort()
        }),
      })
    })
    for (const [name, value] of headers)
      // Chromium names the encodings that it undoes itself.
      if (name.toLowerCase() !== 'accept-encoding') sent.setHeader(name, value)
    sent.end(body ?? undefined)
  })
}

/** Chromium says that a proxy failed, and not which. */
async function nameProxy(
  network: ChromiumNetwork,
  url: string,
  failure: TransportFailure,
): Promise<TransportFailure> {
  if (failure.kind !== 'proxy') return failure
  const selection = readPacAnswer(await network.resolveProxy(url).catch(() => ''))
  return selection.kind === 'proxy' ? { ...failure, proxy: selection.address.origin } : failure
}

interface ChromiumResponse extends Readable {
  statusCode: number
  statusMessage: string
  rawHeaders: readonly string[]
}

/** Electron's types leave out that its answers are Node's streams. */
function isResponse(response: unknown): response is ChromiumResponse {
  return response instanceof Readable && 'statusCode' in response && 'rawHeaders' in response
}

function pairUp(raw: readonly string[]): HeaderLine[] {
  return Array.from({ length: Math.floor(raw.length / 2) }, (_, index) => [
    raw[index * 2] ?? '',
    raw[index * 2 + 1] ?? '',
  ])
}

function readBody(response: Readable, abort: () => void): ReadableStream<Uint8Array> {
  const chunks = (response as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const next = await chunks.next()
          if (next.done === true) controller.close()
          else controller.enqueue(next.value)
        } catch (error) {
          controller.error(new TransportError(readNetFailure(error)))
        }
      },
      cancel() {
        abort()
        // The stream tells of the abort with an error that nobody waits for.
        response.on('error', () => undefined).destroy()
      },
    },
    { highWaterMark: 0 },
  )
}

const emptyBody = () =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.close()
    },
  })
