import type { NamedEndpoint } from './near-endpoints.ts'

/** The label of the endpoint with a slug or UUID, which a known endpoint may link; null if unknown. */
export function findEndpointTitle(name: string, known: readonly NamedEndpoint[]): string | null {
  const wanted = name.trim()
  if (wanted === '') return null
  const same = known.filter((one) => one.name === wanted || one.otherName === wanted)
  const names = new Set([wanted, ...same.flatMap((one) => [one.name, one.otherName])])
  const titled = [...same, ...known.filter((one) => names.has(one.name))]
  return titled.find(({ label }) => label !== '')?.label ?? null
}
