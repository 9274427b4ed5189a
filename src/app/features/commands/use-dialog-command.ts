import { ref, type Ref } from 'vue'
import type { CommandName } from '#core/command/command.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useCommand } from './use-command.ts'

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
