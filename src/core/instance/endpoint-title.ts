import type { NamedEndpoint } from './near-endpoints.ts'

/**
 * What people call the endpoint that goes by a slug or UUID; null where nobody knows. That two names are one
 * endpoint's, any of the known ones may tell.
 */
export function findEndpointTitle(name: string, known: readonly NamedEndpoint[]): string | null {
  const wanted = name.trim()
  if (wanted === '') return null
  const same = known.filter((one) => one.name === wanted || one.otherName === wanted)
  const names = new Set([wanted, ...same.flatMap((one) => [one.name, one.otherName])])
  const titled = [...same, ...known.filter((one) => names.has(one.name))]
  return titled.find(({ label }) => label !== '')?.label ?? null
}
