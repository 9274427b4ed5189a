import { onScopeDispose, ref, watch, type Ref } from 'vue'

/** Becomes true after the first paint since `isWanted` became true, and false at once. */
export function useAfterPaint(isWanted: () => boolean): Readonly<Ref<boolean>> {
  const isPainted = ref(false)
  let frame = 0
  watch(
    isWanted,
    (now) => {
      cancelAnimationFrame(frame)
      isPainted.value = false
      if (!now) return
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          isPainted.value = true
        })
      })
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    cancelAnimationFrame(frame)
  })
  return isPainted
}
