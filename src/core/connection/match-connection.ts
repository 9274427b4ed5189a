import { normaliseBaseUrl } from '#core/url/normalise-base-url.ts'

/** The connection that a pasted address belongs to; the one in use comes first. */
export function matchConnection<T extends { readonly baseUrl: string }>(
  baseUrl: string,
  connections: readonly T[],
  current: T | null,
): T | null {
  const wanted = normaliseBaseUrl(baseUrl)
  const inOrder = current ? [current, ...connections] : connections
  return inOrder.find((one) => normaliseBaseUrl(one.baseUrl) === wanted) ?? null
}

/** The connection that something was kept for; where that was removed, another one to the very same address. */
export const findConnectionOf = <T extends { readonly id: string; readonly baseUrl: string }>(
  { connectionId, baseUrl }: { connectionId: string; baseUrl: string },
  connections: readonly T[],
): T | null =>
  connections.find(({ id }) => id === connectionId) ?? matchConnection(baseUrl, connections, null)
