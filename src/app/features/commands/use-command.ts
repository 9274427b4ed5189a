import { computed, onScopeDispose, ref, type Ref } from 'vue'
import type { CommandName } from '#core/command/command.ts'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'

/**
 * Registers the component as the one that runs a command, until the component is unmounted. What shows whether the
 * command is possible is drawn anew only when that changes, not with each key that `isPossible` reads.
 */
export function useCommand(
  name: CommandName,
  run: () => void,
  isPossible: () => boolean = () => true,
): void {
  const isPossibleNow = computed(isPossible)
  onScopeDispose(useCommandsStore().register(name, { run, isPossible: () => isPossibleNow.value }))
}

/** Whether a dialog about the current connection is open. The command opens it if there is a connection. */
export function useDialogCommand(name: CommandName): Ref<boolean> {
  const connections = useConnectionsStore()
  const isOpen = ref(false)
  useCommand(
    name,
    () => {
      isOpen.value = true
    },
    () => connections.current !== null,
  )
  return isOpen
}
