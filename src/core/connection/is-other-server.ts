import { lowerCasedHost, splitUrl } from '#core/url/split-url.ts'

/**
 * True if the changed address has another host, port or path. Scheme and spelling do not matter. False if the
 * changed address is invalid.
 */
export function isOtherServer(oldAddress: string, newAddress: string): boolean {
  const [oldServer, newServer] = [oldAddress, newAddress].map((address) =>
    renderServerAndPath(address.trim()),
  )
  return newServer !== null && oldServer !== newServer
}

function renderServerAndPath(address: string): string | null {
  const url = splitUrl(address)
  if (url === null) return null
  const port = url.port === (url.scheme === 'https' ? 443 : 80) ? '' : String(url.port)
  return `${lowerCasedHost(url.host)}:${port}${url.path.replace(/\/+$/, '')}`
}
