import { computed, type Ref } from 'vue'
import { arrangeColumns } from '#core/content/grid-layout.ts'
import type { ShownAnswer } from '../stores/answer-store.ts'
import { useGridLayout, type GridOwner } from './use-grid-layout.ts'
import { useItemColumns } from './use-item-columns.ts'

/** The columns of an answer as the grid has them, for who only reads them, and what was found in each. */
export function useArrangedColumns(answer: Readonly<Ref<ShownAnswer>>) {
  const owner = computed<GridOwner>((before) => {
    const { connectionId, form } = answer.value.sent
    const isSame = before?.connectionId === connectionId && before.endpoint === form.endpoint
    return isSame ? before : { connectionId, endpoint: form.endpoint }
  })
  const { layout } = useGridLayout(owner)
  const { columns: found } = useItemColumns(answer)
  const columns = computed(() => arrangeColumns(found.value, layout.value))
  return { columns, found }
}
