import { computed, ref, shallowRef } from 'vue'
import type { ConnectionView } from '#core/connection/connection-view.ts'
import { orHostGone, type Refusal } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'

/** The host's response to a change: the changed connection, or why it was refused. */
export type ChangeAnswer =
  { ok: true; json: () => Promise<ConnectionView> } | { ok: false; json: () => Promise<Refusal> }

/** The connections as last received from the host, and the current one. */
export function useConnectionList() {
  const client = useHostClient()
  const connections = shallowRef<readonly ConnectionView[]>([])
  const currentId = ref<string | null>(null)
  const current = computed(
    () => connections.value.find((connection) => connection.id === currentId.value) ?? null,
  )

  /**
   * Resolves when the host has started the current connection's sample server and its URL is final; null if
   * done.
   */
  const preparing = shallowRef<Promise<unknown> | null>(null)

  /** Selects a connection at once. The host may start its sample server, which may change its URL. */
  async function use(id: string): Promise<Refusal | null> {
    currentId.value = id
    const preparation = applyChange(() =>
      client.api.connections[':id'].use.$post({ param: { id } }),
    )
    preparing.value = preparation
    const refusal = await preparation
    if (preparing.value === preparation) preparing.value = null
    return refusal
  }

  /** Selects no connection, because the active tab belongs to a removed one. */
  function useNone() {
    currentId.value = null
  }

  /** Applies a change and shows the changed connection. Resolves with the refusal, or null. */
  function applyChange(send: () => Promise<ChangeAnswer>): Promise<Refusal | null> {
    return orHostGone(async () => {
      const answer = await send()
      if (!answer.ok) return answer.json()
      upsert(await answer.json())
      return null
    })
  }

  function upsert(view: ConnectionView) {
    const isKnown = connections.value.some(({ id }) => id === view.id)
    connections.value = isKnown
      ? connections.value.map((other) => (other.id === view.id ? view : other))
      : [...connections.value, view]
  }

  return { connections, currentId, current, preparing, use, useNone, applyChange, upsert }
}

export type ConnectionList = ReturnType<typeof useConnectionList>
