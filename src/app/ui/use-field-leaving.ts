import { ref, watch, type WatchSource } from 'vue'
import { useDelayedLeave } from './use-delayed-leave.ts'

/**
 * `wasLeft` is true if the field was left since one of the sources in `resetBy` changed; before that, an empty
 * field is no mistake.
 */
export function useFieldLeaving({ resetBy }: { resetBy: readonly WatchSource[] }) {
  const wasLeft = ref(false)
  const { leave, cancel } = useDelayedLeave(() => (wasLeft.value = true))
  watch([...resetBy], () => {
    wasLeft.value = false
    cancel()
  })
  return { wasLeft, leave }
}
