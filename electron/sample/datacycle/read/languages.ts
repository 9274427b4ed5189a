import type { Locale } from '#sample/datacycle/store/stored-content.ts'

export type Locales = readonly [Locale, ...Locale[]]

/** Drops unknown locales; if none is left, uses the server's default (datacycle-core.md 8). */
export function readLanguages(language: string | null, known: Locales): Locales {
  const wanted = (language ?? '').split(',').map((name) => name.trim())
  const [first, ...rest] = [...new Set(wanted.filter((name) => known.includes(name)))]
  return first === undefined ? [known[0]] : [first, ...rest]
}
