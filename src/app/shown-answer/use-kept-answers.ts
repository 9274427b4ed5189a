import { watch } from 'vue'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useHistoryStore } from '#app/stores/history-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { describeKeptQuery } from './kept-query.ts'

/**
 * Shows the last saved response of a tab when it is activated after a start or reopened. Sends no request.
 */
export function useKeptAnswers() {
  const answers = useAnswerStore()
  const connections = useConnectionsStore()
  const history = useHistoryStore()
  const tabs = useTabsStore()
  const isEmpty = () => answers.shown.kind === 'nothing' && !answers.isSending

  watch(
    () => tabs.active.id,
    async (tabId) => {
      const { answerId } = tabs.active
      if (answerId === null || !isEmpty()) return
      const entry = await history.read(answerId)
      // Meanwhile the user may have sent a request or switched tabs.
      if (entry?.hasBody !== true || tabs.active.id !== tabId || !isEmpty()) return
      const own = connections.connections.find(({ id }) => id === entry.connectionId)
      const kept = own ? describeKeptQuery(entry, own.conventions) : null
      if (kept) answers.send(kept)
    },
    { immediate: true },
  )
}
