/** Two, because users switch between two connections. */
const maxCached = 2

/** Caches the results of a slow function of a secret, for the last secrets only. */
export function cacheLast<T extends object>(compute: (secret: string) => T): (secret: string) => T {
  const cache = new Map<string, T>()
  return (secret) => {
    const found = cache.get(secret) ?? compute(secret)
    cache.delete(secret)
    cache.set(secret, found)
    for (const oldest of cache.keys()) {
      if (cache.size <= maxCached) break
      cache.delete(oldest)
    }
    return found
  }
}
