import { nextTick } from 'vue'
import type { FieldName } from '#core/query/field-problem.ts'

/** Puts the cursor into a field of the form, once it is drawn. */
export function focusField(field: FieldName): void {
  void nextTick(() => {
    const input = document.querySelector<HTMLElement>(`[data-test="${field}"]`)
    input?.scrollIntoView({ block: 'nearest' })
    input?.focus()
  })
}
