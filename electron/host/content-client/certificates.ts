import { readFileSync, statSync } from 'node:fs'
import * as tls from 'node:tls'
import { maxFileBytes, requireFile } from '#host/storage/read-regular-file.ts'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { TransportFailure } from './transport.ts'

/**
 * Loads the certificates this process trusts, as PEM: Node's built-in ones and those of
 * `NODE_EXTRA_CA_CERTS`.
 *
 * Needed because passing certificates to TLS replaces Node's list instead of extending it. An unreadable file
 * is skipped; Node has already warned about it at startup. A device or a file of more than `maxFileBytes` is skipped
 * too, without a warning: reading it could hang or fill the memory.
 */
export function loadTrustedCertificates(extraFile: string | undefined): readonly string[] {
  return [...tls.rootCertificates, ...loadExtra(extraFile)]
}

function loadExtra(file: string | undefined): readonly string[] {
  if (file === undefined || file === '') return []
  try {
    const { size } = requireFile(statSync(file), file)
    return size > maxFileBytes ? [] : [readFileSync(file, 'utf8')]
  } catch {
    return []
  }
}

interface SinceNode22 {
  rootCertificates: readonly string[]
  getCACertificates?: (of: 'system') => string[]
}

/**
 * The certificates that the operating system trusts, as PEM, such as a company's own issuer; empty before
 * Node 22.15. Reading them may take a moment.
 */
export function loadSystemCertificates(): readonly string[] {
  const { getCACertificates }: SinceNode22 = { ...tls }
  return getCACertificates?.('system') ?? []
}

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

/** Listener for `select-client-certificate`: never sends a client certificate of the user. */
export function chooseNoCertificate(
  event: { preventDefault: () => void },
  _contents: unknown,
  _url: string,
  _certificates: unknown,
  choose: () => void,
): void {
  event.preventDefault()
  choose()
}
