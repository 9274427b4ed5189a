import { computed, onScopeDispose, ref, watch, type Ref } from 'vue'
import { layOutPanes, type Pane, type PaneChoices } from '#core/workspace/pane-layout.ts'
import { useSettingsStore } from '../../stores/settings-store.ts'
import { useCommand } from '../commands/use-command.ts'
import { useTellRefusal } from '../../words/use-tell-refusal.ts'

const railWidth = 36

/** Which panes `root` shows, and how large: as a person left them, as far as there is room. */
export function usePanes(root: Readonly<Ref<HTMLElement | null>>) {
  const settings = useSettingsStore()
  const tell = useTellRefusal()
  const choices = ref<PaneChoices>({ ...settings.settings.panes })
  const front = ref<Pane>('answer')
  // Until it is measured: the window but for the lists at its edge.
  const width = ref(window.innerWidth - railWidth)
  const sizes = new ResizeObserver(([entry]) => {
    if (entry) width.value = entry.contentRect.width
  })
  watch(
    root,
    (element, before) => {
      if (before) sizes.unobserve(before)
      if (element) sizes.observe(element)
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    sizes.disconnect()
  })
  const layout = computed(() => layOutPanes(width.value, choices.value, front.value))

  /** Keeps what was chosen for the next start. */
  async function keep() {
    tell(await settings.change({ panes: { ...choices.value } }))
  }

  function toggle(name: 'isQueryHidden' | 'isItemHidden') {
    choices.value = { ...choices.value, [name]: !choices.value[name] }
    void keep()
  }
  useCommand(
    'toggle-query',
    () => {
      toggle('isQueryHidden')
    },
    () => !layout.value.tabs.includes('query'),
  )
  useCommand(
    'toggle-item',
    () => {
      toggle('isItemHidden')
    },
    () => !layout.value.tabs.includes('item'),
  )

  return { layout, front, choices, keep }
}
