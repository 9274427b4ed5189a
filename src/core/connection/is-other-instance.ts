import { lowerCasedHost, splitUrl } from '#core/url/split-url.ts'

/**
 * Whether a changed address leads to another instance: another host, port or path. That it is asked by https
 * from now on, or spelled in another way, makes no other of it. An address that is none leads nowhere yet.
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
