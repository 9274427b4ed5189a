import { defineStore } from 'pinia'
import { shallowRef, triggerRef, watch } from 'vue'
import type { KnownItem } from '#core/content/known-item.ts'
import { useAnswerStore } from './answer-store.ts'
import { useSettingsStore } from './settings-store.ts'

/** Of larger responses the first items. */
const maxPerAnswer = 1000
/** Beyond that the items seen longest ago are forgotten. */
const maxItems = 20_000

/** Names and types of the items in responses of this session, by connection and ID: a deleted item can still be named. */
export const useSeenItemsStore = defineStore('seen-items', () => {
  const answers = useAnswerStore()
  const settings = useSettingsStore()
  /** The item seen longest ago first. Changed in place: with each response, a copy of all would be made. */
  const seen = shallowRef(new Map<string, KnownItem>())

  const find = (connectionId: string, id: string): KnownItem | null =>
    seen.value.get(keyOf(connectionId, id)) ?? null

  watch(
    () => answers.ended,
    async (ended) => {
      if (ended.kind !== 'answer' || ended.answer.progress.items === 0) return
      const { client, progress, sent } = ended.answer
      const positions = Array.from(
        { length: Math.min(progress.items, maxPerAnswer) },
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
    { flush: 'sync' },
  )

  return { find }
})

/** A connection's id has no space in it. */
const keyOf = (connectionId: string, id: string): string => `${connectionId} ${id}`
