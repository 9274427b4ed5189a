import { useMessage } from 'naive-ui'
import { useWords } from '#app/i18n/use-words.ts'
import { findConnectionOf } from '#core/connection/match-connection.ts'
import { freshForm, type WrittenForm } from '#core/query/form.ts'
import type { SetView } from '#core/set/set-document.ts'
import type { ListedEntry } from '#core/workspace/history-entry.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import { describeKeptQuery, describeKeptSet } from '#app/shown-answer/kept-query.ts'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'

/** A query as stored in a tab. */
interface OpenableQuery {
  form: WrittenForm
  connectionId: string
  savedId?: string
}

/** Opens queries and saved responses in tabs. Sends nothing to a server. */
export function useOpenQuery() {
  const connections = useConnectionsStore()
  const currentQuery = useQueryStore()
  const answer = useAnswerStore()
  const tabs = useTabsStore()
  const message = useMessage()
  const { say } = useWords()

  /**
   * Opens a tab for the query's connection; a removed one is shown as `connectionName`. Returns false if no more
   * tabs fit.
   */
  function open(query: OpenableQuery, connectionName: string): boolean {
    connections.noteFormerName(query.connectionId, connectionName)
    if (!tabs.openTab(query)) {
      message.warning(say('workspace.tabsFull', { count: tabs.tabs.length }))
      return false
    }
    return true
  }

  const openEntry = ({ form, connectionId, connectionName }: ListedEntry): boolean =>
    open({ form, connectionId }, connectionName)

  /** Opens an endpoint for a connection, without filters or other parameters. */
  const openEndpoint = (connectionId: string, connectionName: string, endpoint: string): boolean =>
    open({ form: { ...freshForm, endpoint }, connectionId }, connectionName)

  /** Opens a saved request in its own tab, or activates that tab. */
  function openSaved(saved: SavedRequest): boolean {
    const { id: savedId, form, connectionId, baseUrl } = saved
    const opened = tabs.tabs.find((tab) => tab.savedId === savedId)
    if (opened) {
      tabs.activate(opened.id)
      return true
    }
    const connection = findConnectionOf(saved, connections.connections)
    return open({ form, connectionId: connection?.id ?? connectionId, savedId }, baseUrl)
  }

  /** Opens a query that is not saved, such as one from a file. */
  const openForm = (form: WrittenForm, connectionId: string, connectionName = ''): boolean =>
    open({ form, connectionId }, connectionName)

  /** Shows the saved response of a request in a new tab. */
  function showKept(entry: ListedEntry) {
    // Without a new tab, the response would replace that of another query.
    if (!openEntry(entry)) return
    const kept = describeKeptQuery(entry, currentQuery.conventions)
    if (kept) answer.send(kept)
  }

  /** Shows a completed set like a response: it can be filtered and exported without requests. */
  function showSet(set: SetView) {
    const { connectionId, connectionName, form } = set
    const kept = describeKeptSet(set)
    // Without a new tab, the response would replace that of another query.
    if (kept && open({ form, connectionId }, connectionName)) answer.send(kept)
  }

  return { openEntry, openEndpoint, openSaved, openForm, showKept, showSet }
}
