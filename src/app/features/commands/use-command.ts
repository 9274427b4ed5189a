import { onScopeDispose } from 'vue'
import type { CommandName } from '#core/command/command.ts'
import { useCommandsStore } from '#app/stores/commands-store.ts'

/** Registers the component as the one that runs a command, until the component is unmounted. */
export function useCommand(
  name: CommandName,
  run: () => void,
  isPossible: () => boolean = () => true,
): void {
  onScopeDispose(useCommandsStore().register(name, { run, isPossible }))
}
