import { createSecureContext } from 'node:tls'
import { Agent, ProxyAgent, type Dispatcher } from 'undici'
import type { HeaderLine } from '#core/exchange/head.ts'
import { dispatchHop } from './dispatch-hop.ts'
import { selectProxy, type ProxyEnvironment, type ProxySelection } from './proxy-selection.ts'
import { readNodeFailure } from './read-node-failure.ts'
import { TransportError, type TransportFailure } from './transport-error.ts'
import type { Transport, TransportAnswer, TransportRequest } from './transport.ts'

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
          return dispatchHop(dispatcherFor(null, request.certificates), request, readNodeFailure)
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
