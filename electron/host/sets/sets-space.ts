/** Disk usage of all sets and its quota. */
export interface SetsSpace {
  /** Bytes of all sets, including damaged ones. */
  measure(): Promise<number>
  /**
   * Calls `write` and resolves with null if `bytes` fit into the quota; otherwise resolves with the quota.
   */
  writeWithinQuota(bytes: number, write: () => Promise<void>): Promise<number | null>
  /** Call after uncounted writes; the next `writeWithinQuota` measures again. */
  forget(): void
}

export function createSetsSpace(
  readSize: () => Promise<number>,
  readLimit: () => Promise<number>,
): SetsSpace {
  let used: number | null = null
  /** Bytes being written; a measurement may or may not include them. */
  let pending = 0

  async function measure(): Promise<number> {
    used = await readSize()
    return used
  }

  return {
    measure,
    forget() {
      used = null
    },
    async writeWithinQuota(bytes, write) {
      const limit = await readLimit()
      const isOver = (size: number) => size + pending + bytes > limit
      // Measured again before it is refused, because files may have been removed meanwhile.
      if (isOver(used ?? (await measure())) && isOver(await measure())) return limit
      pending += bytes
      try {
        await write()
      } finally {
        pending -= bytes
        if (used !== null) used += bytes
      }
      return null
    },
  }
}
