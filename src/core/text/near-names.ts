import { distance } from 'fastest-levenshtein'

const maxNames = 3

/**
 * Known names similar to an unknown one, nearest first, at most three: another case, a few wrong letters, or
 * singular for plural. Longer names may differ more.
 */
export function findNearNames(name: string, known: readonly string[]): string[] {
  const wanted = name.normalize().toLowerCase()
  const maxDistance = Math.max(1, Math.floor(wanted.length / 3))
  return [...new Set(known)]
    .filter((other) => other !== name && other !== '')
    .map((other) => ({ other, difference: distance(wanted, other.normalize().toLowerCase()) }))
    .filter(({ other, difference }) => difference <= maxDistance && difference < other.length)
    .toSorted((one, other) => one.difference - other.difference)
    .slice(0, maxNames)
    .map(({ other }) => other)
}
