import { cacheLast } from './cache-last.ts'
import { describeSpellings } from './secret-spellings.ts'
import { createSpellingSamples, type SpellingSamples } from './spelling-samples.ts'
import { createSpellingSearch, type SpellingSearch } from './spelling-search.ts'

/** Masks a secret in a byte stream, for example in the response of a server that echoes the token. */
export interface SecretMask {
  /**
   * Takes the next bytes and returns all bytes that can be passed on: everything except a tail that may be
   * the beginning of the secret. Does not modify `chunk`.
   */
  mask(chunk: Uint8Array): Uint8Array
  /** Returns the bytes still held back; call it at the end of the stream. */
  finish(): Uint8Array
  /** Number of occurrences masked so far. */
  maskedCount(): number
}

/** In characters. Shorter secrets protect nothing, and masking them would damage ordinary words. */
const minSecretLength = 4
const asterisk = 0x2a
const nothing = new Uint8Array()

/** Search tables of a secret; creating them takes some milliseconds. */
export interface SecretTables {
  search: SpellingSearch
  samples: SpellingSamples
}

/** Returns a function that creates search tables and caches those of the last secrets. */
export const cacheTables = (): ((secret: string) => SecretTables) => cacheLast(createTables)

function createTables(secret: string): SecretTables {
  const spellings = describeSpellings(secret)
  return {
    search: createSpellingSearch(spellings),
    samples: createSpellingSamples(spellings, secret.length),
  }
}

/**
 * Creates a mask that overwrites each byte of the secret with `*`, in every spelling of `describeSpellings`.
 * All other bytes keep their position, and JSON stays valid.
 *
 * Chunks without the secret are not copied. Does not search compressed data or UTF-16. `null` and secrets of
 * fewer than four characters are not masked.
 */
export function createSecretMask(
  secret: string | null,
  tables: (secret: string) => SecretTables = createTables,
): SecretMask {
  if (secret === null || secret.length < minSecretLength)
    return { mask: (chunk) => chunk, finish: () => nothing, maskedCount: () => 0 }

  const { search, samples } = tables(secret)
  let state = search.start
  let held: Uint8Array = nothing
  let maskedCount = 0
  /** End of the last masked occurrence, relative to the end of the bytes passed on. */
  let maskedUpTo = 0

  /** The first position from `at` on where a spelling may begin. */
  function nextCandidate(chunk: Uint8Array, at: number): number {
    let place = at + samples.stride - 1
    while (place + samples.width <= chunk.length && !samples.mayBeAt(chunk, place))
      place += samples.stride
    return place - samples.stride + 1
  }

  function mask(chunk: Uint8Array): Uint8Array {
    let data = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    let at = 0
    while (at < chunk.length) {
      if (state === search.start) {
        at = nextCandidate(chunk, at)
        if (at >= chunk.length) break
      }
      const byte = chunk[at] ?? 0
      at++
      state = state.next[byte] ?? search.advance(state, byte)
      if (state.matched === 0) continue
      if (data === chunk) data = Uint8Array.from(chunk)
      const end = held.length + at
      const begin = end - state.matched
      data.fill(asterisk, begin, end)
      if (begin >= maskedUpTo) maskedCount++
      maskedUpTo = end
    }
    const passedLength = data.length - state.pending
    maskedUpTo -= passedLength
    // A copy, so that a few bytes do not keep a whole chunk in memory.
    held = Uint8Array.from(data.subarray(passedLength))
    return data.subarray(0, passedLength)
  }

  return {
    mask,
    finish() {
      const rest = held
      held = nothing
      state = search.start
      return rest
    },
    maskedCount: () => maskedCount,
  }
}
