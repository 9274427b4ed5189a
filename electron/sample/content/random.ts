import { localTime } from './local-time.ts'
import type { Language, Text } from './text.ts'

/** A seeded random number generator; the same seed always gives the same content. */
export interface Random {
  /** A random integer from `min` to `max`, inclusive. */
  integer: (min: number, max: number) => number
  pick: <T>(list: readonly [T, ...T[]]) => T
  /** `count` distinct members in random order; all members if the list is shorter. */
  pickSome: <T>(list: readonly T[], count: number) => T[]
  /** True with the given probability, 0 to 1. */
  chance: (share: number) => boolean
}

/** Creates a generator with the mulberry32 sequence of `seed`. Not for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    integer,
    pick: (list) => list[integer(0, list.length - 1)] ?? list[0],
    pickSome: (list, count) => {
      const rest = [...list]
      const taken = []
      while (taken.length < count && rest.length > 0) {
        taken.push(...rest.splice(integer(0, rest.length - 1), 1))
      }
      return taken
    },
    chance: (share) => next() < share,
  }
}

/** Random creation and modification times between March 2024 and the end of September 2026. */
export function chooseEdits(random: Random): { created: number; modified: number } {
  const created = localTime(2024, 3, 1) + random.integer(0, 700 * 24 * 60 * 60) * 1000
  const remainingMs = localTime(2026, 10, 1) - created
  return { created, modified: created + random.integer(0, Math.floor(remainingMs / 1000)) * 1000 }
}

/** The languages of an item: 25 % are German only, 12 % English only, the others are translated. */
interface Translation {
  language: Language
  write: (de: string, en: string) => Text
}

export function chooseTranslation(random: Random): Translation {
  const percent = random.integer(1, 100)
  if (percent <= 25) return { language: 'de', write: (de) => ({ de, en: null }) }
  if (percent <= 37) return { language: 'en', write: (_, en) => ({ de: null, en }) }
  return { language: percent <= 50 ? 'en' : 'de', write: (de, en) => ({ de, en }) }
}
