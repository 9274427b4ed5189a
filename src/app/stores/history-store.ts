import { isSuccess } from '#core/exchange/outcome.ts'
import { defineStore } from 'pinia'
import { ref, shallowRef, watch } from 'vue'
import type { HistorySettings, ListedEntry } from '#core/workspace/history-entry.ts'
import {
  readOk,
  orHostGone,
  unlessHostIsGone,
  type Refusal,
  useHostClient,
} from '#app/client/host-client.ts'
import { useResponseStore, type Shown } from './response-store.ts'
import { useConnectionsStore } from './connections-store.ts'
import { durationOf } from './page-store.ts'

/** Maximum length of the list; a search finds the others. */
const maxListed = 200

/** Maximum number of exchanges that are remembered for comparing the next response. */
const maxComparable = 50

/** The history of exchanges; each is recorded when it ends. */
export const useHistoryStore = defineStore('history', () => {
  const client = useHostClient()
  const response = useResponseStore()
  const connections = useConnectionsStore()
  const entries = shallowRef<readonly ListedEntry[]>([])
  /** Number of entries that the search finds, including unlisted ones. */
  const matchCount = ref(0)
  const total = ref(0)
  /** Number of lines of the history that are damaged and were skipped. */
  const damagedCount = ref(0)
  const search = ref('')
  /** True if the list is visible; only then it is reloaded after an exchange. */
  const isShown = ref(false)
  /** The recorded exchanges of this window that were answered without an error, the latest last. */
  const answered = shallowRef<readonly Pick<ListedEntry, 'id' | 'connectionId' | 'form'>[]>([])
  let latestRequest = 0

  const historySettings = useHistorySettings(load)

  async function load() {
    latestRequest += 1
    const ownRequest = latestRequest
    const query = { q: search.value, limit: String(maxListed) }
    // Without a host, the list is unchanged.
    await unlessHostIsGone(undefined, async () => {
      const response = await client.api.history.$get({ query })
      const found = await readOk(response)
      if (ownRequest !== latestRequest) return
      entries.value = found.entries
      matchCount.value = found.matches
      total.value = found.total
      damagedCount.value = found.damaged
    })
  }

  function clear(): Promise<Refusal | null> {
    return orHostGone(async () => {
      const response = await client.api.history.clear.$post()
      await load()
      return response.ok ? null : response.json()
    })
  }

  /** One entry; null if it no longer exists. */
  function read(id: string): Promise<ListedEntry | null> {
    return unlessHostIsGone(null, async () => {
      const response = await client.api.history.entry[':id'].$get({ param: { id } })
      return response.ok ? (await response.json()).entry : null
    })
  }

  /** Removes one entry and its saved response. Resolves with the host's refusal, or null. */
  function remove(id: string): Promise<Refusal | null> {
    return orHostGone(async () => {
      const response = await client.api.history[':id'].remove.$post({ param: { id } })
      await load()
      return response.ok ? null : response.json()
    })
  }

  async function record(shown: Shown) {
    const ended = describeEnd(shown)
    if (ended?.sent.savedResponseId !== null) return
    const { id, connectionId, baseUrl, conventions, form } = ended.sent
    const connection = connections.connections.find((one) => one.id === connectionId)
    const json = { id, connectionId, baseUrl, conventions, form, result: ended.result }
    // A refusal is not reported, because the response itself is shown.
    await unlessHostIsGone(undefined, async () => {
      await client.api.history.$post({
        json: { ...json, connectionName: connection?.name ?? '' },
      })
      if (ended.result.kind === 'answer' && isSuccess(ended.result.status))
        answered.value = [...answered.value, { id, connectionId, form }].slice(-maxComparable)
    })
    if (isShown.value) await load()
  }

  // Synchronous, because two tabs may get a response in the same tick. A first one may be there before this code.
  watch(() => response.lastResult, record, { flush: 'sync', immediate: true })
  watch([search, isShown], () => isShown.value && load())

  return {
    answered,
    entries,
    matchCount,
    damagedCount,
    total,
    search,
    ...historySettings,
    isShown,
    load,
    clear,
    read,
    remove,
  }
})

/** The limits of the history; `onChanged` is called after the host has applied new ones. */
function useHistorySettings(onChanged: () => Promise<void>) {
  const client = useHostClient()
  const settings = ref<HistorySettings | null>(null)

  async function loadSettings() {
    await unlessHostIsGone(undefined, async () => {
      settings.value = await readOk(await client.api.history.settings.$get())
    })
  }

  function changeSettings(next: HistorySettings): Promise<Refusal | null> {
    return orHostGone(async () => {
      const response = await client.api.history.settings.$post({ json: next })
      if (!response.ok) return response.json()
      settings.value = await response.json()
      await onChanged()
      return null
    })
  }

  return { settings, loadSettings, changeSettings }
}

/** The exchange with its result; null if there is none or it is running. */
function describeEnd(shown: Shown) {
  switch (shown.kind) {
    case 'nothing':
      return null
    case 'problem':
      if (shown.sent === null) return null
      return {
        sent: shown.sent,
        result: { kind: 'problem' as const, problem: shown.problem.kind },
      }
    case 'response': {
      const { sent, head, end } = shown.response
      if (end === null) return null
      return {
        sent,
        result: {
          kind: 'answer' as const,
          status: head.status,
          total: end.paging.total,
          durationMs: durationOf(shown.response),
          sizeBytes: end.bytes,
          isComplete: end.outcome?.kind === 'complete',
        },
      }
    }
  }
}
