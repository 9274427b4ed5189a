import type { Ref } from 'vue'
import { nextPane, panes, type Pane, type PaneLayout } from '#core/workspace/pane-layout.ts'
import { useCommand } from '#app/features/commands/use-command.ts'

/** What a pane is there for takes the keys: a grid or tree before the tools above it. */
const places = ['[role="grid"]', '[role="tree"]', 'input', 'button', '[tabindex="0"]']

/** Leads the keyboard from pane to pane. */
export function usePaneFocus(root: Ref<HTMLElement | null>, layout: Ref<PaneLayout>): void {
  const elementOf = (pane: Pane) => root.value?.querySelector(`[data-pane="${pane}"]`) ?? null

  useCommand('next-pane', () => {
    const from = panes.find((pane) => elementOf(pane)?.contains(document.activeElement)) ?? null
    const pane = elementOf(nextPane(layout.value, from))
    for (const place of places) {
      const element = pane?.querySelector<HTMLElement>(`${place}:not(:disabled)`)
      // Without a parent to stand in it is not drawn.
      if (element?.offsetParent) {
        element.focus()
        return
      }
    }
  })
}
