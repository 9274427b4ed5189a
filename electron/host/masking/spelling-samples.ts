import type { SpellingNode } from './secret-spellings.ts'

/** Rules out spellings in most of a text by reading only a few of its bytes. */
export interface SpellingSamples {
  /** Sampling every `stride`-th position misses no spelling. */
  stride: number
  /** Number of bytes in a sample. */
  width: number
  /**
   * False if no spelling that began in the last `stride` positions can continue with the bytes at `place`.
   */
  mayBeAt(bytes: Uint8Array, place: number): boolean
}

const width = 3
const maxStride = 32
const tableSize = 1 << 16

/**
 * Creates samples for spellings of at least `minLength` (3 or more) bytes.
 *
 * A spelling of n bytes that began fewer than n - 2 positions before covers all three bytes of a sample, so
 * it is enough to know all three-byte sequences near its beginning (based on Wu and Manber's multi-pattern
 * search). Different samples may have the same hash; that only costs time.
 */
export function createSpellingSamples(spellings: SpellingNode, minLength: number): SpellingSamples {
  const stride = Math.min(maxStride, minLength - width + 1)
  const known = new Uint8Array(tableSize)

  const begun = new Set([spellings])
  let front = [spellings]
  for (let place = 0; place < stride; place++) {
    for (const node of front) recordPaths(node, 0, width)
    const next = front.flatMap((node) => [...node.edges.values()].flat())
    // Nodes nearer to the beginning are already recorded.
    front = [...new Set(next)].filter((node) => !begun.has(node))
    for (const node of front) begun.add(node)
  }

  /** Records all paths of `steps` more bytes. */
  function recordPaths(node: SpellingNode, hash: number, steps: number) {
    if (steps === 0) known[hash] = 1
    else
      for (const [byte, nodes] of node.edges)
        for (const next of nodes) recordPaths(next, mix(hash, byte), steps - 1)
  }

  return {
    stride,
    width,
    mayBeAt: (bytes, place) => {
      const first = mix(0, bytes[place] ?? 0)
      const second = mix(first, bytes[place + 1] ?? 0)
      return known[mix(second, bytes[place + 2] ?? 0)] === 1
    },
  }
}

const mix = (mixed: number, byte: number) => ((mixed << 5) ^ byte) & (tableSize - 1)
