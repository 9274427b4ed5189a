import { defineStore } from 'pinia'
import { nextTick, shallowReactive, shallowRef } from 'vue'
import type { CommandName } from '#core/command/command.ts'
import type { ListedEntry } from '#core/workspace/history-entry.ts'
import type { ContentLink } from '#core/content/image-address.ts'

/** The current handler of a command, and whether it is enabled. */
export interface CommandAction {
  run: () => void
  isPossible: () => boolean
}

/** The commands handled by the visible parts of the window. */
export const useCommandsStore = defineStore('commands', () => {
  const actions = shallowReactive(new Map<CommandName, CommandAction>())

  /** Registers a handler for a command; returns a function that removes it. */
  function register(name: CommandName, action: CommandAction): () => void {
    actions.set(name, action)
    return () => {
      if (actions.get(name) === action) actions.delete(name)
    }
  }

  const isPossible = (name: CommandName) => actions.get(name)?.isPossible() ?? false

  /** Runs the command; returns false if it is not available. */
  function run(name: CommandName): boolean {
    if (!isPossible(name)) return false
    actions.get(name)?.run()
    return true
  }

  /** Sends the form that was just changed: the command reads it only after the next tick. */
  async function sendChanged(): Promise<boolean> {
    await nextTick()
    return run('send')
  }

  return { register, isPossible, run, sendChanged }
})

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

/** A link in content that the user clicked. It must be confirmed, because content is not trusted. */
export const useLinkStore = defineStore('link', () => {
  const pending = shallowRef<ContentLink | null>(null)

  function askToConfirm(link: ContentLink) {
    pending.value = link
  }

  function close() {
    pending.value = null
  }

  return { pending, askToConfirm, close }
})
