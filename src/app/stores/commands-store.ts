import { defineStore } from 'pinia'
import { shallowReactive } from 'vue'
import type { CommandName } from '#core/command/command.ts'

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

  return { register, isPossible, run }
})
