/** What all sets take on the disk, held against what a person gave them. */
export interface SetsSpace {
  /** Bytes of all sets, damaged ones among them. */
  measure(): Promise<number>
  /** Null where so many bytes more have room; else the limit. They are taken to be written then. */
  claim(bytes: number): Promise<number | null>
  /** Something was written or removed that nobody claimed: the next claim measures. */
  forget(): void
}

export function createSetsSpace(
  readSize: () => Promise<number>,
  readLimit: () => Promise<number>,
): SetsSpace {
  let used: number | null = null

  async function measure(): Promise<number> {
    used = await readSize()
    return used
  }

  return {
    measure,
    forget() {
      used = null
    },
    async claim(bytes) {
      const limit = await readLimit()
      const known = used ?? (await measure())
      // Before a person is asked, the disk is: what was counted may be removed by now.
      if (known + bytes > limit && (await measure()) + bytes > limit) return limit
      used = (used ?? known) + bytes
      return null
    },
  }
}
