import { nextTick } from 'vue'

/**
 * Puts the cursor into the part of the page with this `data-test`, once it is drawn. With the part itself, not a
 * frame later: by then somebody may type elsewhere.
 * `selected`: what it holds is typed over.
 */
export async function focusPart(name: string, how: 'as-is' | 'selected' = 'as-is'): Promise<void> {
  await nextTick()
  const part = document.querySelector<HTMLElement>(`[data-test="${name}"]`)
  part?.scrollIntoView({ block: 'nearest' })
  part?.focus()
  const isText = part instanceof HTMLTextAreaElement || part instanceof HTMLInputElement
  if (how === 'selected' && isText) part.select()
}
