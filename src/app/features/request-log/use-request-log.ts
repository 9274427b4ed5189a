import { onBeforeUnmount, shallowRef } from 'vue'
import type { RequestLogEntry } from '#core/exchange/request-log-entry.ts'
import { unlessHostIsGone, useHostClient } from '#app/client/host-client.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { readRequest } from '#core/query/read-query-form.ts'
import { splitAddress } from '#core/paste/split-address.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import type { RequestPurpose } from '#core/exchange/exchange-request.ts'
import type { RequestParameter } from '#core/query/request-parameter.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useConditionWords, useParameterWords } from '#app/words/use-condition-words.ts'
import { useMessage } from '#app/ui/message.ts'

/** Short enough to follow a running check. */
const pollIntervalMs = 400

/** The request log of the host, newest first. Updated while the component is mounted and visible. */
export function useRequestLog() {
  const client = useHostClient()
  const entries = shallowRef<readonly RequestLogEntry[]>([])
  let revision = 0
  let timer: ReturnType<typeof setTimeout> | null = null
  let isUnmounted = false

  async function ask() {
    const isAnswered = await unlessHostIsGone(false, async () => {
      const query = { since: String(revision) }
      const response = await client.api.ledger.$get({ query })
      if (!response.ok) return false
      const log = await response.json()
      revision = log.revision
      if (log.entries.length > 0) entries.value = merge(entries.value, log.entries, log.oldest)
      return true
    })
    if (isAnswered && !isUnmounted) timer = setTimeout(askIfVisible, pollIntervalMs)
  }

  /** Polling stops while the window is hidden. */
  function askIfVisible() {
    if (document.visibilityState === 'visible') void ask()
    else document.addEventListener('visibilitychange', askIfVisible, { once: true })
  }

  void ask()
  onBeforeUnmount(() => {
    isUnmounted = true
    document.removeEventListener('visibilitychange', askIfVisible)
    if (timer) clearTimeout(timer)
  })

  return { entries }
}

/** Merges changed and new entries, newest first, and drops those the host no longer has. */
function merge(
  known: readonly RequestLogEntry[],
  changed: readonly RequestLogEntry[],
  oldest: number,
): readonly RequestLogEntry[] {
  const byId = new Map([...known, ...changed].map((entry) => [entry.id, entry]))
  return [...byId.values()].filter(({ id }) => id >= oldest).sort((one, other) => other.id - one.id)
}

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
      message.warning(
        say('requestLog.leftOut', { parts: leftOut.map(({ what }) => what).join(', ') }),
      )
  }

  return { canOpen: (entry: RequestLogEntry) => readEntry(entry) !== null, openEntry }
}

export function usePurposeWords() {
  const { say } = useWords()
  const endpoints = useEndpointsStore()
  const nameOfParameter = useParameterWords()
  const { nameOfParameterValue } = useConditionWords()
  const namesOfParameters = (parameters: readonly RequestParameter[]) =>
    parameters.map(nameOfParameter).join(', ')

  return (purpose: RequestPurpose, connectionId: string | null): string => {
    switch (purpose.kind) {
      case 'page':
        return purpose.number === null
          ? say('requestLog.purpose.anotherPage')
          : say('requestLog.purpose.page', { number: purpose.number })
      case 'export':
        return say('requestLog.purpose.export', { page: purpose.page })
      case 'set':
        return say(`requestLog.purpose.set.${purpose.step}`, { number: purpose.number })
      case 'sync':
        return say(`requestLog.purpose.sync.${purpose.step}`, { number: purpose.number })
      case 'batch':
        return say('requestLog.purpose.batch', { name: purpose.name })
      case 'changes':
        return say(`requestLog.purpose.changes.${purpose.step}`)
      case 'check':
        return say('requestLog.purpose.check', { parameter: namesOfParameters(purpose.parameters) })
      case 'doctor':
      case 'culprit':
      case 'include-cost':
      case 'missing': {
        const requested = 'value' in purpose ? purpose.value : ''
        const [parameter] = purpose.parameters
        const value =
          parameter === undefined || requested === ''
            ? requested
            : nameOfParameterValue(parameter, requested)
        const about = [namesOfParameters(purpose.parameters), value]
        const subject = about.filter((part) => part !== '').join(' · ')
        const title = say(`requestLog.purpose.${purpose.kind}`)
        return subject === '' ? title : `${title}: ${subject}`
      }
      case 'access':
        return say('requestLog.purpose.access', {
          endpoint: endpoints.displayNameOf(connectionId, purpose.endpoint),
        })
      case 'send':
      case 'compare':
      case 'item':
      case 'conformance':
      case 'connection-test':
      case 'endpoints':
      case 'concept-schemes':
      case 'concepts':
      case 'counts':
      case 'whole-count':
      case 'linked-names':
      case 'used-in':
      case 'picture':
      case 'update':
        return say(`requestLog.purpose.${purpose.kind}`)
    }
  }
}
