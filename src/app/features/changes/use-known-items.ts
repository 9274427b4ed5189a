import { computed, shallowRef, watch } from 'vue'
import type { KnownItem } from '#core/content/known-item.ts'
import { readOk } from '#app/client/read-ok.ts'
import { unlessHostIsGone } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'
import { useSeenItemsStore } from '#app/stores/seen-items-store.ts'

/** What is known of items that can no longer be loaded: from responses of this session, and from saved sets. */
export function useKnownItems(requested: () => { connectionId: string; ids: readonly string[] }) {
  const client = useHostClient()
  const seen = useSeenItemsStore()
  const savedItems = shallowRef<readonly KnownItem[]>([])

  /** Compared as text, because each further result brings a new array, mostly with the same IDs. */
  const key = () => [requested().connectionId, ...requested().ids].join('\n')
  watch(
    key,
    async (now) => {
      savedItems.value = []
      const { connectionId, ids } = requested()
      if (ids.length === 0) return
      const json = { connectionId, ids: [...ids] }
      const items = await unlessHostIsGone([], async () => {
        const answer = await client.api.sets['known-items'].$post({ json })
        return (await readOk(answer)).items
      })
      if (key() === now) savedItems.value = items
    },
    { immediate: true },
  )

  return computed((): ReadonlyMap<string, KnownItem> => {
    const { connectionId, ids } = requested()
    const seenItems = ids.flatMap((id) => seen.find(connectionId, id) ?? [])
    return new Map([...savedItems.value, ...seenItems].map((item) => [item.id, item]))
  })
}
