import { onScopeDispose, ref, watch, type Ref } from 'vue'

/** So many rows are drawn in one frame without anybody noticing. */
const rowsPerFrame = 3

/**
 * How many of many rows to draw: a few at once, the rest frame by frame, so that a query with 50
 * filters opens without holding up the window. Counts down at once.
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
      // One more row is drawn with the form itself, so that it can take the focus.
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
