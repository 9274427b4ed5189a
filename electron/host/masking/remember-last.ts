/** People go to and fro between two connections. */
const maxRemembered = 2

/** Gives a way to what takes some milliseconds to work out of a secret, which remembers that of the last ones. */
export function rememberLast<T extends object>(
  workOut: (secret: string) => T,
): (secret: string) => T {
  const remembered = new Map<string, T>()
  return (secret) => {
    const found = remembered.get(secret) ?? workOut(secret)
    remembered.delete(secret)
    remembered.set(secret, found)
    for (const oldest of remembered.keys()) {
      if (remembered.size <= maxRemembered) break
      remembered.delete(oldest)
    }
    return found
  }
}
