import { computed, onScopeDispose, ref, type Ref } from 'vue'
import type { ConceptScheme } from '#core/instance/offered.ts'
import { useFacetsStore } from '#app/stores/facets-store.ts'
import { useInstanceStore } from '#app/stores/instance-store.ts'

/** Maximum number of simultaneous requests. */
const maxAtOnce = 3

/** Loads the concepts of every scheme to make them searchable. The session keeps what was loaded. */
export function useSearchAll(schemes: Ref<readonly ConceptScheme[]>) {
  const instance = useInstanceStore()
  const facets = useFacetsStore()
  /** Number of schemes loaded, and to load; null while nothing is loading. */
  const progress = ref<{ done: number; of: number } | null>(null)
  let isStopped = false

  const unloaded = computed(() =>
    schemes.value.filter(({ id }) => instance.conceptsOffered(id)?.kind !== 'offered'),
  )

  async function start() {
    const waiting = [...unloaded.value]
    const total = waiting.length
    isStopped = false
    progress.value = { done: 0, of: total }
    await Promise.all(
      Array.from({ length: maxAtOnce }, async () => {
        for (let next = waiting.shift(); next && !isStopped; next = waiting.shift()) {
          await instance.loadConcepts(next.id)
          const offered = instance.conceptsOffered(next.id)
          if (offered?.kind === 'offered') facets.noteConcepts(next.id, offered.list)
          // If one list cannot be loaded, the others cannot either.
          else isStopped = true
          progress.value = { done: (progress.value?.done ?? 0) + 1, of: total }
        }
      }),
    )
    progress.value = null
  }

  /** Starts no further request; the running ones finish. */
  function stop() {
    isStopped = true
  }

  onScopeDispose(stop)
  return { unloaded, progress, start, stop }
}
