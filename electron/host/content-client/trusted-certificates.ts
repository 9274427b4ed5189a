import { readFileSync, statSync } from 'node:fs'
import * as tls from 'node:tls'
import { maxFileBytes, requireFile } from '#host/storage/read-regular-file.ts'

/**
 * Loads the certificates this process trusts, as PEM: Node's built-in ones and those of
 * `NODE_EXTRA_CA_CERTS`.
 *
 * Needed because passing certificates to TLS replaces Node's list instead of extending it. An unreadable file
 * is skipped; Node has already warned about it at startup.
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
