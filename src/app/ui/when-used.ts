import { defineAsyncComponent, type Component } from 'vue'
import LoadFailure from './LoadFailure.vue'

/**
 * A component whose code is fetched when it is first shown, so that the window opens sooner: for what
 * waits behind a button. Where it cannot be fetched, what it says of that stands in its place.
 */
export const whenUsed = <C extends Component>(load: () => Promise<{ default: C }>): C =>
  defineAsyncComponent<C>({
    loader: () => load().then((module) => module.default),
    errorComponent: LoadFailure,
    delay: 0,
  })
