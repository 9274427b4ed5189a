import { useWords } from '#app/i18n/use-words.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import { useOpenQuery } from '#app/response/use-open-query.ts'
import { useSend } from '#app/response/use-send.ts'
import { useWorkspaceStore } from '#app/stores/workspace-store.ts'
import { useMessage } from '#app/ui/message.ts'

/** What can be done with a saved query from its row. */
export type SavedAction =
  | 'open'
  | 'run'
  | 'edit'
  | 'duplicate'
  | 'move-up'
  | 'move-down'
  | 'remove'
  /** Sends the query on the connection with this ID, without changing it. */
  | `on ${string}`

/** The connection of an action that sends on one. */
export const connectionOf = (action: `on ${string}`): string => action.slice('on '.length)

/** Returns a function that opens a saved request in its tab and sends it, unless its query was changed there. */
export function useRunSaved(): (request: SavedRequest) => void {
  const workspace = useWorkspaceStore()
  const { openSaved } = useOpenQuery()
  const { send } = useSend()
  const message = useMessage()
  const { say } = useWords()
  return (request) => {
    if (!openSaved(request)) return
    // A changed query would not be what its name says.
    if (workspace.isChanged) message.info(say('workspace.runChanged', { name: request.name }))
    else send()
  }
}
