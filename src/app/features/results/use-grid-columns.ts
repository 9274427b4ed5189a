import { computed, type Ref } from 'vue'
import type { ColumnPath } from '#core/content/column-values.ts'
import {
  areDrawnAlike,
  defaultLayout,
  haveSamePaths,
  moveColumn,
  showColumn,
  shownColumns,
  sizeColumn,
  type GridColumn,
} from '#core/content/grid-layout.ts'
import { useArrangedColumns } from '#app/shown-answer/use-arranged-columns.ts'
import type { ShownAnswer } from '#app/stores/answer-store.ts'

/** The grid's columns and functions to change them. The arrays are replaced only if the drawn columns change. */
export function useGridColumns(answer: Readonly<Ref<ShownAnswer>>) {
  const { columns: all, layout, change, ...examined } = useArrangedColumns(answer)
  const columns = computed<GridColumn[]>((before) => {
    const now = shownColumns(all.value)
    return before && areDrawnAlike(now, before) ? before : now
  })
  const paths = computed<ColumnPath[]>((before) => {
    const now = columns.value.map(({ path }) => path)
    return before && haveSamePaths(now, before) ? before : now
  })

  function show(column: GridColumn, isShown: boolean) {
    change(showColumn(layout.value, column, isShown))
  }

  function move(key: string, before: string | null) {
    change(moveColumn(layout.value, all.value, key, before))
  }

  function size(key: string, width: number) {
    change(sizeColumn(layout.value, key, width))
  }

  function reset() {
    change(defaultLayout)
  }

  return { ...examined, all, columns, paths, show, move, size, reset }
}
