import { useMessage } from 'naive-ui'
import { useI18n } from 'vue-i18n'
import { planRequest } from '#core/query/plan-request.ts'
import type { ListedEntry } from '#core/workspace/history-entry.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import { useAnswerStore } from '../../stores/answer-store.ts'
import { useConnectionsStore } from '../../stores/connections-store.ts'
import { useQueryStore } from '../../stores/query-store.ts'
import { useTabsStore } from '../../stores/tabs-store.ts'

/** Puts what was kept back into the form. Sends nothing. */
export function useOpenQuery() {
  const connections = useConnectionsStore()
  const query = useQueryStore()
  const answer = useAnswerStore()
  const tabs = useTabsStore()
  const message = useMessage()
  const { t } = useI18n()

  function warnIfGone(connectionId: string, connectionName: string) {
    const isThere = connections.connections.some(({ id }) => id === connectionId)
    if (!isThere) message.warning(t('workspace.connectionGone', { name: connectionName }))
  }

  function openEntry({ form, connectionId, connectionName }: ListedEntry) {
    warnIfGone(connectionId, connectionName)
    tabs.openTab({ form, connectionId })
  }

  /** Opens a saved request in its own tab, or brings that tab to the front. */
  function openSaved({ id: savedId, form, connectionId, baseUrl }: SavedRequest) {
    const opened = tabs.tabs.find((tab) => tab.savedId === savedId)
    if (opened) {
      tabs.activate(opened.id)
      return
    }
    warnIfGone(connectionId, baseUrl)
    tabs.openTab({ form, connectionId, savedId })
  }

  /** Shows the answer that was kept of an exchange, under the query that it answered. */
  function showKept(entry: ListedEntry) {
    openEntry(entry)
    const { conventions } = query
    const planned = planRequest(entry.form, conventions)
    if (!planned.ok) return
    const { id: keptId, at: sentAt, connectionId, baseUrl, form } = entry
    const id = crypto.randomUUID()
    const { value: plan } = planned
    answer.send({ id, keptId, sentAt, connectionId, baseUrl, conventions, form, plan })
  }

  return { openEntry, openSaved, showKept }
}
