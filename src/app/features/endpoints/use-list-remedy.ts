import { computed, type ComputedRef } from 'vue'
import { mayBeWrongAddress } from '#core/response/error-cause.ts'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { useInstanceStore } from '#app/stores/instance-store.ts'

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
