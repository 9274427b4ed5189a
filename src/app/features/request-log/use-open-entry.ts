import { useMessage } from 'naive-ui'
import { useWords } from '#app/i18n/use-words.ts'
import type { RequestLogEntry } from '#core/exchange/request-log-entry.ts'
import { readRequest } from '#core/query/read-query-form.ts'
import { splitAddress } from '#core/paste/split-address.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'

/** Opens a request of the log as a query in a new tab. Sends nothing. */
export function useOpenEntry() {
  const connections = useConnectionsStore()
  const tabs = useTabsStore()
  const message = useMessage()
  const { say } = useWords()

  /** Reads the request into a form; null if it does not list the items of an endpoint. */
  function readEntry({ method, url, body, connectionId }: RequestLogEntry) {
    const connection = connections.connections.find(({ id }) => id === connectionId)
    const target = splitAddress(url)?.target
    if (connection === undefined || target === undefined) return null
    const { conventions } = connection
    const reading = readRequest({ method, target, body }, conventions)
    if (!reading.ok || reading.value.leftOut.some(({ reason }) => reason === 'path')) return null
    return { connectionId: connection.id, ...reading.value }
  }

  function openEntry(entry: RequestLogEntry) {
    const found = readEntry(entry)
    if (found === null) return
    const { form, connectionId, leftOut } = found
    if (!tabs.openTab({ form, connectionId }))
      message.warning(say('workspace.tabsFull', { count: tabs.tabs.length }))
    else if (leftOut.length > 0)
      message.warning(say('ledger.leftOut', { parts: leftOut.map(({ what }) => what).join(', ') }))
  }

  return { canOpen: (entry: RequestLogEntry) => readEntry(entry) !== null, openEntry }
}
