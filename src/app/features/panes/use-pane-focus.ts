import type { Ref } from 'vue'
import { nextPane, panes, type Pane, type PaneLayout } from '#core/workspace/pane-layout.ts'
import { useCommand } from '#app/features/commands/use-command.ts'

/** What gets the focus in a pane, in order of preference: a grid or tree before the tools above it. */
const focusTargets = ['[role="grid"]', '[role="tree"]', 'input', 'button', '[tabindex="0"]']

/** Registers the command that moves the focus to the next pane. */
export function usePaneFocus(root: Ref<HTMLElement | null>, layout: Ref<PaneLayout>): void {
  const elementOf = (pane: Pane) => root.value?.querySelector(`[data-pane="${pane}"]`) ?? null

  useCommand('next-pane', () => {
    const from = panes.find((pane) => elementOf(pane)?.contains(document.activeElement)) ?? null
    const pane = elementOf(nextPane(layout.value, from))
    for (const target of focusTargets) {
      const element = pane?.querySelector<HTMLElement>(`${target}:not(:disabled)`)
      // Hidden elements have no offset parent.
      if (element?.offsetParent) {
        element.focus()
        return
      }
    }
  })
}
