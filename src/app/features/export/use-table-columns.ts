import { computed, type Ref } from 'vue'
import { wholeItem } from '#core/content/grid-layout.ts'
import type { ShownAnswer } from '#app/stores/answer-store.ts'
import { useArrangedColumns } from '#app/shown-answer/use-arranged-columns.ts'

/** The columns that a table may have, as the grid has them, what was found, and whether any item holds HTML. */
export function useTableColumns(answer: Readonly<Ref<ShownAnswer>>) {
  const { columns: arranged, found } = useArrangedColumns(answer)
  const columns = computed(() => arranged.value.filter(({ key }) => key !== wholeItem.key))
  const hasHtml = computed(() =>
    found.value.some(({ kinds }) => kinds.some(({ kind }) => kind === 'html')),
  )
  return { columns, found, hasHtml }
}
