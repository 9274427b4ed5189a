import { computed, shallowRef, watch } from 'vue'
import type { KnownItem } from '#core/content/known-item.ts'
import { readOk } from '#app/client/read-ok.ts'
import { unlessHostIsGone } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'
import { useSeenItemsStore } from '#app/stores/seen-items-store.ts'

/** What is known of items that can no longer be loaded: from responses of this session, and from saved sets. */
export function useKnownItems(asked: () => { connectionId: string; ids: readonly string[] }) {
  const client = useHostClient()
  const seen = useSeenItemsStore()
  const held = shallowRef<readonly KnownItem[]>([])

  /** Read again while further results come in, mostly with the same items. */
  const key = () => [asked().connectionId, ...asked().ids].join('\n')
  watch(
    key,
    async (now) => {
      held.value = []
      const { connectionId, ids } = asked()
      if (ids.length === 0) return
      const json = { connectionId, ids: [...ids] }
      const items = await unlessHostIsGone([], async () => {
        const answer = await client.api.sets['known-items'].$post({ json })
        return (await readOk(answer)).items
      })
      if (key() === now) held.value = items
    },
    { immediate: true },
  )

  return computed((): ReadonlyMap<string, KnownItem> => {
    const { connectionId, ids } = asked()
    const known = ids.flatMap((id) => seen.find(connectionId, id) ?? [])
    return new Map([...held.value, ...known].map((item) => [item.id, item]))
  })
}
