import { distance } from 'fastest-levenshtein'

const maxNames = 3

/**
 * Known names similar to an unknown one, nearest first, at most three: another case, a few wrong letters, or
 * singular for plural. Longer names may differ more.
 */
export function findNearNames(name: string, known: readonly string[]): string[] {
  const wanted = name.toLowerCase()
  const most = Math.max(1, Math.floor(wanted.length / 3))
  return [...new Set(known)]
    .filter((other) => other !== name && other !== '')
    .map((other) => ({ other, far: distance(wanted, other.toLowerCase()) }))
    .filter(({ other, far }) => far <= most && far < other.length)
    .toSorted((one, other) => one.far - other.far)
    .slice(0, maxNames)
    .map(({ other }) => other)
}
