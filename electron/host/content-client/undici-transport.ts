import { createSecureContext } from 'node:tls'
import { Agent, ProxyAgent, type Dispatcher } from 'undici'
import type { HeaderLine, InvalidHeadReason, TlsReason } from '#core/exchange/outcome.ts'
import { selectProxy, type ProxyEnvironment, type ProxySelection } from './proxy-selection.ts'
import {
  type Transport,
  type TransportResponse,
  type TransportRequest,
  TransportError,
  type TransportFailure,
  pairUpHeaders,
} from './transport.ts'
import { addFingerprint } from './certificates.ts'

export interface UndiciTransportDependencies {
  /** Source of `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`. */
  environment: ProxyEnvironment
  /** Selects the proxy instead of the environment, if given. */
  proxyFor?: (address: URL) => Promise<ProxySelection>
  /** PEM certificates trusted in addition to a request's own; see `loadTrustedCertificates`. */
  trustedCertificates: readonly string[]
  /** PEM certificates, loaded at the first connection and always trusted. */
  systemCertificates?: () => readonly string[]
}

/**
 * Creates the transport of the browser shell: HTTP/1.1 over undici, through the environment's proxy.
 *
 * Certificates are always checked; more are accepted only by trusting more issuers. Connections are kept
 * alive until `close`, which also ends running requests.
 */
export function createUndiciTransport(deps: UndiciTransportDependencies): Transport {
  const dispatchers = new Map<string, Dispatcher>()
  let system: readonly string[] | null = null

  function dispatcherFor(proxy: URL | null, certificates: string | null): Dispatcher {
    const key = JSON.stringify([proxy?.href ?? null, certificates])
    const known = dispatchers.get(key)
    if (known !== undefined) return known
    const tls = {
      timeout: connectTimeoutMs,
      // Explicit, because NODE_TLS_REJECT_UNAUTHORIZED could change the default.
      rejectUnauthorized: true,
      ...trust(deps.trustedCertificates, [
        ...(system ??= deps.systemCertificates?.() ?? []),
        ...(certificates === null ? [] : [certificates]),
      ]),
    }
    const created =
      proxy === null
        ? new Agent({ connect: tls })
        : new ProxyAgent({ uri: proxy.href, requestTls: tls, proxyTls: tls })
    dispatchers.set(key, created)
    return created
  }

  return {
    async send(request) {
      const address = new URL(request.origin)
      const selection = (await deps.proxyFor?.(address)) ?? selectProxy(address, deps.environment)
      switch (selection.kind) {
        case 'unusable':
          throw new TransportError({ kind: 'proxy', proxy: selection.source, status: null })
        case 'direct':
          return dispatchHop(
            dispatcherFor(null, request.certificates),
            request,
            readNodeFailure,
          ).catch(async (error: unknown) => {
            if (!(error instanceof TransportError)) throw error
            throw new TransportError(await addFingerprint(error.failure, address))
          })
        case 'proxy': {
          const proxy = selection.address
          if (request.origin.startsWith('http:'))
            return sendForwarded(dispatcherFor(null, request.certificates), proxy, request)
          // HTTPS through a proxy: CONNECT, then TLS with the origin.
          return dispatchHop(dispatcherFor(proxy, request.certificates), request, (error) =>
            readTunnelFailure(error, proxy),
          )
        }
      }
    },
    async close() {
      const closing = [...dispatchers.values()].map((dispatcher) => dispatcher.destroy())
      dispatchers.clear()
      await Promise.all(closing)
    },
  }
}

/**
 * Plain HTTP through a proxy, with the absolute URL in the request line (RFC 9112, section 3.2.2). undici's
 * agent would tunnel, which proxies commonly refuse for port 80.
 */
async function sendForwarded(
  dispatcher: Dispatcher,
  proxy: URL,
  request: TransportRequest,
): Promise<TransportResponse> {
  const forwarded = {
    ...request,
    origin: proxy.origin,
    target: request.origin + request.target,
    headers: [
      ['host', new URL(request.origin).host],
      ...renderProxyLogin(proxy),
      ...request.headers,
    ],
  } satisfies TransportRequest
  const response = await dispatchHop(dispatcher, forwarded, (error) =>
    readTunnelFailure(error, proxy),
  )
  if (response.status === proxyLoginRequired) {
    await response.body.cancel()
    throw new TransportError({ kind: 'proxy', proxy: proxy.origin, status: proxyLoginRequired })
  }
  return response
}

function renderProxyLogin(proxy: URL): readonly HeaderLine[] {
  if (proxy.username === '') return []
  const login = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`
  return [['proxy-authorization', `Basic ${Buffer.from(login).toString('base64')}`]]
}

/** Blames an unreachable proxy on the proxy and TLS errors on the origin. */
function readTunnelFailure(error: unknown, proxy: URL): TransportFailure {
  const status = readRefusedTunnel(error)
  if (status !== null) return { kind: 'proxy', proxy: proxy.origin, status }
  const failure = readNodeFailure(error)
  return failure.kind === 'dns' || failure.kind === 'refused' || failure.kind === 'unreachable'
    ? { kind: 'proxy', proxy: proxy.origin, status: null }
    : failure
}

/** undici gives the status of a refused CONNECT only in its error message. */
function readRefusedTunnel(error: unknown): number | null {
  if (!(error instanceof Error)) return null
  const [, status] = /^Proxy response \((\d{3})\)/.exec(error.message) ?? []
  return status === undefined ? null : Number(status)
}

/** TLS options for extra certificates. Passing any replaces Node's list, so all are passed. */
const trust = (trusted: readonly string[], others: readonly string[]) =>
  others.length === 0 ? {} : { secureContext: createSecureContext({ ca: [...trusted, ...others] }) }

const connectTimeoutMs = 20_000
const proxyLoginRequired = 407

/**
 * Reads the kind of a failure from the error code of Node or undici.
 *
 * Reads only `code` (or that of the first of `errors`, if several IP addresses were tried) and the name of
 * undici's parser error, which has no code and says only in its message whether the
 * response began with `HTTP/`. Unknown codes become `other`.
 */
export function readNodeFailure(error: unknown): TransportFailure {
  const code = readCode(error)
  const reason = tlsReasons.get(code)
  if (reason !== undefined) return { kind: 'tls', reason }
  if (code.startsWith('ERR_SSL_') || code.startsWith('ERR_TLS_')) {
    return { kind: 'tls', reason: 'handshake' }
  }
  const kind = kinds.get(code)
  if (kind !== undefined) return { kind }
  if (code.startsWith('EAI_')) return { kind: 'dns' }
  const head = headFaults.get(code)
  if (head !== undefined) return { kind: 'invalid-head', reason: head }
  if (code.startsWith('HPE_')) return { kind: 'not-http' }
  if (isParserError(error))
    return error.message.includes('(Expected HTTP/')
      ? { kind: 'not-http' }
      : { kind: 'invalid-head', reason: 'other' }
  return { kind: 'other', code }
}

const kinds: ReadonlyMap<string, 'dns' | 'refused' | 'unreachable' | 'reset'> = new Map([
  ['ENOTFOUND', 'dns'],
  ['ENODATA', 'dns'],
  ['ESERVFAIL', 'dns'],
  ['ECONNREFUSED', 'refused'],
  ['EHOSTUNREACH', 'unreachable'],
  ['EHOSTDOWN', 'unreachable'],
  ['ENETUNREACH', 'unreachable'],
  ['ENETDOWN', 'unreachable'],
  ['EADDRNOTAVAIL', 'unreachable'],
  ['ETIMEDOUT', 'unreachable'],
  ['UND_ERR_CONNECT_TIMEOUT', 'unreachable'],
  ['ECONNRESET', 'reset'],
  ['ECONNABORTED', 'reset'],
  ['EPIPE', 'reset'],
  ['UND_ERR_SOCKET', 'reset'],
  // The connection was closed in the middle of a head or a chunk.
  ['HPE_INVALID_EOF_STATE', 'reset'],
])

const headFaults: ReadonlyMap<string, InvalidHeadReason> = new Map([
  ['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', 'lengths'],
  ['UND_ERR_HEADERS_OVERFLOW', 'too-large'],
])

/** Codes of OpenSSL's certificate verification, as given by Node. */
const tlsReasons: ReadonlyMap<string, TlsReason> = new Map([
  ['CERT_HAS_EXPIRED', 'expired'],
  ['CERT_NOT_YET_VALID', 'not-yet-valid'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'wrong-host'],
  ['HOSTNAME_MISMATCH', 'wrong-host'],
  ['UND_ERR_PRX_TLS', 'wrong-host'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed'],
  // An unknown root certificate, for example a company's: every root is self-signed.
  ['SELF_SIGNED_CERT_IN_CHAIN', 'unknown-issuer'],
  ['UNABLE_TO_GET_ISSUER_CERT', 'unknown-issuer'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'unknown-issuer'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unknown-issuer'],
  ['CERT_UNTRUSTED', 'unknown-issuer'],
  ['CERT_REJECTED', 'handshake'],
  ['CERT_REVOKED', 'handshake'],
  ['CERT_SIGNATURE_FAILURE', 'handshake'],
  ['CERT_CHAIN_TOO_LONG', 'handshake'],
  ['INVALID_CA', 'handshake'],
  ['INVALID_PURPOSE', 'handshake'],
  ['PATH_LENGTH_EXCEEDED', 'handshake'],
  ['EPROTO', 'handshake'],
])

function readCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return unknownCode
  if ('code' in error && typeof error.code === 'string' && codeShape.test(error.code))
    return error.code
  if ('errors' in error && Array.isArray(error.errors) && error.errors.length > 0) {
    return readCode(error.errors[0])
  }
  return unknownCode
}

const isParserError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'HTTPParserError'

const codeShape = /^[A-Z][A-Z0-9_]{0,63}$/
const unknownCode = 'UNKNOWN'

/**
 * Sends one request through an undici dispatcher. Unlike undici's high-level functions, it keeps header names
 * as received, repeated headers and the reason phrase, and an abort rejects at once even while connecting.
 *
 * undici's timeouts are off, because the content client applies the limits.
 */
function dispatchHop(
  dispatcher: Dispatcher,
  request: TransportRequest,
  readFailure: (error: unknown) => TransportFailure,
): Promise<TransportResponse> {
  const { signal } = request
  return new Promise((resolve, reject) => {
    let connection: Dispatcher.DispatchController | null = null
    let openBody: ReadableStreamDefaultController<Uint8Array> | null = null
    let delayedFailure: TransportFailure | null = null

    const end = (failure: TransportFailure | null) => {
      signal.removeEventListener('abort', onAbort)
      const open = openBody
      openBody = null
      if (failure === null) open?.close()
      else if (open === null) reject(new TransportError(failure))
      // An error would discard buffered data, so it is delayed until that data has been read.
      else if ((open.desiredSize ?? 0) < 0 && failure.kind !== 'aborted') delayedFailure = failure
      else open.error(new TransportError(failure))
    }
    const onAbort = () => {
      end({ kind: 'aborted' })
      connection?.abort(new TransportError({ kind: 'aborted' }))
    }
    if (signal.aborted) {
      onAbort()
      return
    }
    signal.addEventListener('abort', onAbort)

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(controller) {
        connection = controller
        if (signal.aborted) onAbort()
      },
      onResponseStart(controller, status, _headers, statusText = '') {
        if (status < firstFinalStatus) return
        const stream = new ReadableStream<Uint8Array>(
          {
            start(streamController) {
              openBody = streamController
            },
            pull(streamController) {
              if (delayedFailure === null) controller.resume()
              else streamController.error(new TransportError(delayedFailure))
            },
            cancel() {
              openBody = null
              signal.removeEventListener('abort', onAbort)
              controller.abort(new TransportError({ kind: 'aborted' }))
            },
          },
          { highWaterMark: 0 },
        )
        resolve({
          status,
          statusText,
          headers: readHeaderLines(controller.rawHeaders),
          sentHeaders: listSentHeaders(request),
          isDecoded: false,
          body: stream,
        })
      },
      onResponseData(controller, chunk) {
        // undici reports an empty chunk after a resume in the middle of a body.
        if (chunk.byteLength === 0) return
        openBody?.enqueue(chunk)
        if ((openBody?.desiredSize ?? 0) <= 0) controller.pause()
      },
      onResponseEnd() {
        end(null)
      },
      onResponseError(_controller, error) {
        end(readFailure(error))
      },
    }
    try {
      dispatcher.dispatch(
        {
          origin: request.origin,
          path: request.target,
          method: request.method,
          headers: request.headers.flat(),
          body: request.body,
          headersTimeout: 0,
          bodyTimeout: 0,
        },
        handler,
      )
    } catch (error) {
      end(readFailure(error))
    }
  })
}

/** undici gives a flat list of names and values as raw bytes (latin1). */
function readHeaderLines(raw: Dispatcher.DispatchController['rawHeaders']): HeaderLine[] {
  if (!Array.isArray(raw)) return []
  return pairUpHeaders(
    raw.map((part) => (typeof part === 'string' ? part : part.toString('latin1'))),
  )
}

/** The lines that undici sends, in its order and spelling; a test compares them with the wire. */
function listSentHeaders(request: TransportRequest): readonly HeaderLine[] {
  const [host] = request.headers.filter(([name]) => name === 'host')
  return [
    host ?? ['host', new URL(request.origin).host],
    ['connection', 'keep-alive'],
    ...request.headers.filter(([name]) => name !== 'host' && name !== 'proxy-authorization'),
    ...(request.method === 'POST'
      ? [['content-length', String(Buffer.byteLength(request.body ?? ''))] as const]
      : []),
  ]
}

const firstFinalStatus = 200
