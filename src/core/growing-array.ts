/** A growing list of unboxed numbers, so that 100,000 items take kilobytes. */
export interface GrowingArray<A extends Float64Array | Uint32Array | Uint8Array> {
  push(value: number): void
  readonly length: number
  /** A copy, trimmed to the pushed values. */
  read(): A
}

const firstCapacity = 64

/** Creates an empty list; `create` allocates its zero-filled array of the given length. */
function createGrowingArray<A extends Float64Array | Uint32Array | Uint8Array>(
  create: (length: number) => A,
): GrowingArray<A> {
  let values = create(firstCapacity)
  let length = 0
  return {
    push(value) {
      if (length === values.length) {
        const larger = create(length * 2)
        larger.set(values)
        values = larger
      }
      values[length] = value
      length += 1
    },
    get length() {
      return length
    },
    read() {
      const copy = create(length)
      copy.set(values.subarray(0, length))
      return copy
    },
  }
}

export const createFloats = () => createGrowingArray((length) => new Float64Array(length))
/** For byte offsets, which exceed 32 bits in large files. */
export const createOffsets = createFloats
export const createCounts = () => createGrowingArray((length) => new Uint32Array(length))
export const createBytes = () => createGrowingArray((length) => new Uint8Array(length))
