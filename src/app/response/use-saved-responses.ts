import { watch } from 'vue'
import { describeSavedQuery, describeSavedSet } from './use-open-query.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useHistoryStore } from '#app/stores/history-store.ts'
import { useResponseStore, type SentQuery } from '#app/stores/response-store.ts'
import { useSetsStore } from '#app/stores/sets-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'

/**
 * Shows the last response of a tab when it is activated after a start or reopened, or that it is not saved.
 * Sends no request.
 */
export function useSavedResponses() {
  const responses = useResponseStore()
  const connections = useConnectionsStore()
  const history = useHistoryStore()
  const sets = useSetsStore()
  const tabs = useTabsStore()
  const isEmpty = () => responses.shown.kind === 'nothing' && !responses.isSending

  /** `query` is null if the response is saved, but its connection is gone or its query is not valid. */
  async function findSaved(
    answerId: string,
  ): Promise<{ kind: 'saved'; query: SentQuery | null } | { kind: 'none' }> {
    const entry = await history.read(answerId)
    if (entry !== null) {
      if (!entry.hasBody) return { kind: 'none' }
      const own = connections.connections.find(({ id }) => id === entry.connectionId)
      return { kind: 'saved', query: own ? describeSavedQuery(entry, own.conventions) : null }
    }
    await sets.load()
    const set = sets.sets.find(({ id }) => id === answerId)
    return set ? { kind: 'saved', query: describeSavedSet(set) } : { kind: 'none' }
  }

  watch(
    () => tabs.active.id,
    async (tabId) => {
      const { answerId } = tabs.active
      if (answerId === null || !isEmpty()) return
      const saved = await findSaved(answerId)
      // Meanwhile the user may have sent a request or switched tabs.
      if (tabs.active.id !== tabId || !isEmpty()) return
      if (saved.kind === 'none') responses.showNotSaved()
      else if (saved.query) responses.send(saved.query)
    },
    { immediate: true },
  )
}
