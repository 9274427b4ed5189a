import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { ListedEntry } from '#core/workspace/history-entry.ts'

/** A dialog of the window that several places open, with what it opens on. */
type WindowDialog =
  /** `item` is an ID, a name or ''; `tabId` is the ID of the preselected tab, '' for the active one. */
  | { kind: 'missing'; item: string; tabId: string }
  /** `isReturn`: the last results are shown again. */
  | { kind: 'changes'; isReturn: boolean }
  /** Compares a saved response with the shown one. */
  | { kind: 'compare'; entry: ListedEntry }

/** Opens a dialog without loading what the dialog needs: its own store comes with it. */
export const useDialogStore = defineStore('dialog', () => {
  const opened = shallowRef<WindowDialog | null>(null)

  function open(dialog: WindowDialog) {
    opened.value = dialog
  }

  function close() {
    opened.value = null
  }

  return { opened, open, close }
})
