import { splitUrl } from '#core/url/split-url.ts'
import { maxConnectionNameLength } from './max-name-length.ts'

/**
 * The whole address that a text without a scheme probably stands for: plain http for this computer, where
 * programs under development listen, https for everything else. null where nothing is missing, or the
 * text is no address.
 */
export function suggestAddress(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || text.includes('://')) return null
  const split = splitUrl(`http://${text}`)
  if (split === null || !/[.:]|^localhost$/i.test(split.host + text.slice(split.host.length)))
    return null
  return `${isLoopback(split.host) ? 'http' : 'https'}://${text}`
}

/** What a connection is called as long as nobody named it: its host, with a port that is not the usual one. */
export function nameOfAddress(address: string): string {
  const split = splitUrl(address.trim())
  if (split === null) return ''
  const usual = split.scheme === 'https' ? 443 : 80
  const name = split.port === usual ? split.host : `${split.host}:${split.port}`
  return name.slice(0, maxConnectionNameLength)
}

/** Whether an address leads to this computer, so that nobody in between can read along. */
export function isLoopbackAddress(address: string): boolean {
  const split = splitUrl(address.trim())
  return split !== null && isLoopback(split.host)
}

/** As it is typed; what other spellings of it mean is decided where the request is sent. */
const isLoopback = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host)
