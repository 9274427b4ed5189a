import { Readable } from 'node:stream'
import type { HeaderLine, TlsReason } from '#core/exchange/outcome.ts'
import {
  pairUpHeaders,
  type Transport,
  type TransportResponse,
  type TransportRequest,
  TransportError,
  type TransportFailure,
} from './transport.ts'
import { addFingerprint } from './certificates.ts'
import { readPacAnswer } from './proxy-selection.ts'

/** Chromium's network stack (Electron's `net`), configured without its automatic behavior. */
export interface ChromiumNetwork {
  /** Without cookies, cache, stored logins or followed redirects. */
  request(about: { method: string; url: string }): ChromiumRequest
  /**
   * Returns and forgets the header lines of the last request with this method and URL, including Chromium's
   * own; null if not recorded.
   */
  takeSentHeaders(about: { method: string; url: string }): readonly HeaderLine[] | null
  /** The system's proxy setting for a URL, in the syntax of a proxy script (PAC). */
  resolveProxy(url: string): Promise<string>
}

/** The part of Electron's `ClientRequest` that is used here. */
export interface ChromiumRequest {
  on(event: 'response', listener: (response: unknown) => void): unknown
  on(
    event: 'redirect',
    listener: (status: number, method: string, to: string, headers: HeaderRecord) => void,
  ): unknown
  on(event: 'login', listener: (about: { isProxy: boolean }, answer: () => void) => void): unknown
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
 * Reports what Chromium reports: request headers in Chromium's order, without `Host` and with its own
 * `Accept-Encoding`; response header names as received over HTTP/1.1, in lower case over HTTP/2 and for
 * redirects; no size on the wire, because Chromium decodes the body.
 *
 * Chromium cannot trust extra issuers for a single request, and it rewrites some URLs (`'` in a query to
 * `%27`). Such requests go through `fallback`, so that they are sent as shown.
 */
export function createChromiumTransport(deps: {
  network: ChromiumNetwork
  fallback: Transport
}): Transport {
  const { network, fallback } = deps
  /** Aborts each running request; otherwise Chromium would finish them while the app quits. */
  const running = new Set<() => void>()
  return {
    send: (request) =>
      request.certificates === null && isUnchangedByChromium(request.origin + request.target)
        ? sendThrough(network, request, running)
        : fallback.send(request),
    close() {
      for (const end of running) end()
      return fallback.close()
    },
  }
}

/** True if Chromium sends the URL unchanged; Chromium and Node parse by the same standard (WHATWG URL). */
const isUnchangedByChromium = (address: string) => new URL(address).href === address

function sendThrough(
  network: ChromiumNetwork,
  request: TransportRequest,
  running: Set<() => void>,
): Promise<TransportResponse> {
  const { method, origin, target, headers, body, signal } = request
  const about = { method, url: origin + target }
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new TransportError({ kind: 'aborted' }))
      return
    }
    const clientRequest = network.request(about)
    // Unread headers would stay in memory, and they contain the token.
    const forgetHeaders = () => void network.takeSentHeaders(about)
    const fail = (failure: TransportFailure) => {
      unregister()
      forgetHeaders()
      reject(new TransportError(failure))
    }
    const abort = () => {
      clientRequest.abort()
      fail({ kind: 'aborted' })
    }
    const unregister = () => {
      running.delete(abort)
      signal.removeEventListener('abort', abort)
    }
    const answerWith = (status: number, statusText: string, lines: readonly HeaderLine[]) => ({
      status,
      statusText,
      headers: lines,
      sentHeaders: network.takeSentHeaders(about) ?? headers,
      isDecoded: true,
    })
    running.add(abort)
    signal.addEventListener('abort', abort)
    clientRequest.on('error', (error) => {
      unregister()
      forgetHeaders()
      void addDetails(network, about.url, readChromiumFailure(error)).then(fail)
    })
    clientRequest.on('login', ({ isProxy }, answer) => {
      // No dialog and no stored login: the 401 is the response.
      if (!isProxy) {
        answer()
        return
      }
      // A 407 comes from the proxy, not from the API.
      const refused = { kind: 'proxy', proxy: '', status: proxyLoginRequired } as const
      void addDetails(network, about.url, refused).then((failure) => {
        fail(failure)
        clientRequest.abort()
      })
    })
    clientRequest.on('redirect', (status, _method, _to, record) => {
      unregister()
      const lines = Object.entries(record).flatMap(([name, values]) =>
        values.map((value): HeaderLine => [name, value]),
      )
      resolve({ ...answerWith(status, '', lines), body: new Blob([]).stream() })
    })
    clientRequest.on('response', (response) => {
      if (!isResponse(response)) {
        abort()
        return
      }
      const { statusCode, statusMessage, rawHeaders } = response
      response.once('close', unregister)
      resolve({
        ...answerWith(statusCode, statusMessage, pairUpHeaders(rawHeaders)),
        body: readBody(response, () => {
          clientRequest.abort()
        }),
      })
    })
    for (const [name, value] of headers)
      // Chromium sets this header to the encodings that it decodes.
      if (name.toLowerCase() !== 'accept-encoding') clientRequest.setHeader(name, value)
    clientRequest.end(body ?? undefined)
  })
}

/** Adds what Chromium's errors do not name: the origin of a proxy, the fingerprint of a certificate. */
async function addDetails(
  network: ChromiumNetwork,
  url: string,
  failure: TransportFailure,
): Promise<TransportFailure> {
  if (failure.kind !== 'proxy' && failure.kind !== 'tls') return failure
  const selection = readPacAnswer(await network.resolveProxy(url).catch(() => ''))
  if (failure.kind === 'tls')
    return selection.kind === 'direct' ? addFingerprint(failure, new URL(url)) : failure
  return selection.kind === 'proxy' ? { ...failure, proxy: selection.address.origin } : failure
}

interface ChromiumResponse extends Readable {
  statusCode: number
  statusMessage: string
  rawHeaders: readonly string[]
}

/** Electron's types omit that responses are Node streams. */
function isResponse(response: unknown): response is ChromiumResponse {
  return response instanceof Readable && 'statusCode' in response && 'rawHeaders' in response
}

/**
 * The response bytes as they arrive. Adds its listeners at once: a body may fail before it is read, and
 * without a listener that would crash the app. Bytes received before a failure are delivered first.
 */
function readBody(response: ChromiumResponse, abort: () => void): ReadableStream<Uint8Array> {
  const encoding = pairUpHeaders(response.rawHeaders).find(([name]) =>
    /^content-encoding$/i.test(name),
  )?.[1]
  let end: { failure: TransportFailure | null } | null = null
  let wake: () => void = () => undefined
  const endWith = (failure: TransportFailure | null) => {
    end ??= { failure }
    wake()
  }
  response
    .on('readable', () => {
      wake()
    })
    .once('end', () => {
      endWith(null)
    })
    .on('error', (error) => {
      endWith(readChromiumFailure(error, encoding))
    })
    .once('close', () => {
      endWith({ kind: 'reset' })
    })
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        for (;;) {
          const chunk = response.read() as Uint8Array | null
          if (chunk !== null) {
            controller.enqueue(chunk)
            return
          }
          if (end !== null) {
            if (end.failure === null) controller.close()
            else controller.error(new TransportError(end.failure))
            return
          }
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        }
      },
      cancel() {
        abort()
        response.destroy()
      },
    },
    { highWaterMark: 0 },
  )
}

const proxyLoginRequired = 407

/**
 * Reads the kind of a failure from the text of an error of Chromium's network stack, `net::ERR_…`.
 *
 * Electron gives no code beside the text. Unknown names become `other` with Chromium's name; text in any
 * other format is discarded. The text does not say which proxy failed, so `proxy` is ''. `encoding` is the
 * response's Content-Encoding. Source: Chromium's net/base/net_error_list.h.
 */
export function readChromiumFailure(error: unknown, encoding = ''): TransportFailure {
  const text = error instanceof Error ? error.message : ''
  const name = /^net::ERR_([A-Z][A-Z0-9_]{0,59})$/.exec(text)?.[1] ?? 'UNKNOWN'
  const reason = tlsReasons.get(name)
  if (reason !== undefined) return { kind: 'tls', reason }
  if (/^(SSL_|CERT_|BAD_SSL_)/.test(name)) return { kind: 'tls', reason: 'handshake' }
  if (/^CONTENT_DECODING_(INIT_)?FAILED$/.test(name)) return { kind: 'bad-encoding', encoding }
  if (name === 'RESPONSE_HEADERS_MULTIPLE_CONTENT_LENGTH')
    return { kind: 'invalid-head', reason: 'lengths' }
  if (name === 'RESPONSE_HEADERS_TOO_BIG') return { kind: 'invalid-head', reason: 'too-large' }
  if (/PROXY|TUNNEL|SOCKS/.test(name)) return { kind: 'proxy', proxy: '', status: null }
  const kind = kinds.get(name)
  return kind === undefined ? { kind: 'other', code: name } : { kind }
}

const kinds: ReadonlyMap<
  string,
  'dns' | 'refused' | 'unreachable' | 'reset' | 'not-http' | 'aborted'
> = new Map([
  ['NAME_NOT_RESOLVED', 'dns'],
  ['NAME_RESOLUTION_FAILED', 'dns'],
  ['DNS_TIMED_OUT', 'dns'],
  ['DNS_SERVER_FAILED', 'dns'],
  ['CONNECTION_REFUSED', 'refused'],
  ['ADDRESS_UNREACHABLE', 'unreachable'],
  ['ADDRESS_INVALID', 'unreachable'],
  ['INTERNET_DISCONNECTED', 'unreachable'],
  ['NETWORK_ACCESS_DENIED', 'unreachable'],
  ['NETWORK_CHANGED', 'unreachable'],
  ['CONNECTION_FAILED', 'unreachable'],
  ['CONNECTION_TIMED_OUT', 'unreachable'],
  ['TIMED_OUT', 'unreachable'],
  ['CONNECTION_RESET', 'reset'],
  ['CONNECTION_CLOSED', 'reset'],
  ['CONNECTION_ABORTED', 'reset'],
  ['EMPTY_RESPONSE', 'reset'],
  ['SOCKET_NOT_CONNECTED', 'reset'],
  ['CONTENT_LENGTH_MISMATCH', 'reset'],
  ['INCOMPLETE_CHUNKED_ENCODING', 'reset'],
  ['INVALID_HTTP_RESPONSE', 'not-http'],
  ['INVALID_CHUNKED_ENCODING', 'not-http'],
  ['RESPONSE_HEADERS_TRUNCATED', 'not-http'],
  ['ABORTED', 'aborted'],
])

/**
 * Chromium reports `CERT_DATE_INVALID` for expired and for not-yet-valid certificates; expired is the usual
 * case.
 */
const tlsReasons: ReadonlyMap<string, TlsReason> = new Map([
  ['CERT_DATE_INVALID', 'expired'],
  ['CERT_COMMON_NAME_INVALID', 'wrong-host'],
  ['CERT_AUTHORITY_INVALID', 'unknown-issuer'],
])

interface SentRequest {
  method: string
  url: string
}

/**
 * Removes the headers that Chromium adds for pages. With `Accept-Language`, the response could differ from
 * that of the copied cURL command.
 */
export function withoutBrowserHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(accept-language|sec-.*)$/i.test(name)),
  )
}

/**
 * Stores the headers that Chromium reports as sent until they are read once. Of two equal requests at the same time
 * the second finds none.
 */
export function createSentHeaders() {
  const sent = new Map<string, readonly HeaderLine[]>()
  const keyOf = ({ method, url }: SentRequest) => `${method} ${url}`
  return {
    note: (request: SentRequest & { requestHeaders: Record<string, string> }): void => {
      sent.set(keyOf(request), Object.entries(request.requestHeaders))
    },
    /** Removes and returns the headers; null if none were recorded. */
    take: (request: SentRequest): readonly HeaderLine[] | null => {
      const headers = sent.get(keyOf(request)) ?? null
      sent.delete(keyOf(request))
      return headers
    },
  }
}
