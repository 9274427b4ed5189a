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
  const knownHashes = new Uint8Array(tableSize)

  const recorded = new Set([spellings])
  let frontier = [spellings]
  for (let place = 0; place < stride; place++) {
    for (const node of frontier) recordPaths(node, 0, width)
    const next = frontier.flatMap((node) => [...node.edges.values()].flat())
    // Nodes nearer to the beginning are already recorded.
    frontier = [...new Set(next)].filter((node) => !recorded.has(node))
    for (const node of frontier) recorded.add(node)
  }

  /** Records all paths of `steps` more bytes. */
  function recordPaths(node: SpellingNode, hash: number, steps: number) {
    if (steps === 0) knownHashes[hash] = 1
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
      return knownHashes[mix(second, bytes[place + 2] ?? 0)] === 1
    },
  }
}

const mix = (mixed: number, byte: number) => ((mixed << 5) ^ byte) & (tableSize - 1)
