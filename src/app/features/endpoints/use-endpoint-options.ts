import { computed } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useInstanceStore } from '#app/stores/instance-store.ts'
import { useEndpointsRequest } from '#app/stores/known-endpoints.ts'
import type { Suggestion } from '#app/ui/suggestion.ts'

/**
 * The endpoints to choose from while one is typed: those of the connection, the one used last first, and
 * those that its instance names.
 *
 * A known dataCycle CORE is asked for them once for each connection and session, unless the settings say no
 * (truth.md). No other instance is asked unasked.
 */
export function useEndpointOptions() {
  const connections = useConnectionsStore()
  const kept = useEndpointsStore()
  const instance = useInstanceStore()
  const requestEndpoints = useEndpointsRequest()
  const { say } = useWords()

  const knownEndpoints = computed((): readonly Suggestion[] => {
    const offered = instance.endpointsOffered()
    const names = new Set(kept.endpoints.flatMap(({ name, otherName }) => [name, otherName]))
    const fresh = offered?.kind === 'offered' ? offered.list.filter(({ id }) => !names.has(id)) : []
    return [
      ...kept.endpoints.map(({ name, kind }) => {
        const label = kept.titleOf(connections.currentId, name)
        const note = kind === 'unknown' ? '' : say(`endpoints.kinds.${kind}`)
        return { value: name, ...(label !== null && { label }), note }
      }),
      ...fresh.map(({ id, label, kind, folderPath }) => ({
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
