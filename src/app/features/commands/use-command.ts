import { onScopeDispose } from 'vue'
import type { CommandName } from '#core/command/command.ts'
import { useCommandsStore } from '#app/stores/commands-store.ts'

/** Makes a component the one that carries a command out, as long as it is there. */
export function useCommand(
  name: CommandName,
  run: () => void,
  isPossible: () => boolean = () => true,
): void {
  onScopeDispose(useCommandsStore().register(name, { run, isPossible }))
}
