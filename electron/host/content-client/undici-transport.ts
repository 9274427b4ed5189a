import { createSecureContext } from 'node:tls'
import { Agent, ProxyAgent, type Dispatcher } from 'undici'
import type { HeaderLine } from '#core/exchange/head.ts'
import { dispatchHop } from './dispatch-hop.ts'
import { selectProxy, type ProxyEnvironment, type ProxySelection } from './proxy-selection.ts'
import { readFailure } from './read-failure.ts'
import { TransportError, type TransportFailure } from './transport-error.ts'
import type { Transport, TransportAnswer, TransportRequest } from './transport.ts'

export interface UndiciTransportDependencies {
  /** Where `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY` are read from. */
  environment: ProxyEnvironment
  /** Asked instead of the environment where there is something that knows better. */
  proxyFor?: (address: URL) => Promise<ProxySelection>
  /** PEM certificates trusted besides a request's own; see `loadTrustedCertificates`. */
  trustedCertificates: readonly string[]
  /** Read at the first connection; trusted always. */
  systemCertificates?: () => readonly string[]
}

/**
 * Creates the transport of the browser shell: HTTP/1.1 over undici, through the environment's proxy.
 *
 * Certificates are always checked; the only way to accept more is to trust more issuers. Connections
 * are kept for the next request and closed with `close`, running requests included.
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
      // Said, because NODE_TLS_REJECT_UNAUTHORIZED decides where it is not.
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
          throw new TransportError({ kind: 'proxy', proxy: selection.variable, status: null })
        case 'direct':
          return sendDirectly(dispatcherFor(null, request.certificates), request)
        case 'proxy':
          return request.origin.startsWith('http:')
            ? sendForwarded(dispatcherFor(null, request.certificates), selection.address, request)
            : sendTunnelled(
                dispatcherFor(selection.address, request.certificates),
                selection.address,
                request,
              )
      }
    },
    async close() {
      const closing = [...dispatchers.values()].map((dispatcher) => dispatcher.destroy())
      dispatchers.clear()
      await Promise.all(closing)
    },
  }
}

function sendDirectly(dispatcher: Dispatcher, request: TransportRequest): Promise<TransportAnswer> {
  return dispatchHop(dispatcher, request, readFailure)
}

/** Https through a proxy: CONNECT, then TLS with the origin itself. */
function sendTunnelled(
  dispatcher: Dispatcher,
  proxy: URL,
  request: TransportRequest,
): Promise<TransportAnswer> {
  return dispatchHop(dispatcher, request, (error) => readTunnelFailure(error, proxy))
}

/**
 * Plain http through a proxy: the whole address in the request line (RFC 9112, section 3.2.2).
 * Proxies commonly refuse to tunnel to port 80, which is what undici's own agent would ask for.
 */
async function sendForwarded(
  dispatcher: Dispatcher,
  proxy: URL,
  request: TransportRequest,
): Promise<TransportAnswer> {
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
  const answer = await dispatchHop(dispatcher, forwarded, (error) =>
    readTunnelFailure(error, proxy),
  )
  if (answer.status === proxyLoginRequired) {
    await answer.body.cancel()
    throw new TransportError({ kind: 'proxy', proxy: proxy.origin, status: proxyLoginRequired })
  }
  return answer
}

function renderProxyLogin(proxy: URL): readonly HeaderLine[] {
  if (proxy.username === '') return []
  const login = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`
  return [['proxy-authorization', `Basic ${Buffer.from(login).toString('base64')}`]]
}

/** A proxy that cannot be reached is the proxy's fault; what TLS says behind it is the origin's. */
function readTunnelFailure(error: unknown, proxy: URL): TransportFailure {
  const status = readRefusedTunnel(error)
  if (status !== null) return { kind: 'proxy', proxy: proxy.origin, status }
  const failure = readFailure(error)
  return failure.kind === 'dns' || failure.kind === 'refused' || failure.kind === 'unreachable'
    ? { kind: 'proxy', proxy: proxy.origin, status: null }
    : failure
}

/** undici tells the status of a refused CONNECT in the text of its error and nowhere else. */
function readRefusedTunnel(error: unknown): number | null {
  if (!(error instanceof Error)) return null
  const [, status] = /^Proxy response \((\d{3})\)/.exec(error.message) ?? []
  return status === undefined ? null : Number(status)
}

/** Node's own list where there are no others: naming any replaces the list, so all are named. */
const trust = (trusted: readonly string[], others: readonly string[]) =>
  others.length === 0 ? {} : { secureContext: createSecureContext({ ca: [...trusted, ...others] }) }

const connectTimeoutMs = 20_000
const proxyLoginRequired = 407
