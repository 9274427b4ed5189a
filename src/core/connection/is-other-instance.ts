import { lowerCasedHost, splitUrl } from '#core/url/split-url.ts'

/**
 * True if the changed address has another host, port or path. Scheme and spelling do not matter. False for an
 * invalid address.
 */
export function isOtherInstance(before: string, after: string): boolean {
  const [one, other] = [before, after].map((address) => describePlace(address.trim()))
  return other !== null && one !== other
}

function describePlace(address: string): string | null {
  const url = splitUrl(address)
  if (url === null) return null
  const port = url.port === (url.scheme === 'https' ? 443 : 80) ? '' : String(url.port)
  return `${lowerCasedHost(url.host)}:${port}${url.path.replace(/\/+$/, '')}`
}
