import { defineStore } from 'pinia'
import { ref, shallowRef, watch } from 'vue'
import type { HistorySettings, ListedEntry } from '#core/workspace/history-entry.ts'
import { readOk } from '#app/client/read-ok.ts'
import { orHostGone, unlessHostIsGone, type Refusal } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'
import { useAnswerStore, type Shown } from './answer-store.ts'
import { useConnectionsStore } from './connections-store.ts'

/** As many as somebody looks through; a search finds the others. */
const listed = 200

/** The exchanges of this computer: each one is recorded when it ends, and they are found again. */
export const useHistoryStore = defineStore('history', () => {
  const client = useHostClient()
  const answer = useAnswerStore()
  const connections = useConnectionsStore()
  const entries = shallowRef<readonly ListedEntry[]>([])
  const matches = ref(0)
  const total = ref(0)
  const search = ref('')
  /** Whether anybody looks: only then an exchange that ends is worth a new list. */
  const isShown = ref(false)
  let asked = 0

  const keeping = useHistorySettings(load)

  async function load() {
    asked += 1
    const ask = asked
    const query = { q: search.value, limit: String(listed) }
    // Without a host the list stays as it is.
    await unlessHostIsGone(undefined, async () => {
      const response = await client.api.history.$get({ query })
      const found = await readOk(response)
      if (ask !== asked) return
      entries.value = found.entries
      matches.value = found.matches
      total.value = found.total
    })
  }

  /** Resolves with the host's refusal, or null. */
  function clear(): Promise<Refusal | null> {
    return orHostGone(async () => {
      const response = await client.api.history.clear.$post()
      await load()
      return response.ok ? null : response.json()
    })
  }

  /** One entry, or null where it is not there any more. */
  function read(id: string): Promise<ListedEntry | null> {
    return unlessHostIsGone(null, async () => {
      const response = await client.api.history.entry[':id'].$get({ param: { id } })
      return response.ok ? (await response.json()).entry : null
    })
  }

  /** Removes one entry and its kept answer. Resolves with the host's refusal, or null. */
  function remove(id: string): Promise<Refusal | null> {
    return orHostGone(async () => {
      const response = await client.api.history[':id'].remove.$post({ param: { id } })
      await load()
      return response.ok ? null : response.json()
    })
  }

  async function record(shown: Shown) {
    const ended = describeEnd(shown)
    if (ended?.sent.keptId !== null) return
    const { id, connectionId, baseUrl, form } = ended.sent
    const connection = connections.connections.find((one) => one.id === connectionId)
    const json = { id, connectionId, baseUrl, form, result: ended.result }
    // A refusal goes untold: nobody asked for the record, and the answer itself is there.
    await unlessHostIsGone(undefined, async () => {
      await client.api.history.$post({
        json: { ...json, connectionName: connection?.name ?? '' },
      })
    })
    if (isShown.value) await load()
  }

  // At once: two tabs may be answered in the same tick.
  watch(() => answer.ended, record, { flush: 'sync' })
  watch([search, isShown], () => isShown.value && load())

  return {
    entries,
    matches,
    total,
    search,
    ...keeping,
    isShown,
    load,
    clear,
    read,
    remove,
  }
})

/** How much of the history is kept; `changed` is called once the host keeps it otherwise. */
function useHistorySettings(changed: () => Promise<void>) {
  const client = useHostClient()
  const settings = ref<HistorySettings | null>(null)

  async function loadSettings() {
    await unlessHostIsGone(undefined, async () => {
      settings.value = await readOk(await client.api.history.settings.$get())
    })
  }

  /** Resolves with the host's refusal, or null. */
  function changeSettings(next: HistorySettings): Promise<Refusal | null> {
    return orHostGone(async () => {
      const response = await client.api.history.settings.$post({ json: next })
      if (!response.ok) return response.json()
      settings.value = await response.json()
      await changed()
      return null
    })
  }

  return { settings, loadSettings, changeSettings }
}

/** The exchange and how it ended; null while there is none, or it goes on. */
function describeEnd(shown: Shown) {
  switch (shown.kind) {
    case 'nothing':
      return null
    case 'problem':
      return {
        sent: shown.sent,
        result: { kind: 'problem' as const, problem: shown.problem.kind },
      }
    case 'answer': {
      const { sent, head, end } = shown.answer
      if (end === null) return null
      return {
        sent,
        result: {
          kind: 'answer' as const,
          status: head.status,
          total: end.paging.total,
          durationMs: head.timing.firstByteMs + (end.outcome?.downloadMs ?? 0),
          sizeBytes: end.bytes,
          isComplete: end.outcome?.kind === 'complete',
        },
      }
    }
  }
}
