import { nextTick } from 'vue'

/**
 * Puts the cursor into the part of the page with this `data-test`, once it is drawn. With the part itself, not a
 * frame later: by then somebody may type elsewhere.
 */
export async function focusPart(name: string): Promise<void> {
  await nextTick()
  document.querySelector<HTMLElement>(`[data-test="${name}"]`)?.focus()
}
