import type { HeaderLine } from '#core/exchange/outcome.ts'

/** The header lines of a flat list of names and values, as Node and undici report them. */
export const pairUpHeaders = (raw: readonly string[]): HeaderLine[] =>
  Array.from({ length: Math.floor(raw.length / 2) }, (_, index) => [
    raw[index * 2] ?? '',
    raw[index * 2 + 1] ?? '',
  ])
