import { shallowRef, watch, computed, type Ref } from 'vue'

/**
 * True while a view that may be hidden has to be mounted: from when it is first visible until its content
 * changes while it is hidden.
 */
export function useLazyMount(
  isVisible: () => boolean,
  content: () => unknown,
): Readonly<Ref<boolean>> {
  const lastSeen = shallowRef<unknown>(null)
  watch(
    [isVisible, content],
    () => {
      if (isVisible()) lastSeen.value = content()
    },
    { immediate: true, flush: 'sync' },
  )
  return computed(() => isVisible() || (lastSeen.value !== null && lastSeen.value === content()))
}
