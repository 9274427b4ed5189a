import { useMessage } from 'naive-ui'
import { useWords } from '#app/i18n/use-words.ts'
import { matchConnection } from '#core/connection/match-connection.ts'
import type { WrittenForm } from '#core/query/form.ts'
import type { ListedEntry } from '#core/workspace/history-entry.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import { describeKeptQuery } from '#app/shown-answer/kept-query.ts'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'

/** A kept query, as a tab takes it. */
interface Kept {
  form: WrittenForm
  connectionId: string
  savedId?: string
}

/** Puts what was kept back into the form. Sends nothing. */
export function useOpenQuery() {
  const connections = useConnectionsStore()
  const written = useQueryStore()
  const answer = useAnswerStore()
  const tabs = useTabsStore()
  const message = useMessage()
  const { say } = useWords()

  /** Opens a tab for it, which is for its own instance even where that was removed. Returns whether there was room. */
  function open(kept: Kept, connectionName: string): boolean {
    connections.noteFormerName(kept.connectionId, connectionName)
    if (!tabs.openTab(kept)) {
      message.warning(say('workspace.tabsFull', { count: tabs.tabs.length }))
      return false
    }
    return true
  }

  const openEntry = ({ form, connectionId, connectionName }: ListedEntry): boolean =>
    open({ form, connectionId }, connectionName)

  /** Opens a saved request in its own tab, or brings that tab to the front. */
  function openSaved({ id: savedId, form, connectionId, baseUrl }: SavedRequest) {
    const opened = tabs.tabs.find((tab) => tab.savedId === savedId)
    if (opened) tabs.activate(opened.id)
    else open({ form, connectionId: findInstance(connectionId, baseUrl), savedId }, baseUrl)
  }

  /** Its own connection; where that was removed, another one to the very same address, if there is one. */
  function findInstance(connectionId: string, baseUrl: string): string {
    if (connections.connections.some(({ id }) => id === connectionId)) return connectionId
    return matchConnection(baseUrl, connections.connections, null)?.id ?? connectionId
  }

  /** Shows the answer that was kept of an exchange, under the query that it answered. */
  function showKept(entry: ListedEntry) {
    // Its answer would take the place of another query's.
    if (!openEntry(entry)) return
    const kept = describeKeptQuery(entry, written.conventions)
    if (kept) answer.send(kept)
  }

  return { openEntry, openSaved, showKept }
}
