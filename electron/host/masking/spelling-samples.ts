import type { SpellingNode } from './secret-spellings.ts'

/** Tells most of a text that it holds no spelling by looking at a few bytes of it. */
export interface SpellingSamples {
  /** A look at every `stride`-th place misses no spelling. */
  stride: number
  /** How many bytes a look takes in. */
  width: number
  /** False when no spelling that began in the last `stride` places goes through the bytes at `place`. */
  mayBeAt(bytes: Uint8Array, place: number): boolean
}

const width = 3
const maxStride = 32
const tableSize = 1 << 16

/**
 * Creates samples for spellings of which none is shorter than `shortest` (at least 3) bytes.
 *
 * A spelling of n bytes that began less than n - 2 places before goes through all three bytes of a
 * look, so it is enough to know every three bytes in a row near its beginning (after Wu and Manber's
 * search for many patterns). Two different looks may count as one; that costs time only.
 */
export function createSpellingSamples(spellings: SpellingNode, shortest: number): SpellingSamples {
  const stride = Math.min(maxStride, shortest - width + 1)
  const known = new Uint8Array(tableSize)

  const begun = new Set([spellings])
  let front = [spellings]
  for (let place = 0; place < stride; place++) {
    for (const node of front) noteWays(node, 0, width)
    const next = front.flatMap((node) => [...node.edges.values()].flat())
    // What was nearer to the beginning has been noted already.
    front = [...new Set(next)].filter((node) => !begun.has(node))
    for (const node of front) begun.add(node)
  }

  /** Notes all ways of `steps` more bytes. */
  function noteWays(node: SpellingNode, mixed: number, steps: number) {
    if (steps === 0) known[mixed] = 1
    else
      for (const [byte, nodes] of node.edges)
        for (const next of nodes) noteWays(next, mix(mixed, byte), steps - 1)
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
