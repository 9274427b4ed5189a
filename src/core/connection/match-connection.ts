import { normalizeBaseUrl } from '#core/url/normalize-base-url.ts'

/** The connection for a pasted address; prefers the current one. null if none matches. */
export function matchConnection<T extends { readonly baseUrl: string }>(
  baseUrl: string,
  connections: readonly T[],
  current: T | null,
): T | null {
  const wanted = normalizeBaseUrl(baseUrl)
  const candidates = current ? [current, ...connections] : connections
  return candidates.find((one) => normalizeBaseUrl(one.baseUrl) === wanted) ?? null
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
