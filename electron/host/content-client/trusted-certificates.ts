import { readFileSync } from 'node:fs'
import * as tls from 'node:tls'

/**
 * Loads the certificates this process trusts, as PEM: Node's own and those of `NODE_EXTRA_CA_CERTS`.
 *
 * Needed because naming a certificate of one's own to TLS replaces Node's list instead of adding to it.
 * A file that cannot be read is left out; Node has already warned of it when it started.
 */
export function loadTrustedCertificates(extraFile: string | undefined): readonly string[] {
  return [...tls.rootCertificates, ...loadExtra(extraFile)]
}

function loadExtra(file: string | undefined): readonly string[] {
  if (file === undefined || file === '') return []
  try {
    return [readFileSync(file, 'utf8')]
  } catch {
    return []
  }
}

interface SinceNode22 {
  rootCertificates: readonly string[]
  getCACertificates?: (of: 'system') => string[]
}

/**
 * The certificates that the operating system trusts besides, as PEM; nothing where this Node cannot say
 * (before 22.15). Company networks put their own issuer there. Reading them may take a moment.
 */
export function loadSystemCertificates(): readonly string[] {
  const { getCACertificates }: SinceNode22 = { ...tls }
  return getCACertificates?.('system') ?? []
}
