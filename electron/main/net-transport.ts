import { net, powerMonitor, session } from 'electron'
import {
  createChromiumTransport,
  createSentHeaders,
  withoutBrowserHeaders,
} from '#host/content-client/chromium-transport.ts'
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
