import { computed, type Ref } from 'vue'
import { arrangeColumns, wholeItem } from '#core/content/grid-layout.ts'
import type { ShownAnswer } from '../../stores/answer-store.ts'
import { useGridLayout, type GridOwner } from '../../shown-answer/use-grid-layout.ts'
import { useItemColumns } from '../../shown-answer/use-item-columns.ts'

/** The columns that a table may have, as the grid has them, and whether any of the items hold HTML. */
export function useTableColumns(answer: Readonly<Ref<ShownAnswer>>) {
  const owner = computed<GridOwner>((before) => {
    const { connectionId, form } = answer.value.sent
    const isSame = before?.connectionId === connectionId && before.endpoint === form.endpoint
    return isSame ? before : { connectionId, endpoint: form.endpoint }
  })
  const { layout } = useGridLayout(owner)
  const { columns: found } = useItemColumns(answer)
  const columns = computed(() =>
    arrangeColumns(found.value, layout.value).filter(({ key }) => key !== wholeItem.key),
  )
  const hasHtml = computed(() =>
    found.value.some(({ kinds }) => kinds.some(({ kind }) => kind === 'html')),
  )
  return { columns, hasHtml }
}
