import { shallowRef, watch, type Ref } from 'vue'
import type { ItemColumn } from '#core/content/item-columns.ts'
import type { ShownAnswer } from '../../stores/answer-store.ts'

/** Columns come from the first items; later ones are not asked for. */
const itemsForColumns = 200

/** The attributes that the items of the shown answer really have. */
export function useItemColumns(answer: Ref<ShownAnswer | null>) {
  const columns = shallowRef<readonly ItemColumn[]>([])
  const sampled = shallowRef(0)
  const isTruncated = shallowRef(false)

  watch(
    () => {
      const shown = answer.value
      return [shown?.client, Math.min(shown?.progress.items ?? 0, itemsForColumns)] as const
    },
    async ([client, items]) => {
      if (!client || items === 0) return
      const reply = await client.ask({ kind: 'columns' })
      if (answer.value?.client !== client || reply.sampled < sampled.value) return
      const isSame =
        reply.columns.length === columns.value.length &&
        reply.columns.every(({ key }, place) => key === columns.value[place]?.key)
      sampled.value = reply.sampled
      isTruncated.value = reply.isTruncated
      // The same columns again would make every row be asked for again.
      if (!isSame) columns.value = reply.columns
    },
    { immediate: true },
  )
  watch(
    () => answer.value?.client,
    () => {
      sampled.value = 0
    },
  )

  return { columns, sampled, isTruncated }
}
