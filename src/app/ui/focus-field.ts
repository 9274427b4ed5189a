import { nextTick } from 'vue'
import type { FieldName } from '#core/query/field-problem.ts'

/** Puts the cursor into a field of the form, once it is drawn; `selected`: what it holds is typed over. */
export function focusField(field: FieldName, how: 'as-is' | 'selected' = 'as-is'): void {
  void nextTick(() => {
    const input = document.querySelector<HTMLElement>(`[data-test="${field}"]`)
    input?.scrollIntoView({ block: 'nearest' })
    input?.focus()
    if (how === 'selected' && input instanceof HTMLInputElement) input.select()
  })
}
