import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import {
  layOutPanes,
  type Pane,
  type PaneChoices,
  nextPane,
  panes,
  type PaneLayout,
} from '#core/workspace/pane-layout.ts'
import { useSettingsStore } from '#app/stores/settings-store.ts'
import { useElementResize } from '#app/ui/use-element-resize.ts'
import { useCommand } from '#app/features/commands/use-command.ts'
import { useTellRefusal } from '#app/words/use-failure-words.ts'

/** Width of WorkspaceRail, in pixels. */
const railWidth = 68

/** The visible panes of `root` and their sizes: as saved in the settings, limited by the available room. */
export function usePanes(root: Readonly<Ref<HTMLElement | null>>, hasItem: Readonly<Ref<boolean>>) {
  const settings = useSettingsStore()
  const tellRefusal = useTellRefusal()
  const choices = ref<PaneChoices>({ ...settings.settings.panes })
  /** The pane shown if the room is too small for all. */
  const front = ref<Pane>('answer')
  // An estimate until measured: the window without the rail.
  const room = shallowRef({ width: window.innerWidth - railWidth, height: window.innerHeight })
  useElementResize(
    () => root.value,
    ({ contentRect: { width, height } }) => {
      room.value = { width, height }
    },
  )
  const layout = computed(() => layOutPanes(room.value, choices.value, front.value, hasItem.value))

  /** There is nothing to hide or place if all panes are tabs. */
  const isSideBySide = () => !layout.value.tabs.includes('query')

  /** Saves the choices for the next start. */
  async function save() {
    tellRefusal(await settings.change({ panes: { ...choices.value } }))
  }

  function toggle(name: 'isQueryHidden' | 'isItemHidden') {
    choices.value = { ...choices.value, [name]: !choices.value[name] }
    void save()
  }
  useCommand(
    'toggle-query',
    () => {
      toggle('isQueryHidden')
    },
    isSideBySide,
  )
  useCommand(
    'toggle-item',
    () => {
      toggle('isItemHidden')
    },
    isSideBySide,
  )
  watch(
    () => settings.settings.panes.itemPlace,
    (itemPlace) => {
      choices.value = { ...choices.value, itemPlace, isItemHidden: false }
    },
  )

  function setRequestOpen(isRequestOpen: boolean) {
    choices.value = { ...choices.value, isRequestOpen }
    void save()
  }

  return { layout, front, choices, save, setRequestOpen }
}

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
