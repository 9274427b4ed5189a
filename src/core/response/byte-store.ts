export interface ByteStore {
  readonly byteLength: number
  /** Appends bytes and keeps them; the caller must not change them afterwards. */
  append(chunk: Uint8Array): void
  /**
   * The bytes of [from, to), which must be in the store: a view if they are in one piece, otherwise a copy.
   * Must not be changed.
   */
  bytes(from: number, to: number): Uint8Array
}

/** Shorter chunks are copied into blocks, because many short pieces would be slow to search. */
const minPieceLength = 4096
const blockLength = 65_536

/** Keeps chunks without copying, except short ones. */
export function createByteStore(): ByteStore {
  const pieces: Uint8Array[] = []
  const starts: number[] = []
  let byteLength = 0
  /** The block behind the last piece while it can still grow. */
  let block: Uint8Array<ArrayBuffer> | null = null
  let blockUsed = 0

  function gather(chunk: Uint8Array): void {
    if (!block || blockUsed + chunk.length > block.length) {
      block = new Uint8Array(blockLength)
      blockUsed = 0
      starts.push(byteLength)
      pieces.push(block.subarray(0, 0))
    }
    block.set(chunk, blockUsed)
    blockUsed += chunk.length
    pieces[pieces.length - 1] = block.subarray(0, blockUsed)
  }

  /** Index of the piece that contains an offset. */
  function pieceAt(offset: number): number {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }

  return {
    get byteLength() {
      return byteLength
    },
    append(chunk) {
      if (chunk.length === 0) return
      if (chunk.length < minPieceLength) {
        gather(chunk)
      } else {
        block = null
        starts.push(byteLength)
        pieces.push(chunk)
      }
      byteLength += chunk.length
    },
    bytes(from, to) {
      if (from < 0 || to < from || to > byteLength) {
        throw new RangeError(`Bytes ${from} to ${to} are not in a store of ${byteLength}`)
      }
      let position = pieceAt(from)
      const start = starts[position] ?? 0
      const first = pieces[position]?.subarray(from - start, to - start) ?? new Uint8Array(0)
      if (first.length === to - from) return first
      const whole = new Uint8Array(to - from)
      whole.set(first)
      let filled = first.length
      while (filled < whole.length) {
        position += 1
        const part = pieces[position]?.subarray(0, whole.length - filled)
        if (!part) throw new Error('The pieces do not cover the store')
        whole.set(part, filled)
        filled += part.length
      }
      return whole
    },
  }
}
