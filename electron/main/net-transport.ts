import { net, powerMonitor, session } from 'electron'
import type { HeaderLine } from '#core/exchange/outcome.ts'
import { createChromiumTransport } from '#host/content-client/chromium-transport.ts'
import { readPacAnswer } from '#host/content-client/proxy-selection.ts'
import {
  loadSystemCertificates,
  loadTrustedCertificates,
} from '#host/content-client/certificates.ts'
import type { Transport } from '#host/content-client/transport.ts'
import { createUndiciTransport } from '#host/content-client/undici-transport.ts'

/** Sends through Chromium, in a separate in-memory session without pages. Requires that Electron is ready. */
export function createNetTransport(): Transport {
  const apiSession = session.fromPartition('api')
  // `guardSession` blocks the network for every new session; this session needs it.
  apiSession.webRequest.onBeforeRequest(null)
  apiSession.webRequest.onBeforeSendHeaders(({ requestHeaders }, answer) => {
    answer({ requestHeaders: withoutBrowserHeaders(requestHeaders) })
  })
  const sent = createSentHeaders()
  apiSession.webRequest.onSendHeaders(sent.note)

  // Connections from before sleep are dead; without this, the next request would fail.
  powerMonitor.on('resume', () => void apiSession.closeAllConnections())
  const network = {
    request: (about: { method: string; url: string }) =>
      net.request({
        ...about,
        session: apiSession,
        redirect: 'manual',
        credentials: 'omit',
        cache: 'no-store',
      }),
    takeSentHeaders: sent.take,
    resolveProxy: (url: string) => apiSession.resolveProxy(url),
  }
  const fallback = createUndiciTransport({
    environment: {},
    proxyFor: async (address) => readPacAnswer(await network.resolveProxy(address.href)),
    trustedCertificates: loadTrustedCertificates(process.env.NODE_EXTRA_CA_CERTS),
    systemCertificates: loadSystemCertificates,
  })
  return createChromiumTransport({ network, fallback })
}

interface SentRequest {
  method: string
  url: string
}

/**
 * Removes the headers that Chromium adds for pages. With `Accept-Language`, the response could differ from
 * that of the copied cURL command.
 */
function withoutBrowserHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(accept-language|sec-.*)$/i.test(name)),
  )
}

/**
 * Stores the headers that Chromium reports as sent until they are read once. Of two equal requests at the same time
 * the second finds none.
 */
function createSentHeaders() {
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
