import { computed, type Ref } from 'vue'
import { shownColumns } from '#core/content/grid-layout.ts'
import { planColumnRequest, type ColumnRequest } from '#core/dialect/column-request.ts'
import type { ShownAnswer } from '#app/stores/answer-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useArrangedColumns } from '#app/shown-answer/use-arranged-columns.ts'

/** The includes and fields for the shown columns; null if the columns are unknown or of another endpoint. */
export function useColumnRequest(answer: Readonly<Ref<ShownAnswer>>) {
  const query = useQueryStore()
  const { columns, found } = useArrangedColumns(answer)
  return computed<ColumnRequest | null>(() => {
    const { form, conventions } = query
    if (found.value.length === 0 || form.endpoint !== answer.value.sent.form.endpoint) return null
    const shown = shownColumns(columns.value).map(({ path }) => path)
    return planColumnRequest(shown, found.value, form, conventions)
  })
}
