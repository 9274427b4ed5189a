import { shallowRef, watch, type Ref } from 'vue'
import type { ItemColumn } from '#core/content/item-columns.ts'
import type { Opening, Progress, Reply } from '#app/answer-worker/protocol.ts'

/** Columns are derived from the first items; later ones are not read. */
const itemsForColumns = 200

type Columns = Extract<Reply, { kind: 'columns' }>

/** The part of a response from which columns are derived. */
interface ColumnsSource {
  client: { ask: (question: { kind: 'columns' }) => Promise<Columns> }
  opening: Pick<Opening, 'columns'> | null
  progress: Pick<Progress, 'items'>
}

/** The attributes of the items in the shown response. */
export function useItemColumns(answer: Readonly<Ref<ColumnsSource>>) {
  const columns = shallowRef<readonly ItemColumn[]>([])
  const sampleSize = shallowRef(0)
  const isTruncated = shallowRef(false)

  function setFound(found: Columns) {
    sampleSize.value = found.sampleSize
    isTruncated.value = found.isTruncated
    columns.value = found.columns
  }

  watch(
    () => {
      const { client, progress } = answer.value
      return [client, Math.min(progress.items, itemsForColumns)] as const
    },
    async ([client, items], before) => {
      if (client !== before?.[0]) {
        sampleSize.value = 0
        if (answer.value.opening) setFound(answer.value.opening.columns)
      }
      if (items <= sampleSize.value) return
      const reply = await client.ask({ kind: 'columns' })
      if (answer.value.client === client && reply.sampleSize >= sampleSize.value) setFound(reply)
    },
    { immediate: true },
  )

  return { columns, sampleSize, isTruncated }
}
