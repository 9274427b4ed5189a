import { onScopeDispose, ref, watch, type Ref } from 'vue'
import { stopWaiting, waitUntilIdle } from './when-idle.ts'

/** Maximum wait if the page is never idle. */
const maxWaitMs = 1500

/** True once the page was idle since `key` last changed; false while `key` is null. */
export function useWhenIdle(key: () => unknown): Readonly<Ref<boolean>> {
  const isIdle = ref(false)
  let waiting = 0
  watch(
    key,
    (now) => {
      stopWaiting(waiting)
      isIdle.value = false
      if (now === null) return
      waiting = waitUntilIdle(() => {
        isIdle.value = true
      }, maxWaitMs)
    },
    { immediate: true, flush: 'sync' },
  )
  onScopeDispose(() => {
    stopWaiting(waiting)
  })
  return isIdle
}
