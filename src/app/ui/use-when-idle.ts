import { onScopeDispose, ref, watch, type Ref } from 'vue'

/** A page that is never idle gets what waits for it all the same. */
const latestAfterMs = 1500

/** True once the page has had nothing else to do since `key` changed last; never while that is null. */
export function useWhenIdle(key: () => unknown): Readonly<Ref<boolean>> {
  const isIdle = ref(false)
  let waiting = 0
  watch(
    key,
    (now) => {
      cancelIdleCallback(waiting)
      isIdle.value = false
      if (now === null) return
      waiting = requestIdleCallback(
        () => {
          isIdle.value = true
        },
        { timeout: latestAfterMs },
      )
    },
    { immediate: true, flush: 'sync' },
  )
  onScopeDispose(() => {
    cancelIdleCallback(waiting)
  })
  return isIdle
}
