import { useMessage } from 'naive-ui'
import { withConceptLabels } from '#core/instance/concept-labels.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useRefusalWords } from '#app/words/use-refusal-words.ts'

/** Returns a function that saves names of concepts with a filter key of the current connection. */
export function useRememberedNames() {
  const connections = useConnectionsStore()
  const describeRefusal = useRefusalWords()
  const message = useMessage()
  return async (key: string, concepts: readonly { id: string; label: string }[]) => {
    const connection = connections.current
    if (connection === null) return
    const { id, filterDefinitions, conventions } = connection
    const next = withConceptLabels(filterDefinitions, key, concepts, conventions)
    const refused = await connections.saveFilterDefinitions(id, next)
    if (refused) message.warning(describeRefusal(refused))
  }
}
