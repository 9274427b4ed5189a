import { nextTick } from 'vue'
import type { FormField } from '#core/query/form-field.ts'
import { ownValue } from '#core/own-value.ts'

/** Test IDs of controls that are focused by other parts of the page. */
export type FocusedPart =
  | 'compare.two.right.endpoint'
  | 'compare.two.start'
  | 'connection.token'
  | 'endpoints.label'
  | 'endpoints.search'
  | 'link.copy'
  | 'link.open'
  | 'missing.item'
  | 'open-item.id'
  | 'palette.search'
  | 'panes.tab.item'
  | 'paste.text'
  | FieldTestId
  | 'query.send'

/** The test ID of a control of the query form (src/core/query/form-field.ts). */
type FieldTestId = `query.${string}`

const maxFetchTries = 40
const fetchTryDelay = 25

/** An element once it is rendered, which may need code to be fetched first; null if the focus moves meanwhile. */
async function findRendered(selector: string): Promise<HTMLElement | null> {
  const page = document
  const focused = page.activeElement
  for (let tries = 0; tries < maxFetchTries && page.activeElement === focused; tries += 1) {
    const found = page.querySelector<HTMLElement>(selector)
    if (found !== null) return found
    await new Promise((resolve) => setTimeout(resolve, fetchTryDelay))
  }
  return null
}

/**
 * Focuses the control with this test ID as soon as it is rendered. Waiting for a frame would be too late,
 * because the user may already be typing elsewhere. `selected` also selects its text.
 */
export async function focusPart(
  name: FocusedPart,
  how: 'as-is' | 'selected' = 'as-is',
): Promise<void> {
  await nextTick()
  const part = await findRendered(`[data-test="${name}"]`)
  part?.scrollIntoView({ block: 'nearest' })
  part?.focus()
  const isText = part instanceof HTMLTextAreaElement || part instanceof HTMLInputElement
  if (how === 'selected' && isText) part.select()
}

/** The test ID of a field's control, for example `query.filter.0.key`. */
export const testIdOfField = (field: FormField): FieldTestId =>
  'row' in field
    ? `query.${field.part}.${String(field.row)}.${field.member}`
    : `query.${field.part}`

/** Focuses a field of the form once it is rendered; `selected` also selects its text. */
export function focusField(field: FormField, how: 'as-is' | 'selected' = 'as-is'): void {
  void focusPart(testIdOfField(field), how)
}

/** Moves the focus to the next or previous row by the arrow keys, from any element in the row's `li`. */
export function stepFocus(event: KeyboardEvent, rows: readonly HTMLElement[]): void {
  const step = ownValue({ ArrowDown: 1, ArrowUp: -1 }, event.key)
  if (step === undefined) return
  event.preventDefault()
  const at = rows.findIndex((row) => (row.closest('li') ?? row).contains(document.activeElement))
  rows[at + step]?.focus()
}
