import { computed, ref } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import { repairField } from '#core/paste/repair-field.ts'
import type { TextRepair } from '#core/query/reading.ts'

/**
 * Pastes into a field without characters that nobody sees, and says what was taken out.
 * @param update gives the field its text
 */
export function useRepairedPaste(update: (text: string) => void) {
  const { say } = useWords()
  const repairs = ref<readonly TextRepair[]>([])

  /** Pastes the text, if it has such characters; otherwise the field does it. */
  function pasteRepaired(event: ClipboardEvent, pasted: string) {
    const repaired = repairField(pasted)
    repairs.value = repaired.repairs
    const { target } = event
    if (repaired.repairs.length === 0 || !(target instanceof HTMLInputElement)) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = target
    const start = selectionStart ?? value.length
    update(value.slice(0, start) + repaired.text + value.slice(selectionEnd ?? start))
  }

  return {
    pasteRepaired,
    /** Says what was repaired elsewhere, or takes it back. */
    noteRepairs: (found: readonly TextRepair[]) => {
      repairs.value = found
    },
    /** Empty if nothing was repaired. */
    repairsText: computed(() =>
      repairs.value.map((what) => say(`reading.note.repaired.${what}`)).join(' '),
    ),
  }
}
