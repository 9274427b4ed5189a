import { nextTick } from 'vue'

/** What something else than itself puts the cursor into, by its `data-test`. */
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
  | FieldTest
  | 'query.send'

/** A control of the query form (src/core/query/form-field.ts). */
export type FieldTest = `query.${string}`

/**
 * Puts the cursor into the part of the page with this `data-test`, once it is drawn. With the part itself, not a
 * frame later: by then somebody may type elsewhere.
 * `selected`: what it holds is typed over.
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
