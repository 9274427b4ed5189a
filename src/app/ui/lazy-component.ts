import { computed, defineAsyncComponent, type Component, type ComputedRef } from 'vue'
import LoadFailure from './LoadFailure.vue'

/**
 * A component whose code is loaded when it is first shown, so that the window opens faster. A notice is shown
 * instead if loading fails.
 */
export const lazyComponent = <C extends Component>(load: () => Promise<{ default: C }>): C =>
  defineAsyncComponent<C>({
    loader: () => load().then((module) => module.default),
    errorComponent: LoadFailure,
    delay: 0,
  })

/**
 * Like `lazyComponent`, but can be loaded in advance: after `fetch`, it is rendered synchronously once
 * `isShown` becomes true, whereas an async component is rendered in a later tick even if its code is loaded.
 */
export function usePreloaded<C extends Component>(
  load: () => Promise<{ default: C }>,
  isShown: () => boolean,
): { component: ComputedRef<C>; fetch: () => Promise<void> } {
  const lazy = lazyComponent(load)
  let loaded: C | null = null
  const isWanted = computed(isShown)
  return {
    // Depends only on `isShown`, so that a visible component is not remounted when its code finishes loading.
    component: computed(() => (isWanted.value ? (loaded ?? lazy) : lazy)),
    fetch: async () => {
      loaded = (await load()).default
    },
  }
}
