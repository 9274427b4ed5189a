import type { ConnectionView } from '#core/connection/connection-view.ts'

/** The connection that a pasted address belongs to; the one in use comes first. */
export function matchConnection(
  baseUrl: string,
  connections: readonly ConnectionView[],
  current: ConnectionView | null,
): ConnectionView | null {
  const wanted = normalise(baseUrl)
  const inOrder = current ? [current, ...connections] : connections
  return inOrder.find((one) => normalise(one.baseUrl) === wanted) ?? null
}

/** Scheme and host in small letters, without the default port and without slashes at the end. */
function normalise(address: string): string {
  if (!URL.canParse(address)) return address
  const { origin, pathname } = new URL(address)
  return (origin + pathname).replace(/\/+$/, '')
}
