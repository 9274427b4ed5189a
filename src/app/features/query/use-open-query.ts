import { useMessage } from 'naive-ui'
import { useWords } from '#app/i18n/use-words.ts'
import { findConnectionOf } from '#core/connection/match-connection.ts'
import { freshForm, type WrittenForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { SetView } from '#core/set/set-document.ts'
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

  /** Opens an endpoint for a connection, nothing else asked of it. */
  const openEndpoint = (connectionId: string, connectionName: string, endpoint: string): boolean =>
    open({ form: { ...freshForm, endpoint }, connectionId }, connectionName)

  /** Opens a saved request in its own tab, or brings that tab to the front. */
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

  /** Opens a query that is kept nowhere, such as one of a file. */
  const openForm = (form: WrittenForm, connectionId: string): boolean =>
    open({ form, connectionId }, '')

  /** Shows the answer that was kept of an exchange, under the query that it answered. */
  function showKept(entry: ListedEntry) {
    // Its answer would take the place of another query's.
    if (!openEntry(entry)) return
    const kept = describeKeptQuery(entry, written.conventions)
    if (kept) answer.send(kept)
  }

  /** Shows a set that has ended as one answer: it is shown, filtered and exported without a request. */
  function showSet(set: SetView) {
    const { id, connectionId, connectionName, baseUrl, form, conventions, standing } = set
    const planned = planRequest(form, conventions)
    if (standing.kind !== 'ended' || !planned.ok) return
    // As with an answer that was kept: a tab of its own where there is room, else nothing.
    if (!open({ form, connectionId }, connectionName)) return
    const plan = planned.value
    const endedAt = set.endedAt ?? set.startedAt
    answer.send({
      id: crypto.randomUUID(),
      keptId: id,
      set: { verdict: standing.verdict, endedAt },
      sentAt: endedAt,
      connectionId,
      baseUrl,
      conventions,
      form,
      plan,
      purpose: { kind: 'send' },
      query: { form, plan },
    })
  }

  return { openEntry, openEndpoint, openSaved, openForm, showKept, showSet }
}
