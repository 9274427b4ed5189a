import type { NamedEndpoint } from './near-endpoints.ts'
import type { OpenTab } from '#core/workspace/open-tabs.ts'

/**
 * The label of an endpoint by its slug or UUID; null if unknown. If a known endpoint has both names, the label
 * may be that of an entry with its other name.
 */
export function findEndpointTitle(name: string, known: readonly NamedEndpoint[]): string | null {
  const wanted = name.trim()
  if (wanted === '') return null
  const same = known.filter((one) => one.name === wanted || one.otherName === wanted)
  const bothNames = new Set([wanted, ...same.flatMap((one) => [one.name, one.otherName])])
  const titled = [...same, ...known.filter((one) => bothNames.has(one.name))]
  return titled.find(({ label }) => label !== '')?.label ?? null
}

/** The endpoints that saved tabs of a connection name, without a request to its server. */
export const endpointsNamedBy = (
  tabs: readonly OpenTab[],
  connectionId: string,
): readonly NamedEndpoint[] =>
  tabs.flatMap(({ form, endpointLabel, ...tab }) =>
    endpointLabel === undefined || tab.connectionId !== connectionId
      ? []
      : [{ name: form.endpoint.trim(), otherName: '', label: endpointLabel }],
  )
