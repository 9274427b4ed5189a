import { computed, onScopeDispose, ref, type Ref } from 'vue'
import type { ConceptScheme } from '#core/instance/offered.ts'
import { useFacetsStore } from '#app/stores/facets-store.ts'
import { useInstanceStore } from '#app/stores/instance-store.ts'

const maxAtOnce = 3

/** Reads the concepts of every scheme, so that all of them can be searched: what was read is kept for the session. */
export function useSearchAll(schemes: Ref<readonly ConceptScheme[]>) {
  const instance = useInstanceStore()
  const facets = useFacetsStore()
  /** Schemes to read and read so far; null while nothing is read. */
  const progress = ref<{ done: number; of: number } | null>(null)
  let isStopped = false

  const open = computed(() =>
    schemes.value.filter(({ id }) => instance.conceptsOffered(id)?.kind !== 'offered'),
  )

  async function start() {
    const waiting = [...open.value]
    const of = waiting.length
    isStopped = false
    progress.value = { done: 0, of }
    await Promise.all(
      Array.from({ length: maxAtOnce }, async () => {
        for (let next = waiting.shift(); next && !isStopped; next = waiting.shift()) {
          await instance.loadConcepts(next.id)
          const offered = instance.conceptsOffered(next.id)
          if (offered?.kind === 'offered') facets.noteConcepts(next.id, offered.list)
          // Where one list is not given, the others will not be either.
          else isStopped = true
          progress.value = { done: (progress.value?.done ?? 0) + 1, of }
        }
      }),
    )
    progress.value = null
  }

  /** Begins no further list; the few under way come to their end. */
  function stop() {
    isStopped = true
  }

  onScopeDispose(stop)
  return { open, progress, start, stop }
}
