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
