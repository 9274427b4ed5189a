import { computed } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useInstanceStore } from '#app/stores/instance-store.ts'
import { useEndpointsRequest } from '#app/stores/known-endpoints.ts'
import type { Suggestion } from '#app/ui/suggestion.ts'

/**
 * Suggestions for the endpoint input: the saved endpoints, last used first, then those offered by the
 * server. A known dataCycle CORE is asked for its list once per connection and session, unless disabled in
 * the settings. Other servers are never asked automatically (truth.md).
 */
export function useEndpointOptions() {
  const connections = useConnectionsStore()
  const saved = useEndpointsStore()
  const instance = useInstanceStore()
  const requestEndpoints = useEndpointsRequest()
  const { say } = useWords()

  const knownEndpoints = computed((): readonly Suggestion[] => {
    const offered = instance.endpointsOffered()
    const names = new Set(saved.endpoints.flatMap(({ name, otherName }) => [name, otherName]))
    const notSaved =
      offered?.kind === 'offered' ? offered.list.filter(({ id }) => !names.has(id)) : []
    return [
      ...saved.endpoints.map(({ name, kind }) => {
        const label = saved.endpointLabelOf(connections.currentId, name)
        const note = kind === 'unknown' ? '' : say(`endpoints.kinds.${kind}`)
        return { value: name, ...(label !== null && { label }), note }
      }),
      ...notSaved.map(({ id, label, kind, folderPath }) => ({
        value: id,
        ...(label !== '' && { label }),
        note: [say(`endpoints.kinds.${kind}`), ...folderPath].join(' · '),
      })),
    ]
  })

  function offerEndpoints() {
    const id = connections.currentId
    if (id !== null) void requestEndpoints(id)
  }

  return { knownEndpoints, offerEndpoints }
}
