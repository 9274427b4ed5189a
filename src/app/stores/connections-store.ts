import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { ConnectionDraft } from '#core/connection/connection.ts'
import type { ConnectionTrial } from '#core/connection/connection-trial.ts'
import { readOk } from '#app/client/read-ok.ts'
import { hostGone, orHostGone, unlessHostIsGone, type Refusal } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'
import { useAddedConnections } from './added-connections.ts'
import { useConnectionChanges, useConnectionTokens } from './connection-changes.ts'
import { useConnectionList } from './connection-list.ts'

/** Problems and repairs of the files of connections and tokens. */
export type ConnectionNotice =
  /** The connections were unreadable; they are in `file` now, and the list is empty. */
  | { kind: 'set-aside'; file: string }
  /** `count` connections were unreadable and left out; the original file was copied to `file`. */
  | { kind: 'entries-set-aside'; count: number; file: string }
  /** Saved by a newer version of the app; nothing can be changed. */
  | { kind: 'newer' }
  /** The file cannot be read now; `code` is the system's error code. */
  | { kind: 'unavailable'; code: string }
  /** As in FileRepair, of the file with the tokens. */
  | { kind: 'mode-narrowed' | 'link-replaced' | 'not-repaired' }

type TrialResult = { kind: 'tried'; trial: ConnectionTrial } | { kind: 'refused'; refusal: Refusal }

/** The connections and the current one. Actions return the host's refusal, or null. */
export const useConnectionsStore = defineStore('connections', () => {
  const client = useHostClient()
  const list = useConnectionList()
  const { connections, current, currentId, preparing, use, useNone } = list
  const tokens = useConnectionTokens(list)
  const { offersCoreSample, ...adding } = useAddedConnections(list, tokens.setToken)
  const notices = shallowRef<readonly ConnectionNotice[]>([])
  /** Why the connections could not be loaded, or null. */
  const failure = shallowRef<Refusal | null>(null)
  /** Names of removed connections, if still known. */
  const formerNames = shallowRef<ReadonlyMap<string, string>>(new Map())

  /**
   * Loads all connections and selects the given one, otherwise the last used or the first. A removed
   * connection is not replaced, so that its queries are not sent to another server.
   */
  async function load(wantedId: string | null) {
    failure.value = await orHostGone(async () => {
      const answer = await client.api.connections.$get()
      const { connections: loaded, recent, document, repairs, ...offered } = await readOk(answer)
      connections.value = loaded
      offersCoreSample.value = offered.offersCoreSample
      notices.value = [...describeDocument(document), ...repairs.map((kind) => ({ kind }))]
      const isLoadedId = (id: string | null) => loaded.some((connection) => connection.id === id)
      const wanted = wantedId ?? recent.find(isLoadedId) ?? loaded[0]?.id
      return wanted === undefined || !isLoadedId(wanted) ? null : use(wanted)
    })
  }

  /** Removes a connection. No other one is selected, so that its queries are not sent to another server. */
  function remove(id: string): Promise<Refusal | null> {
    return orHostGone(async () => {
      const answer = await client.api.connections[':id'].remove.$post({ param: { id } })
      if (!answer.ok) return answer.json()
      const removed = connections.value.find((connection) => connection.id === id)
      if (removed) noteFormerName(id, removed.name)
      connections.value = connections.value.filter((connection) => connection.id !== id)
      if (currentId.value === id) useNone()
      return null
    })
  }

  /** Tests a connection as typed, without saving it. */
  function tryOut(trial: {
    id: string | null
    draft: ConnectionDraft
    token: string
    endpoint: string
  }): Promise<TrialResult> {
    return unlessHostIsGone<TrialResult>({ kind: 'refused', refusal: hostGone }, async () => {
      const answer = await client.api.connections.test.$post({ json: trial })
      return answer.ok
        ? { kind: 'tried', trial: await answer.json() }
        : { kind: 'refused', refusal: await answer.json() }
    })
  }

  /** Reloads the token states, because only the first use shows whether a token can be read. */
  async function refresh() {
    await orHostGone(async () => {
      const answer = await client.api.connections.$get()
      connections.value = (await readOk(answer)).connections
      return null
    })
  }

  function noteFormerName(id: string, name: string) {
    formerNames.value = new Map(formerNames.value).set(id, name)
  }

  return {
    ...useConnectionChanges(list),
    ...tokens,
    ...adding,
    connections,
    notices,
    failure,
    current,
    currentId,
    preparing,
    formerNames,
    noteFormerName,
    offersCoreSample,
    load,
    use,
    useNone,
    remove,
    tryOut,
    refresh,
  }
})

function describeDocument(
  document:
    | { kind: 'ready' }
    | { kind: 'set-aside'; movedTo: string }
    | { kind: 'entries-set-aside'; count: number; copiedTo: string }
    | ConnectionNotice,
): ConnectionNotice[] {
  if (document.kind === 'ready') return []
  if ('copiedTo' in document)
    return [{ kind: document.kind, count: document.count, file: document.copiedTo }]
  return 'movedTo' in document ? [{ kind: 'set-aside', file: document.movedTo }] : [document]
}
