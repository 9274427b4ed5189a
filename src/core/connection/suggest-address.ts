import { splitUrl } from '#core/url/split-url.ts'
import { maxConnectionNameLength } from './max-name-length.ts'

/**
 * Completes an address without a scheme: http for this computer, https for others. null if it has a scheme or
 * is not an address.
 */
export function suggestAddress(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || text.includes('://')) return null
  const split = splitUrl(`http://${text}`)
  // A single word without a dot or port is not an address, except for localhost.
  if (split === null || !/[.:]|^localhost$/i.test(split.host + text.slice(split.host.length)))
    return null
  return `${isLoopback(split.host) ? 'http' : 'https'}://${text}`
}

/** The default name for an address: its host, with a non-standard port. */
export function nameOfAddress(address: string): string {
  const split = splitUrl(address.trim())
  if (split === null) return ''
  const usual = split.scheme === 'https' ? 443 : 80
  const name = split.port === usual ? split.host : `${split.host}:${split.port}`
  return name.slice(0, maxConnectionNameLength)
}

/** True for an address of this computer, where plain http is safe. */
export function isLoopbackAddress(address: string): boolean {
  const split = splitUrl(address.trim())
  return split !== null && isLoopback(split.host)
}

/** Checks the text only; other spellings are resolved where the request is sent. */
const isLoopback = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host)
