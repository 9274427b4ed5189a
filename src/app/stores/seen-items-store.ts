import { defineStore } from 'pinia'
import { shallowRef, triggerRef, watch } from 'vue'
import type { KnownItem } from '#core/content/identify-object.ts'
import { useResponseStore } from './response-store.ts'
import { useSettingsStore } from './settings-store.ts'

/** Of a larger response, only the first items are remembered. */
const maxPerResponse = 1000
/** Beyond this number, the items seen longest ago are forgotten. */
const maxItems = 20_000

/** Names and types of items in this session's responses, so that a deleted item can still be named. */
export const useSeenItemsStore = defineStore('seen-items', () => {
  const responses = useResponseStore()
  const settings = useSettingsStore()
  /** By connection and ID, the item seen longest ago first. Changed in place, because copying it is slow. */
  const seen = shallowRef(new Map<string, KnownItem>())

  const find = (connectionId: string, id: string): KnownItem | null =>
    seen.value.get(keyOf(connectionId, id)) ?? null

  const namesOf = (connectionId: string): string[] =>
    Array.from(seen.value).flatMap(([key, { name }]) =>
      name !== '' && key.startsWith(keyOf(connectionId, '')) ? [name] : [],
    )

  watch(
    () => responses.lastResult,
    async (result) => {
      if (result.kind !== 'response' || result.response.progress.items === 0) return
      const { client, progress, sent } = result.response
      const positions = Array.from(
        { length: Math.min(progress.items, maxPerResponse) },
        (_, at) => at,
      )
      const { labels } = await client.ask({
        kind: 'labels',
        positions,
        language: settings.language,
      })
      const items = seen.value
      for (const { id, name, types } of labels) {
        if (id === '') continue
        const key = keyOf(sent.connectionId, id)
        items.delete(key)
        items.set(key, { id, name, types })
      }
      for (const key of items.keys()) {
        if (items.size <= maxItems) break
        items.delete(key)
      }
      triggerRef(seen)
    },
    // A first response may be there before this code.
    { flush: 'sync', immediate: true },
  )

  return { find, namesOf }
})

/** Unique, because connection IDs contain no space. */
const keyOf = (connectionId: string, id: string): string => `${connectionId} ${id}`
