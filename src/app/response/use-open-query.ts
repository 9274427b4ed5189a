import { useWords } from '#app/i18n/use-words.ts'
import { findConnectionOf } from '#core/connection/match-connection.ts'
import { freshForm, type StoredForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { SetView } from '#core/set/set-document.ts'
import type { HistoryEntry, ListedEntry } from '#core/workspace/history-entry.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import { useResponseStore, type SentQuery } from '#app/stores/response-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { useMessage } from '#app/ui/message.ts'

/**
 * The query of a saved response, to show it again without a request; null if it cannot be planned. `present` are the
 * connection's conventions now, for entries that do not tell theirs.
 */
export function describeSavedQuery(
  entry: Pick<HistoryEntry, 'id' | 'at' | 'connectionId' | 'baseUrl' | 'conventions' | 'form'>,
  present: Conventions,
): SentQuery | null {
  const { conventions = present } = entry
  const planned = planRequest(entry.form, conventions)
  if (!planned.ok) return null
  const { id: savedResponseId, at: sentAt, connectionId, baseUrl, form } = entry
  const { value: plan } = planned
  return {
    id: crypto.randomUUID(),
    savedResponseId,
    sentAt,
    connectionId,
    baseUrl,
    conventions,
    form,
    plan,
    purpose: { kind: 'send' },
    query: { form, plan },
  }
}

/** The query of a completed set, to show it like a response; null if it is not completed or cannot be planned. */
export function describeSavedSet(set: SetView): SentQuery | null {
  const { standing, conventions, endedAt, startedAt } = set
  if (standing.kind !== 'ended') return null
  const at = endedAt ?? startedAt
  const kept = describeSavedQuery({ ...set, at }, conventions)
  return kept && { ...kept, set: { verdict: standing.verdict, endedAt: at, openedFrom: null } }
}

interface OpenableQuery {
  form: StoredForm
  connectionId: string
  savedId?: string
}

/** Opens queries and saved responses in tabs. Sends nothing to a server. */
export function useOpenQuery() {
  const connections = useConnectionsStore()
  const currentQuery = useQueryStore()
  const response = useResponseStore()
  const tabs = useTabsStore()
  const message = useMessage()
  const { say } = useWords()

  /**
   * Opens a tab for the query's connection; a removed one is shown as `connectionName`. Returns false if no more
   * tabs fit.
   */
  function open(query: OpenableQuery, connectionName: string, openTab = tabs.openTab): boolean {
    connections.noteFormerName(query.connectionId, connectionName)
    if (!openTab(query)) {
      message.warning(say('workspace.tabsFull', { count: tabs.tabs.length }))
      return false
    }
    return true
  }

  /** Opens an endpoint for a connection, without filters or other parameters. */
  const openEndpoint = (connectionId: string, connectionName: string, endpoint: string): boolean =>
    open({ form: { ...freshForm, endpoint }, connectionId }, connectionName)

  /** Opens a saved request in its own tab, or activates that tab. */
  function openSaved(saved: SavedRequest): boolean {
    const { id: savedId, root, form, connectionId, baseUrl } = saved
    const opened = tabs.tabs.find((tab) => tab.savedId === savedId)
    if (opened) {
      tabs.activate(opened.id)
      return true
    }
    // An opened folder gets a connection only by choice, because it may have a token.
    const connection = root === undefined ? findConnectionOf(saved, connections.connections) : null
    const isForAny = connectionId === '' && baseUrl === ''
    const placed = {
      form,
      savedId,
      connectionId: isForAny
        ? (connections.currentId ?? 'none')
        : (connection?.id ?? (connectionId === '' ? (root ?? '') : connectionId)),
    }
    return open(placed, baseUrl)
  }

  /** Opens a query that is not saved, such as one from a file. */
  const openForm = (form: StoredForm, connectionId: string, connectionName = ''): boolean =>
    open({ form, connectionId }, connectionName)

  /** Opens the query of a request with its saved response, or says that the response is not saved. */
  function openEntry(entry: ListedEntry) {
    const { form, connectionId, connectionName, hasBody } = entry
    if (!open({ form, connectionId }, connectionName)) return
    const kept = hasBody ? describeSavedQuery(entry, currentQuery.conventions) : null
    if (kept) response.send(kept)
    else response.showNotSaved()
  }

  /** Shows a completed set like a response: it can be filtered and exported without requests. */
  function showSet(set: SetView) {
    const { connectionId, connectionName, form } = set
    const kept = describeSavedSet(set)
    if (kept?.set === undefined) return
    // Opened beside the tab of a shown response, which the user may want back.
    const openedFrom = response.response === null ? null : tabs.active.id
    const openTab = openedFrom === null ? tabs.openTab : tabs.openBeside
    if (open({ form, connectionId }, connectionName, openTab))
      response.send({ ...kept, set: { ...kept.set, openedFrom } })
  }

  return { openEntry, openEndpoint, openSaved, openForm, showSet }
}
