import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { TransportFailure } from './transport.ts'

const patienceMs = 5_000

/**
 * Adds the fingerprint of a certificate that nobody known has issued, so that a person can compare it with what the
 * server's operator says. Only for servers that are reached directly; for any other failure, it is unchanged.
 */
export async function addFingerprint(
  failure: TransportFailure,
  address: URL,
): Promise<TransportFailure> {
  if (failure.kind !== 'tls') return failure
  if (failure.reason !== 'self-signed' && failure.reason !== 'unknown-issuer') return failure
  const fingerprint = await loadFingerprint(address)
  return fingerprint === null ? failure : { ...failure, fingerprint }
}

/** The SHA-256 fingerprint of a server's certificate (`AB:CD:…`); null if it cannot be read. Sends no request. */
function loadFingerprint({ hostname, port }: URL): Promise<string | null> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: port === '' ? 443 : Number(port),
      ...(isIP(host) === 0 && { servername: host }),
      rejectUnauthorized: true,
    })
    let fingerprint: string | null = null
    const end = () => {
      socket.destroy()
      resolve(fingerprint)
    }
    socket.setTimeout(patienceMs, end)
    socket.on('error', end)
    socket.on('secureConnect', end)
    // Before Node's own check, which refuses the certificate and forgets it. It must still find its socket alive.
    socket.prependListener('secure', () => {
      const certificate: { fingerprint256?: string } = socket.getPeerCertificate()
      fingerprint = certificate.fingerprint256 ?? null
    })
  })
}
