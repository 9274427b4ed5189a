import { nextTick } from 'vue'

/** Test IDs of controls that are focused by other parts of the page. */
export type FocusedPart =
  | 'connection.token'
  | 'endpoints.label'
  | 'endpoints.search'
  | 'link.copy'
  | 'link.open'
  | 'missing.item'
  | 'open-item.id'
  | 'palette.search'
  | 'paste.text'
  | FieldTestId
  | 'query.send'

/** The test ID of a control of the query form (src/core/query/form-field.ts). */
export type FieldTestId = `query.${string}`

/**
 * Focuses the control with this test ID as soon as it is rendered. Waiting for a frame would be too late,
 * because the user may already be typing elsewhere. `selected` also selects its text.
 */
export async function focusPart(
  name: FocusedPart,
  how: 'as-is' | 'selected' = 'as-is',
): Promise<void> {
  await nextTick()
  const part = document.querySelector<HTMLElement>(`[data-test="${name}"]`)
  part?.scrollIntoView({ block: 'nearest' })
  part?.focus()
  const isText = part instanceof HTMLTextAreaElement || part instanceof HTMLInputElement
  if (how === 'selected' && isText) part.select()
}
