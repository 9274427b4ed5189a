import { rememberLast } from './remember-last.ts'
import { describeSpellings } from './secret-spellings.ts'
import { createSpellingSamples, type SpellingSamples } from './spelling-samples.ts'
import { createSpellingSearch, type SpellingSearch } from './spelling-search.ts'

/** Masks a secret in a stream of bytes that somebody else wrote, for example a server that echoes the token. */
export interface SecretMask {
  /**
   * Takes the next bytes and gives what can be passed on of all bytes so far: everything but an end
   * that may be the beginning of the secret. Does not change the bytes it takes.
   */
  mask(chunk: Uint8Array): Uint8Array
  /** Gives what was still held back, when nothing more comes. */
  finish(): Uint8Array
  /** In how many places the secret stood so far. */
  places(): number
}

/** Shorter secrets protect nothing, and masking them would tear holes into ordinary words. */
const shortestSecret = 4
const asterisk = 0x2a
const nothing = new Uint8Array()

/** What is worked out of a secret before it can be looked for; that takes some milliseconds. */
export interface SecretTables {
  search: SpellingSearch
  samples: SpellingSamples
}

/** Creates a way to get tables that remembers those of the last secrets. */
export const rememberTables = (): ((secret: string) => SecretTables) => rememberLast(createTables)

function createTables(secret: string): SecretTables {
  const spellings = describeSpellings(secret)
  return {
    search: createSpellingSearch(spellings),
    samples: createSpellingSamples(spellings, secret.length),
  }
}

/**
 * Creates a mask that writes one `*` over each byte of the secret, in every spelling of
 * `describeSpellings`: what stands around keeps its place, and JSON stays JSON.
 *
 * Bytes without the secret pass through uncopied. Does not look into compressed data; UTF-16 is not
 * understood. `null` and secrets of less than four characters are not looked for.
 */
export function createSecretMask(
  secret: string | null,
  tables: (secret: string) => SecretTables = createTables,
): SecretMask {
  if (secret === null || secret.length < shortestSecret)
    return { mask: (chunk) => chunk, finish: () => nothing, places: () => 0 }

  const { search, samples } = tables(secret)
  let state = search.start
  let held: Uint8Array = nothing
  let places = 0
  /** Where the last masked place ended, counted from the end of what was passed on. */
  let maskedUpTo = -1

  /** The first place from `at` on where a spelling may begin, and how far to read from there to be sure. */
  function skip(chunk: Uint8Array, at: number): { from: number; readTo: number } {
    let place = at + samples.stride - 1
    while (place + samples.width <= chunk.length && !samples.mayBeAt(chunk, place))
      place += samples.stride
    return { from: place - samples.stride + 1, readTo: place + 1 }
  }

  function mask(chunk: Uint8Array): Uint8Array {
    let data = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    let at = 0
    let readTo = 0
    while (at < chunk.length) {
      if (state === search.start && at >= readTo) {
        const next = skip(chunk, at)
        at = next.from
        readTo = next.readTo
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
      if (begin >= maskedUpTo) places++
      maskedUpTo = end
    }
    const passed = data.length - state.pending
    maskedUpTo -= passed
    // A copy, so that a few bytes do not keep a whole chunk in the memory.
    held = Uint8Array.from(data.subarray(passed))
    return data.subarray(0, passed)
  }

  return {
    mask,
    finish() {
      const rest = held
      held = nothing
      state = search.start
      return rest
    },
    places: () => places,
  }
}
