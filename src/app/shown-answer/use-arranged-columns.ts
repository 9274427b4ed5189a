import { computed, type Ref } from 'vue'
import { arrangeColumns } from '#core/content/grid-layout.ts'
import type { ShownAnswer } from '#app/stores/answer-store.ts'
import { useGridLayout, type GridOwner } from './use-grid-layout.ts'
import { useItemColumns } from './use-item-columns.ts'

/**
 * The columns of a response in the endpoint's layout, with the facts of each column, and changes of the
 * layout.
 */
export function useArrangedColumns(answer: Readonly<Ref<ShownAnswer>>) {
  const owner = computed<GridOwner>((before) => {
    const { connectionId, form } = answer.value.sent
    const isSame = before?.connectionId === connectionId && before.endpoint === form.endpoint
    return isSame ? before : { connectionId, endpoint: form.endpoint }
  })
  const { layout, change } = useGridLayout(owner)
  const { columns: found, sampleSize, isTruncated } = useItemColumns(answer)
  const columns = computed(() => arrangeColumns(found.value, layout.value))
  return { columns, found, sampleSize, isTruncated, layout, change }
}
