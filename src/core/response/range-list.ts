/** Byte ranges in the order found, efficient for tens of millions. */
export interface RangeList {
  readonly length: number
  /** Throws a RangeError for a position outside of the list, like `endOf`. */
  startOf(position: number): number
  /** The offset after the last byte. */
  endOf(position: number): number
}

export interface GrowingRangeList extends RangeList {
  /** Offsets are integers from 0 to 2^32 - 1. */
  push(start: number, end: number): void
}

const rangesPerBlock = 4096

/** Stores ranges in blocks of fixed size: growing copies nothing, and a range needs 8 bytes. */
export function createRangeList(): GrowingRangeList {
  const blocks: Uint32Array[] = []
  let length = 0

  function at(position: number, part: 0 | 1): number {
    const block = blocks[Math.floor(position / rangesPerBlock)]
    const value = block?.[(position % rangesPerBlock) * 2 + part]
    if (value === undefined || position >= length) {
      throw new RangeError(`No range at position ${position} of ${length}`)
    }
    return value
  }

  return {
    get length() {
      return length
    },
    startOf: (position) => at(position, 0),
    endOf: (position) => at(position, 1),
    push(start, end) {
      const place = length % rangesPerBlock
      let block = blocks.at(-1)
      if (!block || place === 0) {
        block = new Uint32Array(rangesPerBlock * 2)
        blocks.push(block)
      }
      block[place * 2] = start
      block[place * 2 + 1] = end
      length += 1
    },
  }
}
