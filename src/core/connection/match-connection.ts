import {
  isLoopbackHost,
  lowerCasedHost,
  normalizeBaseUrl,
  splitUrl,
  type SplitUrl,
  withoutEndSlashes,
} from '#core/url/split-url.ts'
import { maxConnectionNameLength } from './connection-label.ts'
import { defaultExchangeLimits } from '#core/exchange/limits.ts'
import type { ConnectionDraft, ConnectionView } from './connection.ts'

/** The connection for a pasted address; prefers the current one. null if none matches. */
export function matchConnection<T extends { readonly baseUrl: string }>(
  baseUrl: string,
  connections: readonly T[],
  current: T | null,
): T | null {
  const candidates = current ? [current, ...connections] : connections
  return connectionsAt(baseUrl, candidates)[0] ?? null
}

/** All connections with a pasted address, in their order. */
export function connectionsAt<T extends { readonly baseUrl: string }>(
  baseUrl: string,
  connections: readonly T[],
): T[] {
  const wanted = normalizeBaseUrl(baseUrl)
  return connections.filter((one) => normalizeBaseUrl(one.baseUrl) === wanted)
}

/** The connection with this ID; if it was deleted, one with the same base URL. null if there is none. */
export const findConnectionOf = <T extends { readonly id: string; readonly baseUrl: string }>(
  { connectionId, baseUrl }: { connectionId: string; baseUrl: string },
  connections: readonly T[],
): T | null =>
  connections.find(({ id }) => id === connectionId) ?? matchConnection(baseUrl, connections, null)

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
  return `${lowerCasedHost(url.host)}${ownPort(url)}${withoutEndSlashes(url.path)}`
}

/** The port of a URL with its colon; '' for that of its scheme. */
const ownPort = ({ scheme, port }: SplitUrl): string =>
  port === (scheme === 'https' ? 443 : 80) ? '' : `:${port}`

/**
 * Completes an address without a scheme: http for this computer, https for others. null if it has a scheme or
 * is not an address.
 */
export function suggestAddress(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || text.includes('://')) return null
  const split = splitUrl(`http://${text}`)
  // A single word without a dot or port is not an address, except for localhost.
  if (split === null || !/^[^/?#]*[.:]|^localhost(?![^/?#])/i.test(text)) return null
  return `${isLoopbackHost(split.host) ? 'http' : 'https'}://${text}`
}

/** The default name for an address: its host, with a non-standard port. */
export function nameOfAddress(address: string): string {
  const split = splitUrl(address.trim())
  return split === null ? '' : (split.host + ownPort(split)).slice(0, maxConnectionNameLength)
}

/** True for an address of this computer, where plain http is safe. */
export function isLoopbackAddress(address: string): boolean {
  const split = splitUrl(address.trim())
  return split !== null && isLoopbackHost(split.host)
}

/** A new connection with default values. */
export const planNewConnection = ({
  name,
  baseUrl,
  conventions,
}: Pick<ConnectionDraft, 'name' | 'baseUrl' | 'conventions'>): ConnectionDraft => ({
  name,
  baseUrl,
  conventions,
  colour: 'none',
  allowPlainHttp: false,
  limits: defaultExchangeLimits,
  certificates: '',
  itemLink: '',
})

/** Default names of the sample connections, by ID. */
export const shippedNames = {
  sample: 'Sample instance',
  'core-sample': 'Sample like dataCycle CORE',
} as const

export type ShippedName = keyof typeof shippedNames

/** The ID if the connection still has its default name, which is shown translated; else null. */
export function findShippedName(id: string, name: string): ShippedName | null {
  return (id === 'sample' || id === 'core-sample') && shippedNames[id] === name ? id : null
}

/** True if entering a token would replace a usable one. */
export const wouldLoseToken = ({ token }: Pick<ConnectionView, 'token'>): boolean =>
  !['none', 'key-missing', 'damaged', 'unreadable'].includes(token.kind)
