import { computed, onScopeDispose, ref } from 'vue'
import { layOutPanes, type Pane, type PaneChoices } from '#core/workspace/pane-layout.ts'
import { useSettingsStore } from '../../stores/settings-store.ts'
import { useCommand } from '../commands/use-command.ts'
import { useTellRefusal } from '../../words/use-tell-refusal.ts'

/** Which panes the window shows, and how large: as a person left them, as far as the window has room. */
export function usePanes() {
  const settings = useSettingsStore()
  const tell = useTellRefusal()
  const choices = ref<PaneChoices>({ ...settings.settings.panes })
  const front = ref<Pane>('answer')
  const width = ref(window.innerWidth)
  const measure = () => {
    width.value = window.innerWidth
  }
  window.addEventListener('resize', measure)
  onScopeDispose(() => {
    window.removeEventListener('resize', measure)
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
