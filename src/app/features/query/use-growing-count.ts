import { onScopeDispose, ref, watch, type Ref } from 'vue'

/** Number of rows that can be rendered in one frame without a noticeable delay. */
const rowsPerFrame = 3

/**
 * The number of rows to render: a few at once, the rest frame by frame, so that a query with 50 filters
 * does not block the window. Shrinks immediately.
 */
export function useGrowingCount(total: () => number): Readonly<Ref<number>> {
  const count = ref(Math.min(total(), rowsPerFrame))
  let frame = 0

  function grow() {
    count.value = Math.min(total(), count.value + rowsPerFrame)
    if (count.value < total()) frame = requestAnimationFrame(grow)
  }

  watch(
    total,
    (now) => {
      cancelAnimationFrame(frame)
      count.value = Math.min(now, Math.max(count.value, rowsPerFrame))
      // A single new row is rendered immediately, so that it can get the focus.
      if (now - count.value === 1) count.value = now
      else if (count.value < now) frame = requestAnimationFrame(grow)
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    cancelAnimationFrame(frame)
  })
  return count
}
