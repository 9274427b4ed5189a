import { watch } from 'vue'
import { resolveForm } from '#core/query/resolve-form.ts'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useHistoryStore } from '#app/stores/history-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { useTodayStore } from '#app/stores/today-store.ts'
import { describeKeptQuery } from './kept-query.ts'

/**
 * Shows the last response of a tab when it is activated after a start or reopened, or that it is not saved.
 * Sends no request.
 */
export function useKeptAnswers() {
  const answers = useAnswerStore()
  const connections = useConnectionsStore()
  const history = useHistoryStore()
  const tabs = useTabsStore()
  const calendar = useTodayStore()
  const isEmpty = () => answers.shown.kind === 'nothing' && !answers.isSending

  watch(
    () => tabs.active.id,
    async (tabId) => {
      const { answerId, connectionId } = tabs.active
      if (answerId === null || !isEmpty()) return
      const entry = await history.read(answerId)
      // Meanwhile the user may have sent a request or switched tabs.
      if (tabs.active.id !== tabId || !isEmpty()) return
      const own = connections.connections.find(
        ({ id }) => id === (entry?.connectionId ?? connectionId),
      )
      if (own === undefined) return
      const form = resolveForm(tabs.active.form, calendar.today)
      // Without an entry the host replies that the response is not kept, which is then said.
      const lost = { id: answerId, at: '', connectionId: own.id, baseUrl: own.baseUrl, form }
      const kept = describeKeptQuery(entry ?? lost, own.conventions)
      if (kept) answers.send(kept)
    },
    { immediate: true },
  )
}
