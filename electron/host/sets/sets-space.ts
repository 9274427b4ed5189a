/** What all sets take on the disk, held against what a person gave them. */
export interface SetsSpace {
  /** Bytes of all sets, damaged ones among them. */
  measure(): Promise<number>
  /** Writes so many bytes where they have room, and resolves with null; else with the limit, and nothing is written. */
  fill(bytes: number, write: () => Promise<void>): Promise<number | null>
  /** Something was written that nobody counted: the next one measures. */
  forget(): void
}

export function createSetsSpace(
  readSize: () => Promise<number>,
  readLimit: () => Promise<number>,
): SetsSpace {
  let used: number | null = null
  /** Being written: a measure may see it or not. */
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
    async fill(bytes, write) {
      const limit = await readLimit()
      const isOver = (size: number) => size + pending + bytes > limit
      // Before a person is asked, the disk is: what was counted may be removed by now.
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
