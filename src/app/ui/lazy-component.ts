import { computed, defineAsyncComponent, type Component, type ComputedRef } from 'vue'
import LoadFailure from './LoadFailure.vue'

/**
 * A component whose code is fetched when it is first shown, so that the window opens sooner: for what
 * waits behind a button. Where it cannot be fetched, what it says of that stands in its place.
 */
export const lazyComponent = <C extends Component>(load: () => Promise<{ default: C }>): C =>
  defineAsyncComponent<C>({
    loader: () => load().then((module) => module.default),
    errorComponent: LoadFailure,
    delay: 0,
  })

/**
 * A component as by `lazyComponent` that is fetched ahead: once `fetch` has it, it stands there in the moment in
 * which `isShown` becomes true, where a fetched one by itself still lets everything else go first.
 */
export function useFetchedAhead<C extends Component>(
  load: () => Promise<{ default: C }>,
  isShown: () => boolean,
): { component: ComputedRef<C>; fetch: () => Promise<void> } {
  const later = lazyComponent(load)
  let fetched: C | null = null
  const isWanted = computed(isShown)
  return {
    // Chosen anew only when it is shown anew: what stands there is not replaced by itself.
    component: computed(() => (isWanted.value ? (fetched ?? later) : later)),
    fetch: async () => {
      fetched = (await load()).default
    },
  }
}
