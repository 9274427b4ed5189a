import { computed, type ComputedRef } from 'vue'
import { describeEndpointName } from '#core/query/endpoint-name.ts'
import { nameOrder } from '#core/language/intl-formats.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useEndpointsStore, useEndpointsRequest } from '#app/stores/endpoints-store.ts'
import { useInstanceStore } from '#app/stores/instance-store.ts'
import type { OfferedEndpoint } from '#core/instance/offered.ts'
import type { Suggestion } from '#app/ui/use-suggestions.ts'
import { mayBeWrongAddress } from '#core/exchange/outcome.ts'
import { useCommandsStore } from '#app/stores/commands-store.ts'

/**
 * Suggestions for the endpoint input: the endpoints of a connection that are saved or offered by its server, sorted
 * by label. A known dataCycle CORE is asked for its list once per connection and session, unless disabled in the
 * settings. Other servers are never asked automatically (truth.md).
 */
export function useEndpointOptions(
  /** The connection; the current one if absent. */
  ofConnection?: () => string,
) {
  const connections = useConnectionsStore()
  const connectionId = ofConnection ?? (() => connections.currentId)
  const saved = useEndpointsStore()
  const instance = useInstanceStore()
  const requestEndpoints = useEndpointsRequest()
  const { say, locale } = useWords()

  const knownEndpoints = computed((): readonly Suggestion[] => {
    const id = connectionId()
    if (id === null) return []
    const offered = instance.endpointsOffered(id)
    const savedEndpoints = saved.savedAt(id)
    // A UUID may have been saved in capitals.
    const names = new Set(
      savedEndpoints.flatMap(({ name, otherName }) =>
        [name, otherName].map((one) => one.toLowerCase()),
      ),
    )
    const list = offered?.kind === 'offered' ? offered.list : []
    // A slug whose UUID is unknown is taken for the listed endpoint with the same label, if it is the only one.
    const slugLabels = savedEndpoints
      .filter(
        ({ name, otherName }) => otherName === '' && describeEndpointName(name).kind !== 'uuid',
      )
      .map(({ label }) => label)
    const notSaved = list.filter(
      ({ id, label }) =>
        !names.has(id.toLowerCase()) &&
        (label === '' ||
          !slugLabels.includes(label) ||
          list.filter((one) => one.label === label).length > 1),
    )
    const describe = ({ kind, folderPath }: Pick<OfferedEndpoint, 'kind' | 'folderPath'>) =>
      [say(`endpoints.kinds.${kind}`), ...folderPath].join(' · ')
    return [
      ...savedEndpoints.map(({ name, otherName, kind }) => {
        const label = saved.endpointLabelOf(id, name)
        const listed = list.find(({ id }) => id === name || id === otherName)
        const savedNote = kind === 'unknown' ? '' : say(`endpoints.kinds.${kind}`)
        const note = savedNote === '' && listed ? describe(listed) : savedNote
        return { value: name, ...(label !== null && { label }), note }
      }),
      ...notSaved.map(({ id, label, ...one }) => ({
        value: id,
        ...(label !== '' && { label }),
        note: describe(one),
      })),
    ].toSorted((one, other) =>
      nameOrder(locale.value).compare(one.label ?? one.value, other.label ?? other.value),
    )
  })

  function requestEndpointList() {
    const id = connectionId()
    if (id !== null) void requestEndpoints(id)
  }

  return { knownEndpoints, requestEndpointList }
}

/** A command that may help after the server returned no list of endpoints. */
export type ListRemedy = 'edit-token' | 'edit-connection'

/** What may help to get the list of endpoints: another token or another address; null for neither. */
export function useListRemedy(): ComputedRef<ListRemedy | null> {
  const commands = useCommandsStore()
  const instance = useInstanceStore()

  return computed(() => {
    const offered = instance.endpointsOffered()
    const remedy =
      offered?.kind === 'token-refused'
        ? 'edit-token'
        : offered?.kind === 'no-answer' && mayBeWrongAddress(offered.problem.kind)
          ? 'edit-connection'
          : null
    return remedy !== null && commands.isPossible(remedy) ? remedy : null
  })
}
