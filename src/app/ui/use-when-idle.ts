import { onScopeDispose, ref, watch, type Ref } from 'vue'
import { stopWaiting, waitUntilIdle } from './when-idle.ts'

/** A page that is never idle gets what waits for it all the same. */
const latestAfterMs = 1500

/** True once the page has had nothing else to do since `key` changed last; never while that is null. */
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
      }, latestAfterMs)
    },
    { immediate: true, flush: 'sync' },
  )
  onScopeDispose(() => {
    stopWaiting(waiting)
  })
  return isIdle
}
