import { defineStore } from 'pinia'
import { shallowReactive } from 'vue'
import type { CommandName } from '#core/command/command.ts'

/** What a command does just now, and whether it can. */
export interface CommandAction {
  run: () => void
  isPossible: () => boolean
}

/** The commands that the parts of the window on show have taken over. */
export const useCommandsStore = defineStore('commands', () => {
  const actions = shallowReactive(new Map<CommandName, CommandAction>())

  /** Says what a command does from now on; the answer takes that back. */
  function register(name: CommandName, action: CommandAction): () => void {
    actions.set(name, action)
    return () => {
      if (actions.get(name) === action) actions.delete(name)
    }
  }

  const isPossible = (name: CommandName) => actions.get(name)?.isPossible() ?? false

  /** Does what the command stands for; whether it could. */
  function run(name: CommandName): boolean {
    if (!isPossible(name)) return false
    actions.get(name)?.run()
    return true
  }

  return { register, isPossible, run }
})
