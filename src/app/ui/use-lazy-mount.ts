import { shallowRef, watch, computed, type Ref } from 'vue'

/**
 * Whether a view that is hidden at times has to be there at all: from the first look at it on, until
 * what it shows becomes something else while nobody looks. Both are read at any time.
 */
export function useLazyMount(isSeen: () => boolean, shows: () => unknown): Readonly<Ref<boolean>> {
  const seen = shallowRef<unknown>(null)
  watch(
    [isSeen, shows],
    () => {
      if (isSeen()) seen.value = shows()
    },
    { immediate: true, flush: 'sync' },
  )
  return computed(() => isSeen() || (seen.value !== null && seen.value === shows()))
}
